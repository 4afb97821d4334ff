// table/seat-chair.ts: a person's chair at a table: every wish and every move goes through here, and is refused in words, never thrown.
import type { Chair } from '../core/chair.ts';
import { fromHex } from '../core/bytes.ts';
import { fail, type Result } from '../core/result.ts';
import { newKeys } from '../fair/signature.ts';
import type { Gathering } from './gathering.ts';
import { recordOf, writeRecord } from './record.ts';
import type { Table } from './table.ts';

type Answer = Result<null, string>;

/** The chair of the person whose device this is. All its members are plain functions, so that it can cross to the page. */
export function chairAt(table: Table): Chair {
  const wish = (of: (lobby: Gathering) => Answer): Promise<Answer> =>
    Promise.resolve(table.lobby ? of(table.lobby) : fail('not-now'));
  return {
    show: (to) => {
      table.tell(to);
      return Promise.resolve();
    },
    ready: (yes) => wish((lobby) => lobby.ready(yes)),
    rename: (name) => wish((lobby) => lobby.rename(name)),
    addBot: () =>
      wish((lobby) => (lobby.place === 'seat' ? lobby.addBot(newKeys(table.ports.chance)) : fail('not-now'))),
    change: (game, options) => wish((lobby) => lobby.change(game, options)),
    remove: (key) => wish((lobby) => lobby.remove(fromHex(key))),
    move: (key, to) => wish((lobby) => lobby.move(fromHex(key), to)),
    sit: (yes) => Promise.resolve(table.sit(yes)),
    allowWatching: (yes) => wish((lobby) => lobby.allowWatching(yes)),
    lock: (yes) => wish((lobby) => lobby.lock(yes)),
    start: (anyway) => table.start(anyway),
    answer: async (step, move) => {
      const { game } = table;
      const seat = game?.asking?.seat;
      return game && seat !== undefined ? game.answer(seat, step, move) : fail('not-your-turn');
    },
    goOnWithout: async (seats, yes) => {
      await table.game?.goOnWithout(seats, yes);
    },
    leave: () => table.leave(),
    giveUp: async () => {
      await table.game?.leave();
    },
    again: () => table.again(),
    record: () => {
      const { game } = table;
      if (!game) return Promise.reject(new Error('there is no game to record'));
      return Promise.resolve(writeRecord(game.roster.game.id, recordOf(game.chain, game.court.proof)));
    },
    evidence: async () => {
      const { game } = table;
      if (!game) return [];
      const { audit } = await import('./audit.ts'); // loaded by who asks: no game needs it
      // Signatures were looked at as they came; seals, moves and dice are judged again.
      return (await audit(recordOf(game.chain, []), () => true)).evidence;
    },
  };
}
