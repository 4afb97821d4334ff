// tools/verify.ts: judges an exported record of a game and says what was checked, or the first thing that is wrong with it.
import { readFileSync } from 'node:fs';
import { faults, type Fault } from '../src/core/result.ts';
import type { Verdict } from '../src/core/verdict.ts';
import { auditFile } from '../src/table/audit.ts';
import { computeFast } from './arithmetic.ts';
import { longestRecord } from '../src/table/record.ts';
import { readFlags } from './options.ts';
import { checkByNode } from './world.ts';

/** The bytes of a file, or a sentence why there are none. */
function bytesOf(path: string): Uint8Array | string {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    if (bytes.length === 0) return `${path} is empty.`;
    return bytes.length > longestRecord ? `${path} is longer than any record of a game.` : bytes;
  } catch (e) {
    const code = e instanceof Error && 'code' in e ? e.code : null;
    if (code === 'ENOENT') return `There is no file ${path}.`;
    if (code === 'EISDIR') return `${path} is a folder, not a record.`;
    return `${path} could not be read: ${e instanceof Error ? e.message : String(e)}`;
  }
}
const nameOf = (verdict: Verdict, seat: number | undefined): string => {
  const name = verdict.seats.find((s) => s.seat === seat)?.name;
  return seat === undefined ? 'no seat in particular' : `seat ${seat}${name === undefined ? '' : ` (${name})`}`;
};
const faultLine = (verdict: Verdict, { code, seat, step, why }: Fault): string =>
  `step ${step ?? '?'}, ${nameOf(verdict, seat)}: ${faults[code]}${why === undefined ? '' : ` (${why})`}`;

function summary(verdict: Verdict): string {
  const { seats, rounds, steps, checks, head, finished, winner, seen, fault } = verdict;
  const lines = [
    ...(seats.length > 0 ? [`game     ${verdict.game}`] : []),
    ...seats.map((s) => `seat ${s.seat}   ${s.name} (key ${s.key.slice(0, 16)})`),
    ...(steps > 0 ? [`checked  ${steps} steps, ${rounds} rounds`] : []),
    ...Object.entries(checks).map(([kind, n]) => `         ${n} ${kind}`),
    ...(head === '' ? [] : [`head     ${head}`]),
    ...(fault || seats.length === 0 ? [] : [`end      ${finished ? ending(verdict, winner) : 'not finished'}`]),
    ...seen.map((f) => `seen     ${faultLine(verdict, f)}`),
  ];
  if (!fault) return [...lines, 'All of it holds: every signature, seal, move and vote was checked.'].join('\n');
  const where = fault.code === 'not-a-record' ? faults[fault.code] : faultLine(verdict, fault);
  return [...lines, `REFUSED  ${where}`].join('\n');
}
const ending = (verdict: Verdict, winner: number | null): string =>
  winner === null ? 'nobody won' : `${nameOf(verdict, winner)} won`;

const { values, words } = readFlags(
  'verify',
  'Judges an exported record of a game without network and without secrets; exits 1 when it does not hold.',
  { json: { type: 'boolean', help: 'one JSON object' } },
  'FILE',
);
const say = (text: string, found: object): void =>
  values.json === true ? console.log(JSON.stringify(found)) : console.log(text);
const [path] = words;
if (path === undefined || words.length !== 1) {
  console.error('Name one file: npm run -s verify -- FILE');
  process.exit(2);
}
const bytes = bytesOf(path);
if (typeof bytes === 'string') {
  say(bytes, { ok: false, error: bytes });
  process.exit(1);
}
await computeFast();
const verdict = await auditFile(bytes, checkByNode);
say(verdict.fault?.code === 'not-a-record' ? `${path}: ${faults['not-a-record']}` : summary(verdict), verdict);
process.exit(verdict.ok ? 0 : 1);
