/** What somebody who has played against bots may want next: a stronger bot, a larger game. */
import { partsOf } from '../games';
import type { GameInfo, NewTable, TableInfo } from '../lib/protocol';

export interface NextGame {
  label: string;
  wish: NewTable;
}

/** Does this table hold one person, and bots? */
export function againstBots(table: Pick<TableInfo, 'seats'>): boolean {
  return (
    table.seats.filter((seat) => seat.mine).length === 1 &&
    table.seats.every((seat) => seat.mine || seat.kind === 'bot')
  );
}

export function nextGames(
  table: Pick<TableInfo, 'game' | 'seats' | 'settings'>,
  levels: GameInfo['levels'],
): NextGame[] {
  if (!againstBots(table)) return [];
  const found: NextGame[] = [];
  const seats = table.seats.map(({ mine, bot }) => (mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot }));
  const played = table.seats.filter((seat) => !seat.mine);
  const places = played.map((seat) => levels.findIndex((level) => level.level === seat.level));
  const stronger = Math.min(...places) < 0 ? undefined : levels[Math.min(...places) + 1];
  if (stronger) {
    const raised = seats.map((seat) => (seat.kind === 'me' ? seat : { kind: 'bot' as const, bot: stronger.bot }));
    found.push({
      label: `Play the ${stronger.level} bot${played.length > 1 ? 's' : ''}`,
      wish: { game: table.game, seats: raised, settings: table.settings },
    });
  }
  const larger = partsOf(table.game).larger?.(table.settings, seats.length);
  if (larger) {
    const more = seats.find((seat) => seat.kind === 'bot');
    found.push({
      label: larger.label,
      wish: {
        game: table.game,
        seats: larger.oneMore && more ? [...seats, more] : seats,
        settings: larger.settings,
      },
    });
  }
  return found;
}
