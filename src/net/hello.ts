// net/hello.ts: both ends of a fresh channel prove their keys before anything else is said. Knows no game and no PeerJS.
// Each signs, with its own role: purpose, channel, both peer ids, keys, lives and challenges. So a proof cannot be
// reflected, replayed, or carried over from a channel that ends at somebody in between.
// The hello is said at once, and once more before the proof: a browser may lose the first packet of a fresh channel.
import * as v from 'valibot';
import { concat, lp, same, u8, utf8 } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import { canonical, readCanonical } from '../core/plain.ts';
import type { Chance } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';

/** The key of this seat; signing happens where the secret lives. */
export type Identity = { readonly key: Uint8Array; sign(message: Uint8Array): Promise<Uint8Array> };
/** Strict verification, small-order and odd keys refused (fairness.md, Signatures). */
export type Check = (key: Uint8Array, message: Uint8Array, sig: Uint8Array) => Promise<boolean>;

/** shape: no hello; early: spoke before the proof; purpose: another table; mirror: our own key; key: not the expected one; proof: the signature does not fit; silent: nothing in time; closed: the channel ended. */
export type HelloRefusal = 'version' | 'shape' | 'early' | 'purpose' | 'mirror' | 'key' | 'proof' | 'silent' | 'closed';
/** Whose channel it is. `life` is new with every page, so a return is told from a second try. */
export type Proved = { readonly key: Uint8Array; readonly life: Uint8Array };

export type HelloOptions = {
  readonly identity: Identity;
  readonly check: Check;
  readonly chance: Chance;
  readonly life: Uint8Array;
  readonly purpose: string;
  /** Who dialled: this end or the other. */
  readonly dialled: boolean;
  readonly me: string;
  readonly other: string;
  /** Bytes that both ends know only of this very channel. */
  readonly channel: Uint8Array;
  /** Whether this is the key that was dialled; one who was dialled takes any. */
  readonly expected: (key: Uint8Array) => Promise<boolean>;
};
const bytes = (n: number) =>
  v.pipe(
    v.instance(Uint8Array),
    v.check((b) => b.length === n),
  );
const helloShape = v.strictObject({
  key: bytes(32),
  life: bytes(8),
  challenge: bytes(32),
  purpose: v.pipe(v.string(), v.maxLength(200)),
});
const proofShape = v.strictObject({ sig: bytes(64) });
type Said = {
  readonly key: Uint8Array;
  readonly life: Uint8Array;
  readonly challenge: Uint8Array;
  readonly purpose: string;
};

export class Hello {
  readonly done: Promise<Result<Proved, HelloRefusal>>;
  readonly #options: HelloOptions;
  readonly #say: (kind: 'hello' | 'proof', body: Uint8Array) => void;
  readonly #mine: Said;
  readonly #greeting: Uint8Array;
  #heard: Uint8Array | null = null;
  #theirs: Promise<Said | null> | null = null;
  #proof = false;
  #end!: (result: Result<Proved, HelloRefusal>) => void;

  constructor(options: HelloOptions, say: (kind: 'hello' | 'proof', body: Uint8Array) => void) {
    this.#options = options;
    this.#say = say;
    const { identity, life, chance, purpose } = options;
    this.#mine = { key: identity.key, life, challenge: chance(32), purpose };
    this.done = new Promise((end) => {
      this.#end = end;
    });
    this.#greeting = canonical(this.#mine);
    say('hello', this.#greeting);
  }

  /** Whether the other end may already speak: its proof is here and is being checked. */
  get proofHeard(): boolean {
    return this.#proof;
  }

  refuse(why: HelloRefusal): void {
    this.#end(fail(why));
  }

  hear(kind: 'hello' | 'proof', body: Uint8Array): void {
    switch (kind) {
      case 'hello':
        this.#theirs ??= this.#hello(body);
        if (!same((this.#heard ??= body), body)) this.refuse('shape');
        break;
      case 'proof':
        if (!this.#theirs || this.#proof) this.refuse('shape');
        else void this.#check(body, this.#theirs);
        this.#proof = true;
        break;
      default:
        kind satisfies never;
    }
  }

  async #hello(body: Uint8Array): Promise<Said | null> {
    const said = v.safeParse(helloShape, readCanonical(body));
    if (!said.success) return this.#no('shape');
    const theirs = said.output;
    if (theirs.purpose !== this.#mine.purpose) return this.#no('purpose');
    if (same(theirs.key, this.#mine.key)) return this.#no('mirror');
    if (!(await this.#options.expected(theirs.key))) return this.#no('key');
    const sig = await this.#options.identity.sign(this.#statement(theirs, this.#options.dialled));
    this.#say('hello', this.#greeting);
    this.#say('proof', canonical({ sig }));
    return theirs;
  }

  async #check(body: Uint8Array, hello: Promise<Said | null>): Promise<void> {
    const theirs = await hello;
    if (!theirs) return;
    const proof = v.safeParse(proofShape, readCanonical(body));
    if (!proof.success) {
      this.refuse('shape');
      return;
    }
    const fits = await this.#options.check(
      theirs.key,
      this.#statement(theirs, !this.#options.dialled),
      proof.output.sig,
    );
    this.#end(fits ? ok({ key: theirs.key, life: theirs.life }) : fail('proof'));
  }

  #no(why: HelloRefusal): null {
    this.refuse(why);
    return null;
  }

  /** What the one who dialled (or was dialled) signs. */
  #statement(theirs: Said, byDialler: boolean): Uint8Array {
    const { dialled, me, other, purpose, channel } = this.#options;
    const [d, a] = dialled ? [this.#mine, theirs] : [theirs, this.#mine];
    const [from, to] = dialled ? [me, other] : [other, me];
    return concat(
      domain('hello'),
      u8(byDialler ? 0 : 1),
      ...[utf8(purpose), channel, utf8(from), utf8(to)].map(lp),
      ...[d.key, a.key, d.life, a.life, d.challenge, a.challenge],
    );
  }
}
