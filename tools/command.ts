// tools/command.ts: runs a program, shows what it prints and keeps it. Knows not what it runs.
import { spawn } from 'node:child_process';

/** Exit code (null: it could not be started, or a signal ended it) and all that it wrote to its standard output. */
export const command = (
  name: string,
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<{ readonly code: number | null; readonly out: string }> =>
  new Promise((done) => {
    let out = '';
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      process.stdout.write(data);
    });
    child.on('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      done({ code: null, out });
    });
    child.on('close', (code) => done({ code, out }));
  });
