import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { createLiveSocket, delayOf, type Frame, socketAddress } from './live-socket.ts';

class FakeSocket {
  readyState = 1;
  readonly sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: (event: unknown) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onopen: () => void = () => undefined;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  say(frame: unknown) {
    this.onmessage({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[] = [];
let notes: string[] = [];
let back: () => void = () => undefined;
let gone: () => void = () => undefined;
let token: () => Promise<string>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1 });
  sockets = [];
  notes = [];
  token = async () => 't';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function create() {
  return createLiveSocket({
    token: () => token(),
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    onBack(listener) {
      back = listener;
      return () => undefined;
    },
    onGone(listener) {
      gone = listener;
      return () => undefined;
    },
    note: (text) => notes.push(text),
  });
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const newest = () => sockets.at(-1) as FakeSocket;

describe('the live connection', () => {
  it('WS-02 uses wss on secure pages and ws otherwise', () => {
    expect(socketAddress({ protocol: 'https:', host: 'a.ke' }, 'x')).toBe('wss://a.ke/ws?token=x');
    expect(socketAddress({ protocol: 'http:', host: 'a.ke:3000' }, 'x/y')).toBe(
      'ws://a.ke:3000/ws?token=x%2Fy',
    );
  });

  it('WS-05 WS-06 WS-07 tries five times after 1, 2, 4, 8 and 16 s, no sixth; the cap is 30 s', async () => {
    create().start();
    await wait(0);
    expect(sockets).toHaveLength(1);
    for (const [attempt, seconds] of [1, 2, 4, 8, 16].entries()) {
      newest().onclose({ code: 1006 });
      await wait(seconds * 1_000 - 1);
      expect(sockets).toHaveLength(attempt + 1);
      await wait(1);
      expect(sockets).toHaveLength(attempt + 2);
    }
    newest().onclose({ code: 1006 });
    await wait(300_000);
    expect(sockets).toHaveLength(6);
    expect(delayOf(20)).toBe(30_000);
  });

  it('counts from the beginning after a success, and when the network is back', async () => {
    create().start();
    await wait(0);
    for (let i = 0; i < 5; i += 1) {
      newest().onclose({ code: 1006 });
      await wait(16_000);
    }
    newest().say({ type: 'connected', message: 'hello' });
    newest().onclose({ code: 1006 });
    await wait(1_000);
    expect(sockets).toHaveLength(7);
    gone();
    await wait(900);
    back();
    await wait(0);
    expect(sockets).toHaveLength(8);
  });

  it('WS-04 does not come back after signing out, nor once stopped', async () => {
    const live = create();
    live.start();
    await wait(0);
    token = async () => {
      throw new ApiError(401, '{"message":"Unauthorized"}', 'Unauthorized');
    };
    newest().onclose({ code: 4401 });
    await wait(60_000);
    expect(sockets).toHaveLength(1);
    token = async () => 't';
    const stop = live.start();
    await wait(0);
    stop();
    expect(newest().readyState).toBe(3);
    await wait(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('WS-04 a socket that is just opening is closed once it is open, and comes back if asked', async () => {
    const live = create();
    live.start();
    await wait(0);
    const socket = newest();
    socket.readyState = 0;
    let isResting = false;
    void live.rest().then(() => {
      isResting = true;
    });
    await wait(500);
    expect([socket.readyState, isResting]).toEqual([0, false]);
    socket.readyState = 1;
    socket.onopen();
    await wait(0);
    expect([socket.readyState, isResting]).toEqual([3, true]);
    live.resume();
    await wait(0);
    expect(sockets).toHaveLength(2);
  });

  it('WS-15 WS-16 only notes a token that could not be had and a failed socket, and tries again', async () => {
    token = async () => {
      throw new ApiError(500, '', 'Internal Server Error');
    };
    create().start();
    await wait(0);
    expect(sockets).toHaveLength(0);
    expect(notes).toHaveLength(1);
    token = async () => 't';
    await wait(1_000);
    newest().onerror({});
    expect(notes).toHaveLength(2);
  });

  it('opens again with the new session that a new password gives', async () => {
    create().start();
    await wait(0);
    newest().onclose({ code: 4401 });
    await wait(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('asks no more once nobody is signed in', async () => {
    token = vi.fn(async () => {
      throw new ApiError(401, '{"message":"Unauthorized"}', 'Unauthorized');
    });
    create().start();
    await wait(60_000);
    expect(token).toHaveBeenCalledTimes(1);
  });

  it('WS-13 WS-14 WS-17 ignores what it does not know or cannot read, and sends JSON while open', async () => {
    const live = create();
    const heard: Frame[] = [];
    live.on('new_message', (frame) => heard.push(frame));
    expect(live.send({ type: 'typing', receiverId: 'x' })).toBe(false);
    live.start();
    await wait(0);
    newest().say('no json');
    newest().say('null');
    newest().say({ type: 'x' });
    newest().say({ type: 'new_message', senderId: 'a' });
    expect(heard).toEqual([{ type: 'new_message', senderId: 'a' }]);
    expect(notes).toEqual(['A live message could not be read']);
    expect(live.send({ type: 'typing', receiverId: 'x' })).toBe(true);
    expect(newest().sent).toEqual(['{"type":"typing","receiverId":"x"}']);
  });

  it('who listens late hears at once that it is connected, and nothing while it is not', async () => {
    const live = create();
    const heard = vi.fn();
    const stop = live.start();
    await wait(0);
    live.whenConnected(heard);
    expect(heard).toHaveBeenCalledTimes(0);
    newest().say({ type: 'connected' });
    expect(heard).toHaveBeenCalledTimes(1);
    const late = vi.fn();
    const forget = live.whenConnected(late);
    expect(late).toHaveBeenCalledTimes(1);
    newest().onclose({ code: 1006 });
    const inBetween = vi.fn();
    live.whenConnected(inBetween);
    expect(inBetween).toHaveBeenCalledTimes(0);
    forget();
    await wait(1_000);
    newest().say({ type: 'connected' });
    expect([heard, late, inBetween].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
    stop();
    live.whenConnected(late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('notices a connection that died without a word', async () => {
    create().start();
    await wait(0);
    newest().say({ type: 'connected' });
    await wait(25_000);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
    newest().say({ type: 'pong' });
    await wait(34_000);
    expect(sockets).toHaveLength(1);
    await wait(2_000);
    expect(sockets).toHaveLength(2);
  });
});
