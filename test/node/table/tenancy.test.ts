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
it('a tab that is asked to give its seat stops first, and only then the other has it', async () => {
  const told: string[] = [];
  const first = new Tenancy(
    () => 1,
    (id) => new Promise((done) => setTimeout(() => done(void told.push(`stopped ${id}`)), 20)),
  );
  const second = new Tenancy(() => 2);
  await first.take('a');
  assert.equal(await second.takeOver('a'), true);
  assert.deepEqual(told, ['stopped a']);
  assert.equal(await first.take('a'), false);
  first.close();
  second.close();
});
