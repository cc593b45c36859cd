/** The types of synergy, as the server declares them; everything in this folder takes them from here. */
export type {
  AimInfo,
  BoardInfo,
  CardInfo,
  MarkerRow,
  Numbering,
  ReachRow,
  StatusRow,
  SynergyContent,
  SynergyEvent,
  SynergyOutlook,
  SynergyView,
  TeamInfo,
  TeamPowerInfo,
  WarriorView,
  WayInfo,
} from '../../lib/games/synergy';
