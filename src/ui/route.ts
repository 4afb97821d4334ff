// ui/route.ts: the address of every page. All of it stands in the fragment, which no web server ever sees.
import { msg } from '@lit/localize';

export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'join'; readonly code: string }
  | { readonly at: 'new' }
  | { readonly at: 'practise' }
  | { readonly at: 'table' }
  | { readonly at: 'verify' }
  | { readonly at: 'rules'; readonly game: string; readonly anchor: string }
  | { readonly at: 'settings' }
  | { readonly at: 'doctor' };

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The page that a fragment names; an unknown one is the start page. */
export function routeOf(hash: string): Route {
  const [head = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  switch (head) {
    case 'j':
      return { at: 'join', code: first };
    case 'new':
    case 'practise':
    case 'table':
    case 'verify':
    case 'settings':
    case 'doctor':
      return { at: head };
    case 'rules':
      return { at: 'rules', game: first === '' ? 'dudo' : first, anchor: second };
    default:
      return { at: 'start' };
  }
}
/** The fragment of a page, as a link needs it. */
export function hashOf(route: Route): string {
  switch (route.at) {
    case 'start':
      return '#/';
    case 'join':
      return route.code === '' ? '#/j' : `#/j/${encodeURIComponent(route.code)}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.anchor === '' ? '' : `/${encodeURIComponent(route.anchor)}`}`;
    default:
      return `#/${route.at}`;
  }
}
/** What a page is called in the title; the start page only by the name of all. */
export function titleOf(route: Route): string {
  switch (route.at) {
    case 'start':
      return '';
    case 'join':
      return msg('Join a table');
    case 'new':
      return msg('Start a table');
    case 'practise':
      return msg('Practise');
    case 'table':
      return msg('Table');
    case 'verify':
      return msg('Is it fair?');
    case 'rules':
      return msg('Rules');
    case 'settings':
      return msg('Settings');
    case 'doctor':
      return msg('Does the connection work?');
    default:
      return route satisfies never;
  }
}
/** The page that the present address names. */
export const routeNow = (): Route => routeOf(location.hash);
/** Opens a page, as a link to it would. */
export const go = (route: Route): void => {
  location.hash = hashOf(route);
};
