import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Announcer } from '../../../src/ui/announcer.ts';

/** An announcer whose time passes only when told, and everything it put into each region. */
function listen() {
  const said: string[] = [];
  const region = (mark: string): Element =>
    ({
      set textContent(text: string) {
        said.push(`${mark}${text}`);
      },
    }) as unknown as Element;
  const later: (() => void)[] = [];
  const announcer = new Announcer({ politely: region(''), now: region('! ') }, (run) => later.push(run));
  const pass = (): void => {
    later.shift()?.();
  };
  return { announcer, said, pass, plain: () => said.map((s) => s.replace(/\u200B/g, '')) };
}

describe('the announcer', () => {
  it('says one line at a time', () => {
    const { announcer, plain, pass } = listen();
    announcer.say('Ana bids 3 fours.');
    announcer.say('Bruno says Dudo.');
    assert.deepEqual(plain(), ['Ana bids 3 fours.']);
    pass();
    assert.deepEqual(plain(), ['Ana bids 3 fours.', 'Bruno says Dudo.']);
  });
  it('says the same sentence twice as two different texts, so that it is spoken twice', () => {
    const { announcer, said, plain, pass } = listen();
    announcer.say('Your turn.');
    pass();
    announcer.say('Your turn.');
    assert.deepEqual(plain(), ['Your turn.', 'Your turn.']);
    assert.notEqual(said[0], said[1]);
  });
  it('lets your turn go before everything that waits', () => {
    const { announcer, plain, pass } = listen();
    announcer.say('Everybody has rolled.');
    announcer.say('Chidi sits down.', 'ambient');
    announcer.say('Your turn.', 'urgent');
    pass();
    pass();
    assert.deepEqual(plain(), ['Everybody has rolled.', '! Your turn.', 'Chidi sits down.']);
  });
  it('drops an unspoken bid when a newer one has come', () => {
    const { announcer, plain, pass } = listen();
    announcer.say('Round 2.');
    announcer.say('Ana bids 3 fours.', 'game', 'bid');
    announcer.say('Bruno bids 4 fours.', 'game', 'bid');
    pass();
    pass();
    assert.deepEqual(plain(), ['Round 2.', 'Bruno bids 4 fours.']);
  });
  it('forgets what led to a verdict, but not that it is your turn', () => {
    const { announcer, plain, pass } = listen();
    announcer.say('Round 2.');
    announcer.say('Ana bids 3 fours.');
    announcer.say('Your turn.', 'urgent');
    announcer.flush();
    announcer.say('There are 2 fours.');
    pass();
    pass();
    assert.deepEqual(plain(), ['Round 2.', '! Your turn.', 'There are 2 fours.']);
  });
  it('remembers the last line for who wants to hear it again', () => {
    const { announcer } = listen();
    announcer.say('Ana bids 3 fours.');
    assert.equal(announcer.last, 'Ana bids 3 fours.');
  });
  it('says nothing for an empty sentence', () => {
    const { announcer, said } = listen();
    announcer.say(' ');
    assert.deepEqual(said, []);
  });
});
