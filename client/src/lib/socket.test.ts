import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from './protocol';
import type { ToBrowser } from './protocol';
import {
  backoff,
  DROP_AFTER,
  OFFLINE_WITHIN,
  openLine,
  PING_EVERY,
  PONG_WITHIN,
  socketAddress,
  type LineState,
} from './socket';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(message: Partial<ToBrowser>): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let states: LineState[];
let received: string[];
let seen = 0;
const listener = {
  seen: () => seen,
  receive: (message: ToBrowser) => void received.push(message.type),
  state: (state: LineState) => void states.push(state),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  received = [];
  seen = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  it('says hello, comes back by itself, and says how far it had seen', () => {
    const line = openLine('t1', listener);
    FakeSocket.all[0]!.opens();
    expect(FakeSocket.all[0]!.sent).toEqual([{ type: 'Hello', protocol: PROTOCOL, after: 0 }]);
    FakeSocket.all[0]!.says({ type: 'Welcome' });
    expect(states).toEqual(['connecting', 'open']);
    seen = 12;
    FakeSocket.all[0]!.close();
    expect(states.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(1000);
    FakeSocket.all[1]!.opens();
    expect(FakeSocket.all[1]!.sent).toEqual([{ type: 'Hello', protocol: PROTOCOL, after: 12 }]);
    line.close();
  });

  it('sends nothing while it is down, and nothing later of that', () => {
    const line = openLine('t1', listener);
    expect(line.send({ type: 'Answer', seat: 0, question: 1, answer: 2 })).toBe(false);
    FakeSocket.all[0]!.opens();
    expect(FakeSocket.all[0]!.sent).toHaveLength(1);
    line.close();
  });

  it('does not wait when the network is back', () => {
    const line = openLine('t1', listener);
    FakeSocket.all[0]!.close();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    line.close();
  });

  it('says within three seconds that nobody answers, whenever the network went', () => {
    expect(PING_EVERY + PONG_WITHIN).toBeLessThanOrEqual(OFFLINE_WITHIN);
    expect(OFFLINE_WITHIN).toBe(3_000);
    const line = openLine('t1', listener);
    const socket = FakeSocket.all[0]!;
    socket.opens();
    socket.says({ type: 'Welcome' });
    vi.advanceTimersByTime(PING_EVERY);
    expect(socket.sent.at(-1)).toEqual({ type: 'Ping' });
    socket.says({ type: 'Pong' });
    // From now on nothing comes any more.
    vi.advanceTimersByTime(OFFLINE_WITHIN);
    expect(states.at(-1)).toBe('silent');
    expect(line.send({ type: 'Say', text: 'Hello?' })).toBe(false);
    expect(FakeSocket.all).toHaveLength(1);
    line.close();
  });

  it('is open again as soon as a silent line speaks', () => {
    const line = openLine('t1', listener);
    FakeSocket.all[0]!.opens();
    FakeSocket.all[0]!.says({ type: 'Welcome' });
    vi.advanceTimersByTime(OFFLINE_WITHIN);
    FakeSocket.all[0]!.says({ type: 'Pong' });
    expect(states).toEqual(['connecting', 'open', 'silent', 'open']);
    expect(line.send({ type: 'Say', text: 'Hello!' })).toBe(true);
    vi.advanceTimersByTime(PING_EVERY - 1);
    expect(states.at(-1)).toBe('open');
    line.close();
  });

  it('gives up a line that stays silent, and one that never opens', () => {
    const line = openLine('t1', listener);
    FakeSocket.all[0]!.opens();
    FakeSocket.all[0]!.says({ type: 'Welcome' });
    vi.advanceTimersByTime(PING_EVERY + DROP_AFTER);
    expect([states.at(-1), FakeSocket.all[0]!.readyState]).toEqual(['waiting', 3]);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
    line.close();
  });

  it('asks at once when the browser says that it is offline, and tries another line when it is back', () => {
    const line = openLine('t1', listener);
    FakeSocket.all[0]!.opens();
    FakeSocket.all[0]!.says({ type: 'Welcome' });
    window.dispatchEvent(new Event('offline'));
    expect(FakeSocket.all[0]!.sent.at(-1)).toEqual({ type: 'Ping' });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(states.at(-1)).toBe('silent');
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    line.close();
  });

  it('does not wait when somebody wants to try now', () => {
    const line = openLine('t1', listener);
    line.retry();
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.all[0]!.close();
    line.retry();
    line.retry();
    expect(FakeSocket.all).toHaveLength(2);
    line.close();
  });

  it('stays closed once closed', () => {
    openLine('t1', listener).close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it.each([1008, 1009])('does not try again once it was turned away (%i)', (code) => {
    const line = openLine('t1', listener);
    FakeSocket.all[0]!.opens();
    FakeSocket.all[0]!.says({ type: 'Problem' });
    FakeSocket.all[0]!.close(code);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
    expect([received, states.at(-1)]).toEqual([['Problem'], 'refused']);
    line.close();
  });

  it('waits longer each time, up to a limit', () => {
    expect([0, 1, 2, 3].map((tries) => backoff(tries, 0.5))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(30, 1)).toBe(18_750);
  });

  it('knows where the table is', () => {
    expect(socketAddress('a/b', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/api/tables/a%2Fb/socket');
  });
});
