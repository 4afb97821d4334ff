import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signCount } from '../../../src/core/table-sign.ts';
import { tableSign } from '../../../src/table/table-sign.ts';
import { signs } from '../../../src/ui/signs.ts';

describe('the table sign', () => {
  const keys = ['aa'.repeat(32), 'bb'.repeat(32), 'cc'.repeat(32)];
  it('is the same on every device, in whatever order the seats come', () => {
    assert.deepEqual(tableSign(keys), tableSign(keys.toReversed()));
  });
  it('has a picture for every number', () => {
    assert.equal(signs.length, signCount);
  });
  it('changes with any key', () => {
    const others = Array.from({ length: 20 }, (_, i) =>
      tableSign([...keys.slice(1), i.toString(16).padStart(64, '0')]),
    );
    assert.equal(others.filter((s) => s.join() === tableSign(keys).join()).length, 0);
  });
});
