import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Tenancy } from '../../../src/table/tenancy.ts';

it('a second tab does not get the seat that the first one holds, and gets it when that is given back', async () => {
  const [first, second] = [new Tenancy(() => 1), new Tenancy(() => 2)];
  assert.equal(await first.take('a'), true);
  assert.equal(await second.take('a'), false);
  assert.equal(await second.take('another'), true);
  first.release('a');
  assert.equal(await second.take('a'), true);
  first.close();
  second.close();
});
it('of two tabs that ask in the same moment exactly one gets the seat', async () => {
  const [first, second] = [new Tenancy(() => 5), new Tenancy(() => 9)];
  assert.deepEqual(await Promise.all([first.take('a'), second.take('a')]), [false, true]);
  first.close();
  second.close();
});
it('a table that was made here is held at once', async () => {
  const [first, second] = [new Tenancy(() => 1), new Tenancy(() => 2)];
  first.own('a');
  assert.equal(await second.take('a'), false);
  first.close();
  second.close();
});
