/** The types of synergy, as the server declares them; everything in this folder takes them from here. */
export type {
  BoardInfo, CardInfo, MarkerRow, ReachRow, StatusRow, SynergyContent, SynergyEvent, SynergyView, TeamInfo, TeamPowerInfo, WarriorView,
} from '../../lib/games/synergy';
