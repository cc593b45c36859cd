/** The types of legacy, as the server declares them; everything in this folder takes them from here. */
export type {
  AbilityRow,
  ChampionRow,
  LegacyContent,
  LegacyEvent,
  LegacyOutlook,
  LegacyView,
  LocationRow,
  PairingInfo,
  Term,
} from '../../lib/games/legacy';
