// net/page.ts: what the browser's page tells the mesh: background, return, network, leaving. The only file here with a window.
import { hex } from '../core/bytes.ts';
import type { Chance } from '../core/ports.ts';
import { Mesh, type MeshOptions } from './mesh.ts';
import type { NetSettings } from './meeting.ts';
import { PeerMeeting } from './peer-meeting.ts';

const watchEvery = 5000;
/** Longer than this without running, and lines and registration may be dead without a word. */
const nap = 15_000;

/** The same for an id as long as the tab lives, also over reloads; a private window may forget it. */
function tokenFor(id: string, chance: Chance): string {
  const name = `dubito/meeting/${id}`;
  const fresh = hex(chance(16));
  try {
    const token = sessionStorage.getItem(name) ?? fresh;
    sessionStorage.setItem(name, token);
    return token;
  } catch {
    return fresh; // storage is switched off: a reload then waits for the meeting point to forget it
  }
}

/** Lets the mesh follow the page; the returned function ends that. */
function follow(mesh: Mesh): () => void {
  let seen = Date.now();
  mesh.hide(document.hidden);
  const woken = (): void => {
    const slept = Date.now() - seen > nap;
    seen = Date.now();
    mesh.wake(slept);
  };
  const off = new AbortController();
  const { signal } = off;
  document.addEventListener(
    'visibilitychange',
    () => {
      mesh.hide(document.hidden);
      if (!document.hidden) woken();
    },
    { signal },
  );
  addEventListener('online', () => mesh.wake(true), { signal });
  addEventListener('pagehide', () => mesh.close(), { signal });
  addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) void mesh.open();
      else woken();
    },
    { signal },
  );
  const watch = setInterval(() => {
    if (Date.now() - seen > nap) woken();
    seen = Date.now();
  }, watchEvery);
  return () => {
    off.abort();
    clearInterval(watch);
  };
}

/** A mesh over PeerJS that lives with this page. */
export function pageMesh(
  settings: NetSettings,
  options: Omit<MeshOptions, 'meeting'>,
): { mesh: Mesh; end: () => void } {
  const { clock, chance } = options;
  const mesh = new Mesh({
    ...options,
    meeting: (id, on) => new PeerMeeting(id, on, { settings, clock, chance, token: tokenFor(id, chance) }),
  });
  const unfollow = follow(mesh);
  return {
    mesh,
    end: () => {
      unfollow();
      mesh.close();
    },
  };
}
