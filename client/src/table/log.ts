/** The log: one line for each event, one for a run of small events that belong together, and one for a turn long past. */
import type { Happening, Turns } from '../games/board';
import type { Told } from '../lib/protocol';

export interface Line {
  told: Told;
  run: null;
}

/** Several events in one line, which can be unfolded. */
export interface Run {
  told: null;
  run: readonly Told[];
}

/** Events in a row that ``small`` says yes to are put together; one alone stays a line. */
export function lined(told: readonly Told[], small: (event: Happening) => boolean): (Line | Run)[] {
  const lines: (Line | Run)[] = [];
  let run: Told[] = [];
  const end = (): void => {
    if (run.length > 1) lines.push({ told: null, run });
    else lines.push(...run.map((each) => ({ told: each, run: null })));
    run = [];
  };
  for (const each of told) {
    if (small(each.event)) run.push(each);
    else {
      end();
      lines.push({ told: each, run: null });
    }
  }
  end();
  return lines;
}

/** A whole turn in one line, which can be unfolded. */
export interface Turn {
  turn: readonly (Line | Run)[];
  /** The first event of it. */
  first: Told;
  /** What tells it best; none if nothing does. */
  best: readonly Told[];
  words: string;
}

/** So many turns that are over stay as they are: what has just happened is read line by line. */
const FRESH = 2;
/** So many sentences tell a turn. */
const SENTENCES = 2;

const eventsIn = (line: Line | Run): readonly Told[] => line.run ?? [line.told];

/** Turns that are over, except the latest ones, are put together. */
export function inTurns(
  lines: readonly (Line | Run)[],
  turns?: Turns,
  heads: (event: Happening) => boolean = () => false,
): (Line | Run | Turn)[] {
  if (!turns) return [...lines];
  const found: (Line | Run | Turn)[] = [];
  const whole: number[] = [];
  let open: (Line | Run)[] | null = null;
  const close = (turn: readonly (Line | Run)[]): void => {
    whole.push(found.length);
    const events = turn.flatMap(eventsIn);
    const best = events.filter((each) => turns.tells(each.event));
    found.push({ turn, first: turn[0]!.told!, best, words: inShort(events, best, turns) });
    open = null;
  };
  for (const line of lines) {
    const event = line.told?.event;
    if (open && event && (turns.begins(event) || heads(event))) {
      if (!turns.ends) close(open);
      else if (turns.begins(event)) {
        found.push(...open); // it was left without an end
        open = null;
      }
    }
    if (event && turns.begins(event)) open = [line];
    else if (open) {
      open.push(line);
      if (event && turns.ends?.(event)) close(open);
    } else found.push(line);
  }
  const latest = new Set(whole.slice(-FRESH));
  return [
    ...found.flatMap((line, place): readonly (Line | Run | Turn)[] =>
      'turn' in line && latest.has(place) ? line.turn : [line],
    ),
    ...(open ?? []),
  ];
}

/** What was done in a turn: what tells it best; a walk, if there was nothing else; that it was a turn, if not even that. */
function inShort(events: readonly Told[], best: readonly Told[], turns: Turns): string {
  const rest = events.filter((each) => !turns.begins(each.event) && !turns.ends?.(each.event));
  const told = best.length > 0 ? best.slice(0, SENTENCES) : rest.slice(-1);
  const more = best.length > SENTENCES ? ' …' : '';
  return (told.length > 0 ? told : events.slice(0, 1)).map((each) => each.sentence).join(' ') + more;
}
