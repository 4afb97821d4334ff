// ui/narrator.ts: turns scenes into what is heard: sentences for the announcer, the turn mark, sounds, a screen that stays on. Shows nothing.
import { msg, str } from '@lit/localize';
import type { Scene } from '../core/chair.ts';
import type { Lobby } from '../core/gathering.ts';
import type { Plain } from '../core/plain.ts';
import { namesOf, playerName } from '../parts/player-name.ts';
import type { Announcer } from './announcer.ts';
import { Awake } from './awake.ts';
import { endWords } from './endings.ts';
import { kindOf, wordsOf } from './game-words.ts';
import { outsideWords } from './lobby-words.ts';
import type { SettingsStore } from './settings.ts';
import { moodOf, Sound } from './sound.ts';
import type { TurnMark } from './turn-mark.ts';

/** A decision of one's own is asked; a window only may be used. */
const asked = (scene: Lobby | Scene | null): number | null =>
  scene === null || scene.at === 'gathering' || scene.ask === null || scene.ask.window ? null : scene.ask.step;

export class Narrator {
  readonly #announcer: Announcer;
  readonly #mark: TurnMark;
  readonly #sound: Sound;
  readonly #awake = new Awake();
  constructor(announcer: Announcer, mark: TurnMark, settings: SettingsStore) {
    this.#announcer = announcer;
    this.#mark = mark;
    this.#sound = new Sound(() => settings.now);
  }
  async tell(before: Lobby | Scene | null, now: Lobby | Scene, news: readonly Plain[]): Promise<void> {
    const mine = asked(now);
    void this.#awake.keep(now.at === 'gathering' || now.end === null);
    this.#mark.turn(mine === null ? null : msg('Your turn'));
    if (now.at === 'gathering') {
      void this.#sound.prepare().catch(() => undefined);
      if (before?.at === 'gathering') this.#lobby(before, now);
      return;
    }
    const words = await wordsOf(now.game);
    const names = namesOf(now);
    const sentences = news.map((entry) => words.say(entry, names)).filter((s) => s !== '');
    const turns = mine !== null && mine !== asked(before);
    if (news.some((entry) => kindOf(entry) === 'verdict')) this.#announcer.flush();
    if (turns) this.#announcer.say([msg('Your turn.'), ...sentences].join(' '), 'urgent', 'turn');
    else
      this.#announcer.say(
        sentences.join(' '),
        'game',
        news[0] !== undefined && news.length === 1 ? kindOf(news[0]) : null,
      );
    if (before !== null && before.at !== 'gathering') this.#lines(before, now);
    if (now.end !== null && before !== null && (before.at === 'gathering' || before.end === null)) {
      const { title, text } = endWords(now, now.end);
      this.#announcer.say(`${title}. ${text}`, now.end.kind === 'disputed' ? 'urgent' : 'game', 'end');
    }
    await this.#play(news, turns);
  }
  stop(): void {
    this.#mark.turn(null);
    this.#sound.stop();
    void this.#awake.stop();
  }
  async #play(news: readonly Plain[], turns: boolean): Promise<void> {
    const moods = news.map((entry) => moodOf(kindOf(entry))).filter((m) => m !== null);
    const last = turns ? 'turn' : moods.at(-1);
    // A browser without sound is a quiet table, not a broken one.
    if (last !== undefined) await this.#sound.play(last).catch(() => undefined);
  }
  #lobby(before: Lobby, now: Lobby): void {
    const was = new Set(before.seats.map((s) => s.key));
    const is = new Set(now.seats.map((s) => s.key));
    now.seats.forEach((s, i) => {
      if (!was.has(s.key)) this.#announcer.say(msg(str`${playerName(s.name, i)} sits down.`), 'ambient');
    });
    before.seats.forEach((s, i) => {
      if (!is.has(s.key)) this.#announcer.say(msg(str`${playerName(s.name, i)} gets up.`), 'ambient');
    });
    for (const w of now.watchers)
      if (!w.mine && before.watchers.every((b) => b.key !== w.key))
        this.#announcer.say(msg(str`${playerName(w.name, 0)} is watching.`), 'ambient');
    if (now.outside !== null && now.outside !== before.outside) {
      const opener = now.seats.find((s) => s.opener);
      this.#announcer.say(outsideWords(now.outside, opener ? playerName(opener.name, 0) : null), 'game', 'outside');
    }
    if (before.startClosed !== null && now.startClosed === null && now.opener)
      this.#announcer.say(msg('Everybody is ready. You can start.'), 'game');
  }
  #lines(before: Scene, now: Scene): void {
    const names = namesOf(now);
    for (const w of now.watchers)
      if (!w.mine && before.watchers.every((was) => was.key !== w.key))
        this.#announcer.say(msg(str`${playerName(w.name, 0)} is watching.`), 'ambient', `watch ${w.key}`);
    for (const seat of now.seats) {
      const was = before.seats.find((s) => s.seat === seat.seat)?.reach;
      if (seat.mine || seat.bot || seat.gone !== null || was === undefined || was === seat.reach) continue;
      if (seat.reach === 'away')
        this.#announcer.say(msg(str`${names(seat.seat)} is away.`), 'ambient', `reach ${seat.seat}`);
      else if (was === 'away')
        this.#announcer.say(msg(str`${names(seat.seat)} is back.`), 'ambient', `reach ${seat.seat}`);
    }
  }
}
