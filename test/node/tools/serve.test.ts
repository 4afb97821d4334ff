import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import encodeQR from 'qr';
import { greeting, lanAddresses, readPort, trouble } from '../../../tools/greeting.ts';

/** A process of its own, because PeerServer's timers never end. */
const run = (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { env: { ...process.env, ...env } });
  let out = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      out += data.toString();
      for (const tell of heard.splice(0)) tell();
    });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  after(() => child.kill());
  return {
    child,
    ended,
    out: () => out,
    /** Resolves when what it printed matches. */
    async says(what: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const found = what.exec(out);
        if (found) return found;
        const more = new Promise<void>((done) => heard.push(done));
        const over = await Promise.race([more, ended.then(() => true as const)]);
        if (over && !what.test(out)) throw new Error(`it ended and said: ${out}`);
      }
    },
  };
};

it('the page and the meeting point are on one origin, the policy on every answer', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dubito-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>the page</title>');
  const script = `
    import { serve } from './tools/serve.ts';
    const site = await serve({ port: 0, host: '127.0.0.1', root: process.env.ROOT });
    console.log('port', site.port);
    process.on('SIGTERM', async () => { await site.stop(); console.log('stopped'); process.exit(0); });`;
  const site = run(['--input-type=module', '-e', script], { ROOT: root });
  const [, port] = await site.says(/port (\d+)/);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  assert.match(await page.text(), /the page/);
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.equal(page.headers.get('x-powered-by'), null);
  const id = await fetch(`http://127.0.0.1:${port}/meet/peerjs/id`);
  assert.equal(id.status, 200);
  assert.match(await id.text(), /^[0-9a-f-]{36}$/);
  assert.match(id.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.equal((await fetch(`http://127.0.0.1:${port}/../package.json`)).status, 404);
  // An open line does not keep it from stopping.
  const line = new WebSocketLine(Number(port));
  await line.opened;
  site.child.kill('SIGTERM');
  await site.says(/stopped/);
  assert.equal(await site.ended, 0);
});

/** The first bytes of a socket to the meeting point: enough to hold a connection open. */
class WebSocketLine {
  readonly opened: Promise<void>;
  constructor(port: number) {
    this.opened = import('node:net').then(
      ({ connect }) =>
        new Promise((done, fail) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(
              `GET /meet/peerjs?key=peerjs&id=test&token=t HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n` +
                `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`,
            );
          });
          socket.once('data', (data: Buffer) =>
            data.toString().startsWith('HTTP/1.1 101') ? done() : fail(new Error(data.toString())),
          );
          socket.on('error', () => undefined);
        }),
    );
  }
}

it('asked for help, it says how to choose a port and builds nothing', async () => {
  const help = run(['tools/serve.ts', '--build', '--help']);
  assert.equal(await help.ended, 0);
  assert.match(help.out(), /PORT=9000 npm start/);
});

it('a port that is none is told so', async () => {
  const wrong = run(['tools/serve.ts'], { PORT: '80 80' });
  assert.equal(await wrong.ended, 2);
  assert.match(wrong.out(), /PORT is a whole number/);
});

it('a port that is taken is a refusal that can be told in one sentence, not a crash', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '0.0.0.0', done));
  after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const script = `
    import { serve } from './tools/serve.ts';
    import { trouble } from './tools/greeting.ts';
    try { await serve({ port: ${port} }); } catch (error) { console.log(trouble(error, ${port})); }
    setTimeout(() => process.exit(0), 50);`;
  const second = run(['--input-type=module', '-e', script]);
  assert.equal(await second.ended, 0);
  assert.equal(second.out(), `Port ${port} is taken: choose another, as in PORT=${port + 1} npm start.\n`);
});

it('a port that only root may use is told so; anything else as it is', () => {
  assert.match(trouble({ code: 'EACCES' }, 80), /above 1023/);
  assert.match(trouble(new Error('the disk is gone'), 80), /the disk is gone/);
});

it('ports are whole numbers up to 65535; none given means 8080', () => {
  assert.deepEqual([undefined, '', '0', '8080', '65535'].map(readPort), [8080, 8080, 0, 8080, 65535]);
  for (const text of ['65536', '-1', '1e3', '80.5', ' 80', 'http']) assert.equal(readPort(text), undefined, text);
});

it('the greeting names every address, and its code leads to the first that friends can reach', () => {
  const text = greeting(9000, ['192.168.1.23', '10.0.0.4'], false);
  for (const address of ['http://localhost:9000/', 'http://192.168.1.23:9000/', 'http://10.0.0.4:9000/'])
    assert.ok(text.includes(address));
  assert.ok(text.includes(encodeQR('http://192.168.1.23:9000/', 'ascii', { border: 2 }).trimEnd()));
  assert.ok(!text.includes('\x1b'));
  assert.ok(greeting(9000, ['10.0.0.4'], true).includes('\x1b[97;40m'));
  assert.match(greeting(9000, [], false), /nobody else can join/);
});

it('addresses of containers come last, those of this machine alone not at all', () => {
  const v4 = (address: string, internal = false) => ({
    address,
    internal,
    family: 'IPv4' as const,
    netmask: '',
    mac: '',
    cidr: null,
  });
  const found = lanAddresses({ docker0: [v4('172.17.0.1')], lo: [v4('127.0.0.1', true)], wlan0: [v4('192.168.1.23')] });
  assert.deepEqual(found, ['192.168.1.23', '172.17.0.1']);
});
