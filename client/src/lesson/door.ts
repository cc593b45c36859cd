/** The ways into lessons, and out of them into a first game. */
import { partsOf } from '../games';
import { listGames, openTable, teach } from '../lib/api';
import type { GameInfo, Opened } from '../lib/protocol';
import { navigate } from '../lib/router.svelte';
import { complain } from '../lib/toast.svelte';

/** Opens a lesson at one of its steps, and goes there. */
export async function openLesson(lesson: string, step = 1): Promise<void> {
  try {
    navigate(`/table/${(await teach({ lesson, step })).table.id}`);
  } catch (thrown) {
    complain(thrown);
  }
}

/** A table with the settings of a first game, against the easy bot. */
export function openFirstGame(game: GameInfo): Promise<Opened> {
  const bot = game.levels.find((one) => one.level === 'easy')?.bot ?? '';
  return openTable({
    game: game.name,
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
    settings: partsOf(game.name).firstGame?.settings ?? {},
  });
}

/** A first game, with everything set up. */
export async function firstGame(name: string): Promise<void> {
  try {
    const game = (await listGames()).find((each) => each.name === name);
    if (!game) return;
    const { table } = await openFirstGame(game);
    navigate(`/table/${table.id}${partsOf(name).quick ? '?quick' : ''}`);
  } catch (thrown) {
    complain(thrown);
  }
}
