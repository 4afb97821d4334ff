// ui/sound.ts: small synthetic sounds for what happens. Everything that sounds is also said and shown.
import type { Settings } from './settings.ts';

/** What a moment feels like, whatever the game calls it. */
export type Mood = 'turn' | 'roll' | 'play' | 'call' | 'open' | 'loss' | 'gain' | 'win' | 'knock';

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide, jump, jump time, repeat, noise … */
const sounds: { readonly [m in Mood]: readonly (readonly (number | undefined)[])[] } = {
  turn: [
    [0.5, 0, 440, 0.01, 0.05, 0.12, 1, 1.6],
    [0.5, 0, 587, 0.01, 0.06, 0.2, 1, 1.6],
  ],
  roll: [[0.6, 0.2, 180, 0.01, 0.25, 0.15, 4, 2.2, 0, 0, 0, 0, 0.045, 6]],
  play: [[0.45, 0.05, 320, 0, 0.01, 0.06, 1, 2]],
  call: [[0.7, 0.02, 196, 0.01, 0.1, 0.22, 2, 0.7, 0, 0, 98, 0.05]],
  open: [
    [0.5, 0.1, 900, 0, 0.01, 0.05, 4, 3, -8],
    [0.35, 0, 1175, 0.01, 0.03, 0.5, 0, 1],
  ],
  loss: [[0.6, 0.02, 147, 0.01, 0.04, 0.28, 1, 1.4, -1.5]],
  gain: [[0.5, 0.02, 330, 0.01, 0.05, 0.2, 1, 1.4, 2]],
  win: [
    [0.45, 0, 392, 0.01, 0.14, 0.3, 1, 1.4],
    [0.45, 0, 494, 0.01, 0.14, 0.3, 1, 1.4],
    [0.45, 0, 587, 0.01, 0.14, 0.3, 1, 1.4],
    [0.5, 0, 784, 0.01, 0.25, 0.6, 1, 1.4],
  ],
  knock: [[0.8, 0, 90, 0.005, 0.02, 0.16, 3, 1]],
};
/** Milliseconds between the notes of one sound. */
const beat = 110;
/** Waves that were made once: each is some ten thousand samples. */
const made: { [m in Mood]?: readonly (readonly number[])[] } = {};
/** What happened is drawn before it sounds (ms). */
const pause = 60;
/** How long after the last note (ms): waking the sound costs a browser more than a few seconds of it. */
const quiet = 5_000;
/** How long notes take until the last has died away (ms): attack, sustain and release of each, one beat after the other. */
const length = (notes: readonly (readonly (number | undefined)[])[]): number =>
  Math.max(...notes.map(([, , , a = 0, s = 0, r = 0], i) => i * beat + 1000 * (a + s + r)));

/** Feed kinds that mean the same in every game. */
const moods: { readonly [kind: string]: Mood } = {
  rolled: 'roll',
  dealt: 'roll',
  bid: 'play',
  played: 'play',
  said: 'play',
  dudo: 'call',
  calza: 'call',
  doubt: 'call',
  dare: 'call',
  verdict: 'open',
  lost: 'loss',
  drew: 'loss',
  regained: 'gain',
  won: 'win',
  void: 'knock',
  gone: 'knock',
};
export const moodOf = (kind: string): Mood | null => moods[kind] ?? null;

type Synth = typeof import('zzfx').ZZFX;
/** The notes of a sound, louder and softer only when they are played: they outlive a change of the settings. */
function waves(synth: Synth, mood: Mood): readonly (readonly number[])[] {
  synth.volume = 1;
  return (made[mood] ??= sounds[mood].map((note) => synth.buildSamples(...note)));
}
const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done);
    else setTimeout(done, 200); // Safari has none
  });

/** Plays nothing before the player has touched the page: browsers would refuse, and so would people. */
export class Sound {
  readonly #settings: () => Settings;
  readonly #end = new AbortController();
  #touched = false;
  #rest = 0;
  #ahead = false;
  constructor(settings: () => Settings, page: EventTarget = window) {
    this.#settings = settings;
    const touch = (): void => {
      this.#touched = true;
    };
    for (const kind of ['pointerdown', 'keydown'])
      page.addEventListener(kind, touch, { once: true, signal: this.#end.signal });
    // Whoever sits down has just pressed a button.
    this.#touched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  }
  async play(mood: Mood): Promise<void> {
    const { sound, volume, vibration } = this.#settings();
    if (!this.#touched) return;
    if (vibration && 'vibrate' in navigator && (mood === 'turn' || mood === 'call'))
      navigator.vibrate(mood === 'turn' ? 30 : 60);
    if (!sound || volume === 0) return;
    await new Promise((done) => setTimeout(done, pause));
    const synth = await this.#synth(length(sounds[mood]));
    if (synth.audioContext.state === 'suspended') await synth.audioContext.resume();
    const notes = waves(synth, mood);
    synth.volume = (volume * 0.5) ** 2;
    notes.forEach((note, i) => {
      setTimeout(() => synth.playSamples([note]), i * beat);
    });
  }
  /** Makes what will sound while nobody waits for anything: opening the device's sound holds up a page for a tenth of a second and more. */
  async prepare(): Promise<void> {
    const { sound, volume } = this.#settings();
    if (this.#ahead || !this.#touched || !sound || volume === 0) return;
    this.#ahead = true;
    await idle();
    const synth = await this.#synth(0);
    for (const mood of Object.keys(sounds)) {
      await idle();
      waves(synth, mood as Mood);
    }
  }
  /** For so long (ms) and a little more: an audio context that runs keeps the device's sound on, with or without a sound in it. */
  async #synth(use: number): Promise<Synth> {
    const { ZZFX } = await import('zzfx');
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => void ZZFX.audioContext.suspend(), use + quiet);
    return ZZFX;
  }
  stop(): void {
    this.#end.abort();
  }
}
