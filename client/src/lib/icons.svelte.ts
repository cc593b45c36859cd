// The pictures of game-icons.net that Fracas uses. They come in groups that are loaded when first shown.
import { SvelteMap } from 'svelte/reactivity';
import common from './icons/common.generated';
import { GROUPS, type Group } from './icons/names.generated';

/** The files of all groups, by their paths. */
const files = import.meta.glob<{ default: Record<string, string> }>([
  './icons/*.generated.ts',
  '!./icons/{names,common}.generated.ts',
]);

const groupOf = new Map<string, Group>();
for (const group of Object.keys(GROUPS) as Group[]) for (const name of GROUPS[group]) groupOf.set(name, group);

const outlines = new SvelteMap<string, string>(Object.entries(common));
const begun = new Set<Group>(['common']);

/** The outline of a picture in a 512 by 512 box; empty while it is being loaded, or if there is none. Reactive. */
export function outline(name: string): string {
  const found = outlines.get(name);
  if (found !== undefined) return found;
  const group = groupOf.get(name);
  if (group) void loadIcons(group);
  return '';
}

/** Fetches a group ahead of time, so that nothing pops in later. */
export async function loadIcons(group: Group): Promise<void> {
  if (begun.has(group)) return;
  begun.add(group);
  const { default: found } = await files[`./icons/${group}.generated.ts`]!();
  for (const [name, path] of Object.entries(found)) outlines.set(name, path);
}

export function isIcon(name: string): boolean {
  return groupOf.has(name);
}

/** Every picture that suits a character card. */
export const FACES: string[] = [
  ...new Set([...GROUPS.roster, ...GROUPS.maker, ...Object.values(GROUPS).flat().filter(isFace)]),
].sort();

function isFace(name: string): boolean {
  return [
    'dinosaur-rex',
    'vintage-robot',
    'ninja-mask',
    'pirate-captain',
    'cat',
    'robot-golem',
    'chess-knight',
    'bowman',
    'mounted-knight',
    'barbarian',
    'jester-hat',
    'orc-head',
    'rock-golem',
    'goblin-head',
    'dwarf-helmet',
    'monk-face',
    'hooded-assassin',
  ].includes(name);
}
