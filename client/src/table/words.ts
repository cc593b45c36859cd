/** Small sentences around what the server says. */
import type { OptionInfo, Scene, SeatInfo, TableInfo } from '../lib/protocol';

/** An option's label with the names of the players in it instead of "seat 2". */
export function labelOf(option: Pick<OptionInfo, 'label' | 'touches'>, seats: readonly SeatInfo[], eyes: number): string {
  if (!option.touches.some((thing) => thing.startsWith('seat:'))) return option.label;
  return option.label.replace(/\bseat (\d+)\b/g, (words, number: string) => {
    const seat = Number(number) - 1;
    if (seat === eyes) return 'yourself';
    return seats[seat]?.name || words;
  });
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export function together(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

/** Whom the table waits for, when it is not this seat. */
export function waitingWords(scene: Scene, seats: readonly SeatInfo[], eyes: number): string {
  if (scene.over) return scene.outcome?.sentence ?? 'The game is over.';
  const others = scene.waiting_for.filter((seat) => seat !== eyes).map((seat) => seats[seat]!);
  if (others.length === 0) return 'One moment …';
  const names = together(others.map((seat) => seat.name));
  if (others.every((seat) => seat.kind === 'bot')) return `${names} ${others.length > 1 ? 'are' : 'is'} thinking …`;
  const away = others.filter((seat) => seat.kind === 'person' && !seat.online);
  const note = away.length === others.length ? (away.length > 1 ? ', who are away' : ', who is away') : '';
  return `Waiting for ${names}${note}.`;
}

/** How the game ended for whoever reads it. */
export function resultWords(winners: readonly number[], seats: readonly SeatInfo[], mine: readonly number[]): string {
  const won = winners.filter((seat) => mine.includes(seat));
  const names = together(winners.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`));
  if (mine.length === 1 && won.length === 1) return winners.length === 1 ? 'You win!' : 'A shared victory!';
  if (mine.length === 1) return `${names} ${winners.length === 1 ? 'wins' : 'share the victory'}.`;
  return winners.length === 1 ? `${names} wins!` : `${names} share the victory!`;
}

export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === 'open');
}

/** The page of a rule; empty for the rules of the table itself, which stand on no page. */
export function ruleLink(rule: string, game: string): string {
  return rule.startsWith(`${game}.`) ? `/rules/${game}#${rule}` : '';
}
