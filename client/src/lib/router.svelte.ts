// A small router over the browser's own history. Plain <a href> works: clicks inside the app are caught here.
import { tick } from 'svelte';
import { PAGES } from '../games';

export type Page =
  | 'home'
  | 'setup'
  | 'join'
  | 'watch'
  | 'my-games'
  | 'replays'
  | 'replay'
  | 'table'
  | 'rules'
  | 'about'
  | 'kept'
  | 'of-a-game'
  | 'missing';

export interface Place {
  page: Page;
  /** The part of the path that names a thing: a game, a table, a code; empty if there is none. */
  id: string;
  path: string;
  query: URLSearchParams;
  hash: string;
}

const PATHS: [RegExp, Page][] = [
  [/^\/$/, 'home'],
  [/^\/setup\/([^/]+)$/, 'setup'],
  [/^\/join$/, 'join'],
  [/^\/join\/([^/]+)$/, 'join'],
  [/^\/watch$/, 'watch'],
  [/^\/my-games$/, 'my-games'],
  [/^\/replays$/, 'replays'],
  [/^\/replay\/([^/]+)$/, 'replay'],
  [/^\/table\/([^/]+)$/, 'table'],
  [/^\/watch\/([^/]+)$/, 'table'],
  [/^\/rules$/, 'rules'],
  [/^\/rules\/([^/]+)$/, 'rules'],
  [/^\/about$/, 'about'],
  [/^\/kept$/, 'kept'],
];

/** What an address shows. */
export function placeOf(address: string): Place {
  const url = new URL(address, 'http://here');
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname;
  let page: Page = 'missing';
  let id = '';
  for (const [pattern, name] of PATHS) {
    const found = pattern.exec(path);
    if (found) {
      page = name;
      id = decode(found[1] ?? '');
      break;
    }
  }
  if (page === 'missing' && PAGES.some((own) => own.path === path)) {
    page = 'of-a-game';
    id = path;
  }
  return { page, id, path, query: url.searchParams, hash: decode(url.hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function address(): string {
  return location.pathname + location.search + location.hash;
}

const here = $state({ place: placeOf(typeof location === 'undefined' ? '/' : address()) });

/** Where the player is. Reactive. */
export function place(): Place {
  return here.place;
}

/** Goes to a path of this app. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = here.place.path;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  here.place = placeOf(address());
  void tick().then(() => {
    if (here.place.hash) goToAnchor(here.place.hash);
    else if (before !== here.place.path) scrollTo(0, 0);
  });
}

/** Scrolls to a named part of the page and puts the focus there. */
export function goToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView({ block: 'start' });
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return true;
}

/** The path that a click on a link leads to inside the app, or null where the browser should do it. */
export function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/assets/')) return null;
  return link.pathname + link.search + link.hash;
}

/** Begins to listen to links and to the back button. Returns how to stop. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = pathOfClick(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  const onPop = (): void => {
    here.place = placeOf(address());
  };
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPop);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onPop);
  };
}
