// ui/evidence-words.ts: the evidence of one round in plain sentences. No DOM, and no word of the trade.
import { msg, str } from '@lit/localize';
import type { Seat } from '../core/seat.ts';
import type { RoundEvidence, Unlocked } from '../core/verdict.ts';
import type { SealState } from '../parts/seal.ts';
import { cardLines, cardSummary, signedLine } from './evidence-card-words.ts';
import { listed } from './people.ts';

type Names = (seat: Seat) => string;
/** One of the four sentences of *How do I know?* and what it stands on. */
export type Line = { readonly state: SealState; readonly text: string; readonly proof: string };
const join = (...all: readonly string[]): string => all.filter((s) => s !== '').join(' ');

export const roundTitle = ({ number, owing }: RoundEvidence): string => {
  if (number > 0) return msg(str`Round ${number}`);
  return owing.length === 0 ? msg('Sitting down') : msg('The draw');
};

/** The four sentences as they hold for every round. */
export function generalLines(seats: number): readonly Line[] {
  return [
    {
      state: 'sealed',
      text: msg('Before a round, every player locks a secret in a sealed box.'),
      proof:
        seats > 0
          ? msg(str`Nobody can move before all ${seats} seals are there.`)
          : msg('Nobody can move before all seals are there.'),
    },
    {
      state: 'sealed',
      text: msg(
        'Everyone’s secrets are mixed, so nobody can choose what is rolled or drawn, not even who opened the table.',
      ),
      proof: msg('Your part is in every roll and every draw.'),
    },
    {
      state: 'checked',
      text: msg('In the end the boxes are opened.'),
      proof: msg('Each box must match its seal, or the player is named.'),
    },
    {
      state: 'checked',
      text: msg('Your device rolls or draws the same again from those secrets.'),
      proof: msg('It believes nobody, and looks for itself.'),
    },
  ];
}
/** The four sentences with the evidence of this round; `me`: the seat of this device. */
export function linesOf(round: RoundEvidence, names: Names, me: number | null): readonly Line[] {
  if (round.cards) return cardLines(round, round.cards, names, me);
  if (round.number === 0 && round.owing.length === 0) return [signedLine(round)];
  return [locked(round), mixed(round, names, me), opened(round, names), again(round, names)];
}

/** A number is drawn and no cup is sealed: who begins, or in a game without dice what comes next. */
const draws = ({ number, seals }: RoundEvidence): boolean =>
  number === 0 || (seals.length > 0 && seals.every(({ cup }) => cup === null));

function locked(round: RoundEvidence): Line {
  const { seals, owing, steps } = round;
  const [n, of] = [seals.length, owing.length];
  const all = of > 0 && n === of;
  const text = draws(round)
    ? msg('Before the draw, every player locked a secret in a sealed box.')
    : msg('Before the round, every player locked a secret in a sealed box.');
  if (of === 0) return { state: 'forming', text, proof: msg('The seals are still being made.') };
  const proof =
    steps.move !== null && all
      ? msg(str`${n} of ${of} seals arrived before the first bid.`)
      : msg(str`${n} of ${of} seals arrived.`);
  return { state: all ? 'sealed' : 'never', text, proof };
}
function mixed(round: RoundEvidence, names: Names, me: number | null): Line {
  const { seals, owing, seed } = round;
  const text = draws(round)
    ? msg('Everyone’s secrets were mixed, so nobody could choose the draw, not even who opened the table.')
    : msg('Everyone’s secrets were mixed, so nobody could choose the dice, not even who opened the table.');
  const wrong = seals.filter((s) => s.mixed === 'differs').map((s) => names(s.seat));
  if (wrong.length > 0) return { state: 'mismatch', text, proof: unfit(wrong) };
  const inside = seals.filter((s) => s.mixed === 'fits');
  if (seed === null) {
    const none = inside.length === 0;
    return {
      state: none ? 'forming' : 'never',
      text,
      proof: none ? msg('Nothing was mixed yet.') : msg(str`${inside.length} of ${owing.length} parts came.`),
    };
  }
  const mine = inside.some((s) => s.seat === me) ? msg('Your part is in it.') : '';
  return { state: 'checked', text, proof: join(mine, msg(str`All ${inside.length} parts are in it.`)) };
}
const unfit = (who: readonly string[]): string =>
  who.length === 1
    ? msg(str`The box of ${who[0] ?? ''} does not match its seal.`)
    : msg(str`The boxes of ${listed(who)} do not match their seals.`);

/** What of a round is opened: cups, or for a draw the parts themselves. */
const boxes = (round: RoundEvidence): readonly { readonly seat: Seat; readonly as: Unlocked }[] =>
  draws(round)
    ? round.seals.map((s) => ({ seat: s.seat, as: s.mixed }))
    : round.seals.flatMap((s) => (s.cup ? [{ seat: s.seat, as: s.cup.opened }] : []));

function opened(round: RoundEvidence, names: Names): Line {
  const text = draws(round)
    ? msg('Then the boxes were opened.')
    : msg('When the cups were lifted, the boxes were opened.');
  const all = boxes(round);
  const who = (as: Unlocked): string[] => all.filter((b) => b.as === as).map((b) => names(b.seat));
  const [fit, wrong, closed] = [who('fits'), who('differs'), who('never')];
  if (fit.length === 0 && wrong.length === 0)
    return round.void
      ? { state: 'never', text, proof: msg('This round does not count: it ended before the cups were lifted.') }
      : {
          state: 'sealed',
          text: msg('When the cups are lifted, the boxes are opened.'),
          proof: msg('The boxes are still closed.'),
        };
  const match = msg(str`${fit.length} of ${all.length} match their seals.`);
  const left =
    closed.length === 0
      ? ''
      : closed.length === 1
        ? msg(str`The box of ${closed[0] ?? ''} stayed closed.`)
        : msg(str`The boxes of ${listed(closed)} stayed closed.`);
  if (wrong.length > 0) return { state: 'mismatch', text, proof: join(match, unfit(wrong), left) };
  return { state: closed.length > 0 ? 'never' : 'checked', text, proof: join(match, left) };
}
function again(round: RoundEvidence, names: Names): Line {
  if (draws(round)) {
    const text = msg('Your device made the same draw again from those secrets.');
    const starter =
      round.number === 0 && round.drawn?.of === round.owing.length ? round.owing[round.drawn.number] : undefined;
    return round.drawn === null
      ? { state: 'sealed', text, proof: msg('Nothing is drawn yet.') }
      : {
          state: 'checked',
          text,
          proof: starter === undefined ? msg('Same draw.') : msg(str`Same draw: ${names(starter)} begins.`),
        };
  }
  const text = msg('Your device rolled the same dice again from those secrets.');
  const cups = round.seals.flatMap(({ seat, cup }) => (cup?.opened === 'fits' ? [{ seat, dice: cup.dice }] : []));
  if (cups.length === 0)
    return round.void
      ? { state: 'never', text, proof: msg('No cup was lifted in this round.') }
      : {
          state: 'sealed',
          text: msg('Your device rolls the same dice again from those secrets.'),
          proof: msg('It does so as soon as the cups are lifted.'),
        };
  const count = cups.reduce((n, c) => n + c.dice.length, 0);
  const each = cups.map((c) => `${names(c.seat)} ${c.dice.join(' ')}`).join(' · ');
  return {
    state: 'checked',
    text,
    proof: count === 1 ? msg(str`Same die: ${each}`) : msg(str`Same ${count} dice: ${each}`),
  };
}

/** Whoever went in a round, and how. */
export function goneLines({ gone }: RoundEvidence, names: Names): readonly string[] {
  return gone.map(({ seat, why, step }) => {
    const name = names(seat);
    switch (why) {
      case 'left':
        return msg(str`${name} left at step ${step}.`);
      case 'lost':
        return msg(str`The others went on without ${name} at step ${step}.`);
      case 'fault':
        return msg(str`What came from ${name} at step ${step} did not fit. ${name} went out.`);
      case 'foul':
        return msg(str`${name} broke a rule at step ${step} and went out.`);
      default:
        return why satisfies never;
    }
  });
}
/** One line under a round's title: seals, moves, steps. */
export function roundSummary(round: RoundEvidence): string {
  const all = boxes(round);
  const fit = all.filter((b) => b.as === 'fits').length;
  const seals = round.void
    ? msg('does not count')
    : round.cards
      ? cardSummary(round.cards)
      : fit === 0
        ? msg('still closed')
        : msg(str`${fit} of ${all.length} match`);
  const moves = round.moves === 0 ? '' : round.moves === 1 ? msg('1 move') : msg(str`${round.moves} moves`);
  const steps = msg(str`steps ${round.from} to ${round.to}`);
  return [seals, moves, steps].filter((s) => s !== '').join(' · ');
}
/** The mark of a whole round; `fault`: the step at which the record itself breaks. */
export function roundState(round: RoundEvidence, fault: number | null): SealState {
  if (fault !== null && fault >= round.from && fault <= round.to) return 'mismatch';
  if (round.seals.some((s) => s.mixed === 'differs' || s.cup?.opened === 'differs')) return 'mismatch';
  if (round.cards && round.cards.unfit.length > 0) return 'mismatch';
  if (round.void) return 'never';
  if (round.cards) return round.cards.shuffles.length > 0 ? 'checked' : 'forming';
  return boxes(round).some((b) => b.as === 'fits') ? 'checked' : 'sealed';
}
/** Which round *How do I know?* tells of: the present one, or before its first bid the one that has just been opened. */
export function roundToTell(rounds: readonly RoundEvidence[]): number {
  const last = rounds.length - 1;
  return rounds[last]?.moves === 0 && last > 0 ? last - 1 : last;
}
