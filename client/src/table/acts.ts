/** What happens at a table besides play, in words: leaving, being away, draws, breaking off, help. */
import { timeLeft } from '../lib/clocks';
import type { AwayInfo, OutcomeInfo, SeatInfo } from '../lib/protocol';
import { together } from './words';

/** Ended by the players rather than by the rules of the game. */
export const endedByAct = (outcome: Pick<OutcomeInfo, 'rule'> | null): boolean =>
  outcome?.rule.startsWith('table.') === true;

/** Does a person still play here? */
export const isPerson = (seat: SeatInfo): boolean => seat.kind === 'person' && !seat.gone;

/** With two players one resigns; with more, the others play on. */
export const leaveDeed = (players: number): string => (players === 2 ? 'Resign' : 'Leave the game');

/**
 * What comes of leaving, before it is done. `name` is "you", or the name of somebody at a shared screen; `own` is what the game says of its own.
 */
export function leaveWords(seats: readonly SeatInfo[], seat: number, name: string, own = ''): string {
  const others = seats.filter((each) => each.seat !== seat);
  const after = 'It stands in the record and cannot be taken back.';
  if (others.length === 1) return `${others[0]!.name} wins. ${after}`;
  if (!others.some(isPerson))
    return `Only bots are left then, so the game ends, and players who are still in it share the victory. ${after}`;
  return `${own || `A bot plays on for ${name}.`} The others go on. ${after}`;
}

const WHY_GONE: Record<Exclude<SeatInfo['gone'], ''>, string> = {
  left: 'left',
  clock: 'ran out of time',
  claimed: 'away',
};

/** The game that is over, as far as those who are gone are concerned; null while it goes on. */
type Ended = Pick<OutcomeInfo, 'rule'> | null;

/** Beside the name of somebody who is gone: "left; a bot plays on", "resigned" if that ended the game. Empty for everybody else. */
export function goneWords(seat: SeatInfo, ended: Ended, own = ''): string {
  if (!seat.gone) return '';
  if (seat.gone === 'left' && ended?.rule === 'table.leave') return 'resigned';
  if (seat.gone === 'clock' && ended?.rule === 'table.clock') return WHY_GONE.clock;
  const then = seat.gone !== 'claimed' && own ? own : ended ? 'a bot played on' : 'a bot plays on';
  return `${WHY_GONE[seat.gone]}; ${then}`;
}

/** To a player who is gone and still looks: "You left; a bot plays on." */
export function youAreGone(seat: SeatInfo | undefined, own = ''): string {
  return seat?.gone ? `You ${seat.gone === 'claimed' ? 'were ' : ''}${goneWords(seat, null, own)}.` : '';
}

/** All who are gone, in sentences: "Ann left; a bot played on." */
export function goneSentences(
  seats: readonly SeatInfo[],
  ended: Ended,
  own: (seat: number) => string = () => '',
): string[] {
  return seats
    .filter((seat) => seat.gone)
    .map((seat) => `${seat.name} ${seat.gone === 'claimed' ? 'was ' : ''}${goneWords(seat, ended, own(seat.seat))}.`);
}

/** Somebody is waited for and away: what can be done, and when. `mayClaim` is false for those who only watch, `ticks` says that their clock runs. */
export function awayWords(name: string, claimIn: AwayInfo['claim_in'], mayClaim: boolean, ticks = false): string {
  const away = `${name} is away.${ticks ? ' The clock runs on.' : ''}`;
  if (claimIn < 0) return away;
  if (claimIn === 0)
    return mayClaim
      ? ticks
        ? `${away} You may wait, or let a bot play on.`
        : away
      : `${away} The other players may let a bot play on.`;
  return `${away} In ${timeLeft(claimIn)} ${mayClaim ? 'you' : 'the other players'} may let a bot play on.`;
}

/** Somebody has not come to the table since the game began: what waits for them, and what comes of it if they never do. */
export function unseenWords(names: readonly string[], abortIn: number, clocked: boolean): string {
  const have = names.length > 1 ? 'have' : 'has';
  const clock = clocked ? ' No clock runs until then.' : '';
  return `${together(names)} ${have} not come to the table yet.${clock} Without them the game is broken off in ${timeLeft(abortIn)}.`;
}

/** What is asked once before a bot plays on for somebody. */
export const claimWords = (name: string): string =>
  `A bot plays ${name}’s seat from now on, to the end of the game. ${name} cannot take it back.`;

/** What breaking off comes to. */
export const ABORT_WORDS = 'Not everybody has made a move yet. The game ends here and counts for nobody.';

/** Who had hints or took back: "Ann played with help."; empty if nobody did. */
export function helpWords(helped: readonly number[], seats: readonly SeatInfo[]): string {
  return helped.length > 0
    ? `${together(helped.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`))} played with help.`
    : '';
}
