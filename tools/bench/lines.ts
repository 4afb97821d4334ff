// tools/bench/lines.ts: what became of the sockets and lines of a page, told where somebody does not get in: that is rare and hard to make happen again.
import type { Person } from '../../e2e/people.ts';

declare global {
  var linesForBench: string[];
}
/** Runs in the page before all else: notes each state of its WebSockets and RTCPeerConnections, with ms since the page began. */
export function keepLines(): void {
  const lines: string[] = [];
  globalThis.linesForBench = lines;
  let count = 0;
  const note = (id: string, what: string): void => void lines.push(`${performance.now().toFixed(0)} ${id} ${what}`);
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const id = `socket ${++count}`;
      note(id, 'made');
      this.addEventListener('open', () => note(id, 'open'));
      this.addEventListener('close', ({ code }) => note(id, `closed ${code}`));
      this.addEventListener('message', ({ data }) => note(id, `hears ${String(data).slice(0, 60)}`));
    }
  };
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      const id = `line ${++count}`;
      note(id, 'made');
      this.addEventListener('signalingstatechange', () => note(id, `signals ${this.signalingState}`));
      this.addEventListener('iceconnectionstatechange', () => note(id, `ice ${this.iceConnectionState}`));
      this.addEventListener('connectionstatechange', () => note(id, this.connectionState));
      this.addEventListener('datachannel', () => note(id, 'has a channel'));
    }
  };
}
/** What these people's pages noted, for the message of a benchmark that could not begin. */
export async function linesOf(people: readonly Person[]): Promise<string> {
  const all = people.map(async ({ name, page }) => {
    const lines = await page.evaluate(() => globalThis.linesForBench).catch((e: unknown) => [String(e)]);
    return `${name}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
  });
  return (await Promise.all(all)).join('\n');
}
