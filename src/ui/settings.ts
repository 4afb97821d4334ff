// ui/settings.ts: what a player has chosen for this device, kept in localStorage. Knows no page.
import * as v from 'valibot';

const url = (schemes: readonly string[], limit = 300) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limit),
    v.check((text) => text === '' || schemes.some((s) => text.toLowerCase().startsWith(`${s}:`))),
  );
/** Who tries longer finds nobody sooner. */
export const mostMeetings = 5;
/** Whole enough to be an address: http or https and a host. */
const meetingAddress = v.pipe(v.string(), v.trim(), v.maxLength(300), v.url(), v.regex(/^https?:\/\/[^/]/i));
/** Every field falls back to its default by itself, so one spoilt value does not cost the others. */
const schema = v.object({
  name: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
  theme: v.fallback(v.picklist(['system', 'dark', 'light']), 'system'),
  motion: v.fallback(v.picklist(['system', 'full', 'less']), 'system'),
  sound: v.fallback(v.boolean(), true),
  /** 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  vibration: v.fallback(v.boolean(), true),
  /** Times the browser's own text size. */
  textSize: v.fallback(v.picklist([1, 1.25, 1.5, 2]), 1),
  /** Single-key shortcuts at the table. */
  shortcuts: v.fallback(v.boolean(), true),
  language: v.fallback(v.pipe(v.string(), v.maxLength(12)), ''),
  /** In which language questions are read, whatever the page speaks; empty: the device's. */
  questions: v.fallback(v.picklist(['', 'en', 'de', 'pt']), ''),
  /** Where people find each other, tried in turn before the meeting point of the page itself. */
  meetings: v.fallback(v.pipe(v.array(meetingAddress), v.maxLength(mostMeetings)), []),
  /** Empty: a public one on a page from the internet, none on a local one. */
  stun: v.fallback(url(['stun', 'stuns']), ''),
  turn: v.fallback(url(['turn', 'turns']), ''),
  turnUser: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  turnPassword: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
});
/** Whether a text names a meeting point. */
export const isMeeting = (text: string): boolean => v.is(meetingAddress, text);
export type Settings = Readonly<v.InferOutput<typeof schema>>;

const place = 'dubito.settings';
const parse = (raw: unknown): Settings => v.parse(schema, typeof raw === 'object' && raw !== null ? raw : {});

/** What is stored, with defaults for what is missing or spoilt. */
export function readSettings(storage: Storage = localStorage): Settings {
  try {
    return parse(JSON.parse(storage.getItem(place) ?? '{}'));
  } catch {
    return parse({});
  }
}
export class SettingsEvent extends Event {
  constructor() {
    super('change');
  }
}
/** The settings of this device; fires `change` after every change. */
export class SettingsStore extends EventTarget {
  readonly #storage: Storage;
  #now: Settings;
  constructor(storage: Storage = localStorage) {
    super();
    this.#storage = storage;
    this.#now = readSettings(storage);
  }
  get now(): Settings {
    return this.#now;
  }
  /** Values that do not fit fall back to their default; a full or closed storage costs only the memory. */
  set(change: Partial<Settings>): void {
    this.#now = parse({ ...this.#now, ...change });
    try {
      this.#storage.setItem(place, JSON.stringify(this.#now));
    } catch {
      // A private window may refuse to store: the choice then lasts until the page is closed.
    }
    this.dispatchEvent(new SettingsEvent());
  }
  /** Forgets everything that was chosen here. */
  forget(): void {
    this.#storage.removeItem(place);
    this.#now = parse({});
    this.dispatchEvent(new SettingsEvent());
  }
}
