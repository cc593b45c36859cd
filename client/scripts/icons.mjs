// Takes the used pictures out of game-icons (4,134 pictures, CC BY 3.0) and writes them into src/lib/icons/.
// Each group is a module of its own, so that a page loads only what it shows. Run: pnpm icons
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const named = (file) =>
  [...readFileSync(here(`../../src/fracas/games/${file}`), 'utf8').matchAll(/^icon = "(.*)"/gm)].map(
    (found) => found[1],
  );

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const words = (text) => text.trim().split(/\s+/);

export const GROUPS = {
  // On the home page and in small signs everywhere.
  common: [
    ...words(`crossed-swords sword-clash d10 rolling-dices trophy laurels meeple-army person cardboard-box
      bleeding-wound bandaged imprisoned handcuffed cage half-heart broken-heart
      card-draw card-discard card-play card-random card-pick robot-golem chess-knight castle`),
    // The five who stand on the lid of the box.
    ...words('dinosaur-rex vintage-robot ninja-mask pirate-captain cat'),
    ...words('bowman dwarf-helmet mounted-knight pointy-hat barbarian'),
    ...words('orc-head bat erlenmeyer bad-gnome'),
    ...words('cavalry stag-head crowned-skull dwarf-king swordman'),
  ],
  actions: named('figures/actions.toml'),
  roster: named('figures/roster.toml'),
  cards: RANKS.flatMap((rank) => SUITS.map((suit) => `card-${rank}-${suit}`)),
  dice: ['one', 'two', 'three', 'four', 'five', 'six'].map((face) => `dice-six-faces-${face}`),
  // Champions, locations and races.
  legacy: [...named('legacy/content.toml'), ...words('elf-ear bad-gnome goblin-head dwarf-face person')],
  // More faces for the maker of character cards.
  maker: words(`puppet voodoo-doll matryoshka-dolls balloon-dog gingerbread-man snowman jester-hat clown juggler
    mecha-head robot-antennas android-mask alien-stare alien-bug cyborg-face ufo rocket
    dragon-head unicorn goblin-head orc-head troll minotaur medusa-head cyclops fairy mermaid imp-laugh
    vampire-dracula werewolf mummy-head frankenstein-creature witch-face pumpkin-lantern
    octopus shark-jaws wolf-head lion fox-head owl frog spider-face snail turtle duck penguin chicken
    rabbit-head sheep cow horse-head gorilla panda hedgehog bee
    black-knight-helm mounted-knight spartan-helmet viking-head barbarian bowman cowboy-boot elf-helmet
    cook boxing-glove guitar rock-golem ice-golem mushroom cactus top-hat tank race-car steam-locomotive`),
  // Power cards, statuses, markers, teams and their powers; each warrior; what they carry and stand on.
  synergy: [
    ...named('synergy/powers.toml'),
    ...named('synergy/teams.toml'),
    ...words(`orc-head brute goblin-head troll anvil ogre female-vampire vampire-dracula floating-ghost eyelashes raven rose
      cat feline tiger-head hollow-cat saber-toothed-cat-head schrodingers-cat-alive frankenstein-creature mad-scientist microscope
      brain lab-coat atom bookshelf secret-book hourglass magnifying-glass book-pile read rake fishing-pole wheelbarrow trench-spade
      spotted-mushroom full-metal-bucket flying-flag backpack death-skull archery-target sight-disabled cog hearts two-coins`),
  ],
  // Units and equipment; what lies on a unit, what it can still do, and what happens to it.
  skirmish: [
    ...named('skirmish/units.toml'),
    ...named('skirmish/equipment.toml'),
    ...words(`boots broadsword crown rune-stone lightning-trio bullseye target-arrows horseshoe hunting-horn sword-brandish eyeball
      checked-shield swords-emblem backpack glass-ball anvil sprint knockout screaming snake-bite smoke-bomb mountain-climbing death-skull push
      bow-arrow footprint energise heart-plus`),
  ],
};

/** The files of src/lib/icons, by name. */
export function files() {
  const out = {};
  const group_of = {};
  for (const [group, wanted] of Object.entries(GROUPS)) {
    const lines = [];
    for (const name of [...new Set(wanted)].sort()) {
      if (!icons[name]) throw new Error(`game-icons has no ${name}`);
      // What is there from the beginning is nowhere else; what two groups need is in both, so that neither has to load the other.
      if (group_of[name] === 'common') continue;
      group_of[name] ??= group;
      // One path is kept as its bare outline; all pictures are drawn in 512 by 512 with the colour of the text.
      const bare = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons[name].body);
      if (!bare) throw new Error(`${name} is more than one path`);
      lines.push(`  '${name}': '${bare[1]}',`);
    }
    out[`${group}.generated.ts`] =
      `// Written by scripts/icons.mjs; do not edit. game-icons.net contributors, CC BY 3.0.\nexport default {\n${lines.join('\n')}\n} as Record<string, string>;\n`;
  }
  const index = Object.entries(group_of).sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = Object.keys(GROUPS);
  out['names.generated.ts'] =
    `// Written by scripts/icons.mjs; do not edit. Which group each picture is in.\n` +
    groups
      .map(
        (g) =>
          `const ${g} = '${index
            .filter(([, of]) => of === g)
            .map(([name]) => name)
            .join(' ')}'.split(' ');`,
      )
      .join('\n') +
    `\nexport const GROUPS = { ${groups.join(', ')} };\nexport type Group = keyof typeof GROUPS;\n`;
  return out;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(files())) writeFileSync(here(`../src/lib/icons/${name}`), text);
}
