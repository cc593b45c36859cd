/** The board of figures, as the table uses it. */
import { contentOf } from '../../lib/api';
import { isFinger } from '../../lib/finger';
import { loadIcons } from '../../lib/icons.svelte';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { CUES } from './cues';
import { oddsOf } from './odds';
import type { FiguresContent, FiguresEvent, FiguresOutlook, FiguresView } from './types';
import './figures.css';

void loadIcons('roster');

/** What says best how a turn went: the cards, and what came of them. */
const TELLS = new Set(['Revealed', 'AttackFails', 'Wounded', 'Captured', 'ArmorSpent', 'TurnLost', 'ArmyLeaves']);

export const board: GameBoard = {
  Board,
  content: () => contentOf<FiguresContent>('figures'),
  cue: (event) => CUES[event.type as FiguresEvent['type']] ?? null,
  counts: (ask) => ['attacker', 'opponent', 'defender', 'card'].includes(ask),
  odds: (view, asked, outlook) => oddsOf(view as unknown as FiguresView, asked, outlook as FiguresOutlook | null),
  pictures: (asked, option, content) => {
    const lines = (content as FiguresContent | null)?.lines ?? [];
    if (asked.ask === 'army')
      return lines.find((line) => line.id === option.token)?.figure.map((row) => row.icon) ?? [];
    if (asked.ask !== 'recruit') return [];
    const row = lines.flatMap((line) => line.figure).find((figure) => figure.id === option.token);
    return row ? [row.icon] : [];
  },
  // A secret card is said twice; and so is a figure by a finger, which cannot point at it first to see its odds.
  confirms: (ask, option) => ask === 'card' || (isFinger() && option.touches[0]?.startsWith('figure:') === true),
  telling: {
    heads: (event) => event.type === 'TurnBegins',
    seatOf: (event, view) => {
      const seat = event['seat'] ?? event['captor'];
      if (typeof seat === 'number') return seat;
      const figure = Number(event['figure'] ?? event['attacker'] ?? -1);
      return (view as unknown as FiguresView).figures[figure]?.owner;
    },
    loud: (event) => ['Captured', 'GameOver', 'PlayerOut', 'ArmyLeaves'].includes(String(event.type)),
    small: (event) => event.type === 'DealtForFirst',
    turns: {
      begins: (event) => event.type === 'TurnBegins',
      tells: (event) => TELLS.has(String(event.type)),
    },
    words: (events) => `${events} cards are dealt to find who goes first.`,
  },
  // figures.leave; before the first turn there is no army on the field.
  leaving: (view, seat) => {
    const { phase, lines } = view as unknown as FiguresView;
    return (phase === 'turn' || phase === 'battle') && lines[seat]?.length
      ? 'The army leaves the field, and the captives it holds can no longer be recovered.'
      : '';
  },
  left: (view, seat) => {
    const { gone, figures } = view as unknown as FiguresView;
    return gone.some((figure) => figures[figure]?.owner === seat) ? 'the army has left the field' : '';
  },
  handOf: (view) => (view as unknown as FiguresView).hand,
};
