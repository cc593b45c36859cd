/** A roll as it is told beside the board until the next one. */
export interface Rolled {
  /** Whose roll it is: a unit or warrior; NOBODY if a whole side rolls. */
  who: number;
  /** At which target. */
  at: number;
  /** The side that rolls. */
  side?: number;
  dice: readonly number[];
  /** The place of the die that counts; -1 if all do. */
  counts: number;
  words: string;
  /** Did it work out for the one who rolled? Null where that is not what it was about. */
  good: boolean | null;
}
