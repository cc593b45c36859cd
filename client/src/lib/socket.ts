/**
 * The line to a table: says Hello with the last event seen, keeps itself alive, and comes back by itself.
 *
 * Answers are never sent again after a reconnect. Whoever gave one sees from the next scene whether it arrived.
 */
import { filled, PROTOCOL, type FromBrowser, type ToBrowser } from './protocol';

/** Refused: the server has closed it for good, and nothing is tried again. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed' | 'refused';

export interface Listener {
  /** How many events this browser has seen: for the Hello. */
  seen(): number;
  receive(message: ToBrowser): void;
  state(state: LineState): void;
}

export interface Line {
  /** False if nothing was sent because the line is down. */
  send(message: FromBrowser): boolean;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
/** A line on which not even a Pong came for so long is taken for dead. */
const SILENCE = 60_000;
/** Close codes with which the server turns a browser away: no such table, too many lines, nonsense was sent. */
const TURNED_AWAY = [1008, 1009];

/** How long to wait before try number ``tries`` (from 0): doubling, with a little chance so that not all come at once. */
export function backoff(tries: number, random: number = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
  return wait * (0.75 + random / 2);
}

export function socketAddress(table: string, from: { protocol: string; host: string } = location): string {
  const scheme = from.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${from.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export function openLine(table: string, listener: Listener): Line {
  let socket: WebSocket | null = null;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let lastHeard = 0;
  let closed = false;

  function connect(): void {
    clearTimeout(retry);
    if (closed) return;
    listener.state('connecting');
    const mine = new WebSocket(socketAddress(table));
    socket = mine;
    lastHeard = Date.now();
    mine.addEventListener('open', () => {
      if (mine !== socket) return;
      put({ type: 'Hello', protocol: PROTOCOL, after: listener.seen() });
      heartbeat = setInterval(beat, PING_EVERY);
    });
    mine.addEventListener('message', (message) => {
      if (mine !== socket) return;
      lastHeard = Date.now();
      const heard = filled(JSON.parse(String(message.data)) as ToBrowser);
      if (heard.type === 'Welcome') {
        tries = 0;
        listener.state('open');
      }
      listener.receive(heard);
    });
    mine.addEventListener('close', (event) => {
      if (mine !== socket) return;
      if (TURNED_AWAY.includes(event.code)) refused();
      else lost();
    });
  }

  /** It would be turned away again. */
  function refused(): void {
    clearInterval(heartbeat);
    socket = null;
    if (closed) return;
    closed = true;
    listener.state('refused');
  }

  function lost(): void {
    clearInterval(heartbeat);
    socket = null;
    if (closed) return;
    listener.state('waiting');
    clearTimeout(retry);
    retry = setTimeout(connect, backoff(tries));
    tries += 1;
  }

  function beat(): void {
    if (Date.now() - lastHeard > SILENCE) {
      const dead = socket;
      lost();
      dead?.close();
    } else {
      put({ type: 'Ping' });
    }
  }

  function put(message: FromBrowser): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** The tab is looked at again or the network is back: do not wait for the timer. */
  function wake(): void {
    if (closed || document.visibilityState === 'hidden') return;
    if (socket === null) connect();
    else if (socket.readyState === WebSocket.OPEN) beat();
  }

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  connect();

  return {
    send: put,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      socket?.close();
      socket = null;
      listener.state('closed');
    },
  };
}
