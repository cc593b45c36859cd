// Each page is a file of its own that is loaded when it is first shown.
import type { Component } from 'svelte';
import { PAGES } from '../games';
import type { Page } from './router.svelte';

export type PageComponent = Component<{ id: string }>;
type Loader = () => Promise<unknown>;

// By pattern, so that a page which is not written yet is missing here and nowhere else.
const table = import.meta.glob('../table/{Table,Replay}.svelte');

const LOADERS: Record<Page, Loader | undefined> = {
  home: () => import('../pages/Home.svelte'),
  setup: () => import('../pages/SetUp.svelte'),
  join: () => import('../pages/Join.svelte'),
  watch: () => import('../pages/Watch.svelte'),
  'my-games': () => import('../pages/MyGames.svelte'),
  replays: () => import('../pages/Replays.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  about: () => import('../pages/About.svelte'),
  kept: () => import('../pages/Kept.svelte'),
  'of-a-game': undefined,
  missing: () => import('../pages/NotFound.svelte'),
  table: table['../table/Table.svelte'],
  replay: table['../table/Replay.svelte'],
};

/** The page; for one that a game brings, `id` is its path. */
export async function loadPage(page: Page, id = ''): Promise<PageComponent> {
  const own = page === 'of-a-game' ? PAGES.find(({ path }) => path === id)?.load : LOADERS[page];
  const load = own ?? (() => import('../pages/NotFound.svelte'));
  const found = (await load()) as { default: PageComponent };
  return found.default;
}
