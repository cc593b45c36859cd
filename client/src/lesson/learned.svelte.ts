/** What the guest at this browser has learned: lessons finished, lessons under way, games played. */
import { getLearned } from '../lib/api';
import type { GameInfo, Learned } from '../lib/protocol';

/** What a guest has learned who wants no more tips. */
export const NO_TIPS = 'tips.off';

const NOTHING: Learned = { learned: [], at_play: [], played: {} };
let known: Learned = $state.raw(NOTHING);

export async function loadLearned(): Promise<void> {
  known = await getLearned();
}

/** What the door of a game offers to those who want to learn it. */
export interface LessonDoor {
  lesson: string;
  label: string;
  /** The table at which the lesson is under way; empty if it begins. */
  table: string;
  /** Neither a lesson nor a whole game has been finished: this is where to begin. */
  first: boolean;
}

/** The lesson under way, or the first that has not been finished, or the first of all; null if the game has none. */
export function lessonDoor(game: Pick<GameInfo, 'name' | 'lessons'>, learned: Learned = known): LessonDoor | null {
  const { lessons } = game;
  const begun = learned.at_play.find(({ lesson }) => lessons.some(({ id }) => id === lesson));
  const next = lessons.find(({ id }) => !learned.learned.includes(id)) ?? lessons[0];
  if (!next) return null;
  const first = next === lessons[0] && !learned.learned.includes(next.id) && !learned.played[game.name];
  if (begun) return { lesson: begun.lesson, label: 'Go on learning', table: begun.table, first };
  const label = first ? 'Learn in five minutes' : next === lessons[0] ? 'Learn' : 'Second lesson';
  return { lesson: next.id, label, table: '', first };
}
