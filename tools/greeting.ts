// tools/greeting.ts: what `npm start` says: where the page is, on this machine and for friends in the same network.
import { networkInterfaces } from 'node:os';
import encodeQR from 'qr';

export const help = `Serves the built page and a meeting point for it, on one port. No internet is needed.

  npm start                builds the page and serves it on port 8080
  PORT=9000 npm start      on another port (0: any free one)
  npm start -- --help      this text

Friends in the same network open one of the printed addresses, or scan the code.`;

/** PORT as it was given: 8080 if it was not; undefined if it is no port. */
export const readPort = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return 8080;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : undefined;
};

/** This machine's addresses in its local networks; bridges of containers come last, nobody else reaches those. */
export const lanAddresses = (all = networkInterfaces()): readonly string[] => {
  const inner = (name: string): boolean => /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|utun)/i.test(name);
  return Object.entries(all)
    .sort(([a], [b]) => Number(inner(a)) - Number(inner(b)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter((a) => a.family === 'IPv4' && !a.internal)
    .map((a) => a.address);
};

/** The addresses, and a code to scan for the first that a friend can reach. `colours`: the terminal shows them. */
export function greeting(port: number, lan: readonly string[], colours: boolean): string {
  const lines = ['Dubito is served.', '', `  on this machine    http://localhost:${port}/`];
  for (const address of lan) lines.push(`  in your network    http://${address}:${port}/`);
  const [first] = lan;
  if (first === undefined) lines.push('', 'This machine is in no network, so nobody else can join here.');
  else {
    // The blocks are the light squares; white on black keeps them so on terminals of any colour.
    const code = encodeQR(`http://${first}:${port}/`, 'ascii', { border: 2 }).trimEnd().split('\n');
    lines.push('', ...code.map((row) => (colours ? `\x1b[97;40m${row}\x1b[0m` : row)));
  }
  return [...lines, '', 'Ctrl+C ends it.'].join('\n');
}

/** What keeps the page from being served, in one sentence. */
export const trouble = (error: unknown, port: number): string => {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another, as in PORT=${port + 1} npm start.`;
  if (code === 'EACCES') return `Port ${port} is not for everybody: choose one above 1023, as in PORT=8080 npm start.`;
  return String(error);
};
