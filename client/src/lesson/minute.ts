/** All that the pictures of a game in one minute are drawn from. */
import { boardOf } from '../games';
import type { GameBoard } from '../games/board';
import { minuteOf } from '../lib/api';
import { loadMe } from '../lib/me.svelte';
import type { GameInfo, PictureInfo } from '../lib/protocol';
import { lessonDoor, loadLearned } from './learned.svelte';

export interface MinuteOf {
  pictures: readonly PictureInfo[];
  board: GameBoard;
  content: unknown;
  /** Neither a lesson nor a whole game has been finished: it lies open. */
  fresh: boolean;
}

/** Null where there are no pictures, or they cannot be had: a page does without them. */
export async function loadMinute(game: GameInfo): Promise<MinuteOf | null> {
  if (game.lessons.length === 0) return null;
  const learned = loadMe()
    .then(loadLearned)
    .catch(() => undefined);
  try {
    const [pictures, board] = await Promise.all([minuteOf(game.name), boardOf(game.name)]);
    const content = (await board.content?.()) ?? null;
    await learned;
    return pictures.length > 0 ? { pictures, board, content, fresh: lessonDoor(game)?.first === true } : null;
  } catch {
    return null;
  }
}
