/** What the board of legacy says while something happens. The whole sentences are in the log. */
import { abilityOf, plain, signed, type Cards } from './cards';
import type { LegacyEvent, LegacyView, PairingInfo } from './types';

const does = (name: string | undefined, you: string, they: string): string =>
  name === 'You' ? `You ${you}` : `${name ?? 'They'} ${they}`;

/** A few large words for what is on stage; `names` has "You" for the viewer. Empty for nothing worth them. */
export function headlineOf(event: LegacyEvent | null, cards: Cards, names: readonly string[]): string {
  switch (event?.type) {
    case 'RoundBegins':
      return `Round ${event.round}`;
    case 'RoundEnds':
      return `Round ${event.round} is over`;
    case 'BattleBegins':
      return cards.locations[event.location]?.name ?? '';
    case 'LegacyRevealed':
      return 'The first legacy';
    case 'ChampionsRevealed':
      return 'Both are turned up';
    case 'FatestoneRolled':
      return `${does(names[event.seat], 'roll', 'rolls')} ${event.die}`;
    case 'FatestoneAssigned':
      return `${does(names[event.seat], 'begin', 'begins')} with the Fatestone`;
    case 'Silenced':
      return `Silence: the ${cards.champions[event.champion]?.name ?? ''} is cancelled`;
    case 'AbilityActs':
    case 'AbilityStopped':
    case 'AbilityIdle':
      return `${cards.champions[event.champion]?.name ?? ''}: ${abilityOf(cards, event.champion, event.kind)?.name ?? ''}`;
    case 'BattleMoved':
      return `On to ${cards.locations[event.location]?.name ?? ''}`;
    case 'BattleStays':
      return `No way from ${cards.locations[event.location]?.name ?? ''}`;
    case 'PhaseSkipped':
      return `No ${event.phase} phase here`;
    case 'TotalsAdded':
      return 'The totals';
    case 'BattleTied':
      return 'A tie!';
    case 'HexDecides':
      return 'Hex decides';
    case 'HexesCancel':
      return 'Both Hexes cancel each other out';
    case 'FatestoneKept':
      return `${does(names[event.seat], 'keep', 'keeps')} the Fatestone and ${names[event.seat] === 'You' ? 'lose' : 'loses'}`;
    case 'FatestonePassed':
      return `${does(names[event.seat], 'pass', 'passes')} the Fatestone and ${names[event.seat] === 'You' ? 'win' : 'wins'}`;
    case 'FatestoneClaimed':
      return `${does(names[event.seat], 'claim', 'claims')} the Fatestone`;
    case 'FatestoneHandedOver':
      return 'The Fatestone changes hands';
    case 'FatestoneTurned':
      return `The Fatestone shows ${event.value}`;
    case 'BattleWon':
      return `${does(names[event.seat], 'win', 'wins')} the battle`;
    case 'Scored':
      return `${does(names[event.seat], event.points < 0 ? 'lose' : 'gain', event.points < 0 ? 'loses' : 'gains')} ${Math.abs(event.points)}`;
    case 'CarriedOver':
      return `${does(names[event.seat], 'carry', 'carries')} the ${cards.champions[event.champion]?.name ?? ''}`;
    case 'GameWon':
      return `${does(names[event.seat], 'win', 'wins')} the game`;
    default:
      return '';
  }
}

const FARES = { win: 'wins', lose: 'loses', tie: 'ties' } as const;

/** What a pairing would come to. A tie that nobody can change any more says who loses it. */
export function pairingWords(cards: Cards, view: Pick<LegacyView, 'row'>, cell: PairingInfo, other: string): string {
  const name = (champion: number): string => cards.champions[champion]?.name ?? '';
  const tied = cell.my_total === cell.their_total && cell.result !== 'tie';
  const gains = [
    cell.my_points ? `you ${signed(cell.my_points)}` : '',
    cell.their_points ? `${other} ${signed(cell.their_points)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  const points = gains && cell.result !== 'tie' ? ` Points: ${gains}.` : '';
  const where =
    cell.location === view.row[0]
      ? ''
      : ` At ${cards.locations[cell.location]?.name ?? ''}${cell.drawn ? ', or another one that is drawn' : ''}.`;
  const fares = `${name(cell.mine)} ${FARES[cell.result]}${tied ? ' the tie' : ''} against ${name(cell.theirs)}`;
  return `${fares}, ${plain(cell.my_total)} to ${plain(cell.their_total)}.${points}${where}`;
}

export interface Caption {
  seat: number;
  champion: number;
  text: string;
  bad: boolean;
}

const STOPPED: Record<string, string> = {
  pin: 'Pinned!',
  drowned: 'Prevented!',
  ward: 'Ward holds',
  wall: 'The Wall holds',
  'single-combat': 'Nobody may enter',
};

/** A few words at the card that an event is about; null for one that is about no card. */
export function captionOf(event: LegacyEvent | null, cards: Cards): Caption | null {
  switch (event?.type) {
    case 'Silenced':
      return { seat: event.seat, champion: event.champion, text: 'Silenced!', bad: true };
    case 'AbilityActs':
      return {
        seat: event.seat,
        champion: event.champion,
        text: abilityOf(cards, event.champion, event.kind)?.name ?? '',
        bad: false,
      };
    case 'AbilityStopped':
      return { seat: event.seat, champion: event.champion, text: STOPPED[event.by] ?? 'Stopped', bad: true };
    case 'AbilityIdle':
      return {
        seat: event.seat,
        champion: event.champion,
        text: event.why === 'declined' ? 'Not used' : 'Nothing to do',
        bad: false,
      };
    case 'TotalChanged': {
      const whose = event.side === event.seat ? '' : 'their total ';
      return { seat: event.seat, champion: event.champion, text: `${whose}${signed(event.amount)}`, bad: false };
    }
    case 'Armed':
      return {
        seat: event.seat,
        champion: event.champion,
        text: `${abilityOf(cards, event.champion, event.kind)?.name ?? ''} is ready`,
        bad: false,
      };
    case 'PowerSet':
      return { seat: event.seat, champion: event.champion, text: `power ${event.power}`, bad: false };
    case 'WardUndoes':
      return { seat: event.seat, champion: event.champion, text: `gives back ${signed(event.amount)}`, bad: false };
    case 'Copied':
      return {
        seat: event.seat,
        champion: event.champion,
        text: `copies ${cards.champions[event.of]?.name ?? ''}`,
        bad: false,
      };
    case 'Entered':
      return {
        seat: event.seat,
        champion: event.champion,
        text: event.place === 'main' ? 'takes the field' : 'joins in',
        bad: false,
      };
    case 'SetAside':
      return { seat: event.seat, champion: event.champion, text: 'set aside', bad: false };
    case 'PileMoved':
      return { seat: event.seat, champion: event.champion, text: `to the ${event.to}`, bad: false };
    case 'WillBeBuried':
      return { seat: event.seat, champion: event.champion, text: 'will be buried', bad: false };
    case 'CarriedOver':
      return { seat: event.seat, champion: event.champion, text: 'carried over', bad: false };
    default:
      return null;
  }
}
