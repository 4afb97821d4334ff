// tools/gallery/revision.ts: the files of a git revision in a folder of their own for a while, with our packages linked in.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit that a name stands for; null: none. */
export async function commitOf(name: string): Promise<string | null> {
  try {
    return (
      await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    ).stdout.trim();
  } catch {
    return null;
  }
}
/** Does something with the files of a commit, and puts them away whatever happens. */
export async function withRevision<T>(commit: string, use: (folder: string) => Promise<T>): Promise<T> {
  const around = await mkdtemp(join(tmpdir(), 'dubito-revision-'));
  const folder = join(around, 'tree');
  await run('git', ['worktree', 'add', '--detach', folder, commit]);
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    return await use(folder);
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder]);
    await rm(around, { recursive: true, force: true });
  }
}
