/** The types of figures, as the server declares them; everything in this folder takes them from here. */
export type {
  ActionRow,
  CardInfo,
  CharacterCardView,
  FightInfo,
  FigureRow,
  FiguresContent,
  FiguresEvent,
  FiguresOutlook,
  FiguresView,
  FigureView,
  LineRow,
} from '../../lib/games/figures';
