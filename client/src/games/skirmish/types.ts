import type { Act as ReadAct } from '../../lib/games/skirmish';

/** The types of skirmish, as the server declares them; everything in this folder takes them from here. */
export type {
  AbilityRow,
  BookRow,
  ArmyInfo,
  AttackInfo,
  ArmyRow,
  FactionRow,
  ItemRow,
  LayoutInfo,
  MapRow,
  MemberRow,
  MovePreview,
  OwnRow,
  PieceRow,
  ScenarioRow,
  SightInfo,
  StandInfo,
  SkirmishContent,
  SkirmishEvent,
  SkirmishOutlook,
  SkirmishView,
  StoneView,
  TermInfo,
  UnitRow,
  UnitView,
  WalkInfo,
} from '../../lib/games/skirmish';
export { ACT_KINDS, readAct } from '../../lib/games/skirmish';
export type { ReadAct };
export type ActKind = ReadAct['kind'];
