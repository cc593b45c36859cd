// The REST side of the server. Every refusal is an ApiError that carries the server's own sentence.
import { eachLine } from './lines';
import { filled, type ReplayStart, type ReplayStep } from './protocol';
import type {
  AnalysedMoment,
  AnalysisEnd,
  AnalysisStart,
  AudienceWish,
  ContinueFrom,
  Deleted,
  ErrorInfo,
  GameInfo,
  Invitation,
  Invite,
  Joined,
  Kept,
  Learned,
  LessonWish,
  Me,
  NewTable,
  Opened,
  PictureInfo,
  PlayNow,
  Reach,
  ReplayInfo,
  RuleInfo,
  Shun,
  ShunnedInfo,
  TableInfo,
  Terms,
  Worth,
} from './protocol';

export class ApiError extends Error implements ErrorInfo {
  readonly code: string;
  /** The rule that was the reason, or empty. */
  readonly rule: string;
  /** For the player to read. */
  readonly sentence: string;
  readonly status: number;

  constructor(error: ErrorInfo, status: number) {
    super(error.sentence);
    this.name = 'ApiError';
    this.code = error.code;
    this.rule = error.rule;
    this.sentence = error.sentence;
    this.status = status;
  }
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(thrown: unknown): string {
  return thrown instanceof ApiError ? thrown.sentence : 'Something went wrong here. Reload the page and try again.';
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the server, also for what a game has of its own there. */
export async function call<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
  const response = await reached(path, {
    method,
    headers:
      body === undefined
        ? { accept: 'application/json' }
        : { accept: 'application/json', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Reply;
}

/** An answer that is no refusal. */
async function reached(path: string, wish: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...wish }).catch(() => {
    throw new ApiError(
      { code: 'offline', rule: '', sentence: 'The server cannot be reached. Is it running, and are you online?' },
      0,
    );
  });
  if (!response.ok && response.status !== 304)
    throw new ApiError(errorFrom(await response.text(), response.status), response.status);
  return response;
}

function errorFrom(text: string, status: number): ErrorInfo {
  try {
    const found = JSON.parse(text) as Partial<ErrorInfo> | null;
    if (found && typeof found.sentence === 'string') {
      return { code: found.code ?? String(status), rule: found.rule ?? '', sentence: found.sentence };
    }
  } catch {
    // Not ours: a proxy's page, for instance.
  }
  const sentence =
    status === 404
      ? 'There is nothing here.'
      : status === 429
        ? 'That was too much at once. Wait a moment and try again.'
        : `The server could not do that (${status}).`;
  return { code: `http-${status}`, rule: '', sentence };
}

const part = encodeURIComponent;

// -- games
export const listGames = (): Promise<GameInfo[]> => call('GET', '/games');
export const rulesOf = (game: string): Promise<RuleInfo[]> => call('GET', `/games/${part(game)}/rules`);
/** What a game is made of; the game knows its type. */
export const contentOf = <Content = unknown>(game: string): Promise<Content> =>
  call('GET', `/games/${part(game)}/content`);
/** A game in one minute, as pictures. */
export const minuteOf = (game: string): Promise<PictureInfo[]> => call('GET', `/games/${part(game)}/minute`);

// -- the guest
export const getMe = (): Promise<Me> => call('GET', '/me');
export const rename = (name: string): Promise<Me> => call('PUT', '/me', { name });

/** All that is kept of the guest who asks. */
export const getKept = (): Promise<Kept> => call('GET', '/me/kept');
/** Deletes all of it; what was deleted. */
export const deleteMe = (): Promise<Deleted> => call('DELETE', '/me');

/** Everybody one has muted or blocked. */
export const listShunned = (): Promise<ShunnedInfo[]> => call('GET', '/me/shunned');
/** Mutes or blocks somebody at a table; all that one has. */
export const shun = (wish: Shun): Promise<ShunnedInfo[]> => call('POST', '/me/shunned', wish);
export const unshun = (id: string): Promise<ShunnedInfo[]> => call('DELETE', `/me/shunned/${part(id)}`);

// -- what one makes
/** What a thing is worth that one is making for a game, closer and closer as bots try it out. */
export async function worthOf(
  game: string,
  thing: unknown,
  take: (worth: Worth) => void,
  signal: AbortSignal,
): Promise<void> {
  const { body } = await reached(`/me/made/${part(game)}/worth`, {
    method: 'POST',
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify(thing),
    signal,
  });
  if (body) await eachLine<Worth>(body, take);
}

// -- lessons
/** Opens a lesson; one of the same game that is under way ends. */
export const teach = (wish: LessonWish): Promise<Opened> => call('POST', '/lessons', wish);
/** What this guest has learned. */
export const getLearned = (): Promise<Learned> => call('GET', '/me/learned');
/** Notes tips that were read. */
export const learn = (learned: string[]): Promise<Learned> => call('PUT', '/me/learned', { learned });
/** Has tips again, also those that were read. */
export const haveTips = (): Promise<Learned> => call('DELETE', '/me/learned/tips');

// -- tables
export const playNow = (wish: PlayNow): Promise<Opened> => call('POST', '/play-now', wish);
export const openTable = (wish: NewTable): Promise<Opened> => call('POST', '/tables', wish);
/** The public list and its tag; null if nothing has changed since the list with ``tag``. */
export async function publicTables(tag = ''): Promise<{ tables: TableInfo[]; tag: string } | null> {
  const response = await reached('/tables', {
    method: 'GET',
    headers: { accept: 'application/json', ...(tag ? { 'if-none-match': tag } : {}) },
  });
  if (response.status === 304) return null;
  return { tables: (await response.json()) as TableInfo[], tag: response.headers.get('etag') ?? '' };
}
export const getTable = (id: string): Promise<TableInfo> => call('GET', `/tables/${part(id)}`);
/** Who invites to what; refused at once if that is no good any more. */
export const getInvitation = (code: string): Promise<Invitation> => call('GET', `/join/${part(code)}`);
/** Where the link of an invitation lies as a QR code, for those who come to ``origin``. */
export const codeAddress = (code: string, origin: string): string => `/api/join/${part(code)}/qr?at=${part(origin)}`;
/** From where others reach the server. */
export const getReach = (): Promise<Reach> => call('GET', '/reach');
/** How long others are waited for on this server. */
export const getTerms = (): Promise<Terms> => call('GET', '/terms');
/** Who may find, watch and talk at a table that one has opened. */
export const setAudience = (id: string, wish: AudienceWish): Promise<TableInfo> =>
  call('PUT', `/tables/${part(id)}/audience`, wish);
export const joinTable = (code: string): Promise<Joined> => call('POST', `/join/${part(code)}`);
/** Sits down at a public table. */
export const joinPublic = (id: string): Promise<Joined> => call('POST', `/tables/${part(id)}/join`);
/** Gets up from a table that still waits for players. */
export const leaveTable = (id: string): Promise<TableInfo> => call('POST', `/tables/${part(id)}/leave`);
/** The links to the open seats of a table that one has opened. */
export const invitesOf = (id: string): Promise<Invite[]> => call('GET', `/tables/${part(id)}/invites`);
/** Gives up a table that one has opened. */
export const closeTable = (id: string): Promise<TableInfo> => call('POST', `/tables/${part(id)}/close`);
/** Gives up a game that one plays: resigns, or leaves it. */
export const resignTable = (id: string): Promise<TableInfo> => call('POST', `/tables/${part(id)}/resign`);
export const rematch = (id: string): Promise<Opened> => call('POST', `/tables/${part(id)}/rematch`);
/** Goes on with a game that older rules left unfinished, at a new table for the same people. */
export const takeUp = (id: string): Promise<Opened> => call('POST', `/tables/${part(id)}/take-up`);

// -- replays
export const listReplays = (): Promise<ReplayInfo[]> => call('GET', '/replays');
export const getReplay = (id: string): Promise<ReplayInfo> => call('GET', `/replays/${part(id)}`);
export const uploadRecord = (record: string): Promise<ReplayInfo> => call('POST', '/replays', { record });
/** Removes a record that one has brought; those that are left. */
export const removeReplay = (id: string): Promise<ReplayInfo[]> => call('DELETE', `/replays/${part(id)}`);
/** A whole replay as seen by a seat, of a spectator, or of all; moment by moment, as it comes. */
export async function replaySteps(
  id: string,
  viewer: number | 'all' | 'watch',
  take: (step: ReplayStart | ReplayStep) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { body } = await reached(`/replays/${part(id)}/steps?seat=${viewer}`, { signal });
  // The first line begins; every other leads on.
  let kind = 'ReplayStart';
  if (!body) return;
  await eachLine<ReplayStart | ReplayStep>(body, (step) => {
    take(filled(step, kind));
    kind = 'ReplayStep';
  });
}
/** Who stood how well in a game, moment by moment, as bots find it out. */
export async function analysisOf(
  id: string,
  take: (line: AnalysisStart | AnalysedMoment | AnalysisEnd) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { body } = await reached(`/replays/${part(id)}/analysis`, { signal });
  if (body) await eachLine<AnalysisStart | AnalysedMoment | AnalysisEnd>(body, take);
}
export const continueFrom = (id: string, wish: ContinueFrom): Promise<Opened> =>
  call('POST', `/replays/${part(id)}/continue`, wish);
/** Where the record of a finished table can be downloaded. */
export const recordAddress = (table: string): string => `/api/tables/${part(table)}/record`;
/** What the server calls the file. */
export const recordName = (table: Pick<TableInfo, 'game' | 'id'>): string =>
  `${table.game}-${table.id.slice(0, 8)}.jsonl`;
