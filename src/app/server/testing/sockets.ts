import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import type { Frame } from '../../../platform/realtime/bus.ts';
import type { Visitor } from './test-server.ts';

/** A socket of a test: keeps what came, and lets wait for it. */
export class TestSocket {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, options);
    this.socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      for (const look of this.#waiting) look();
    });
    this.socket.on('error', () => undefined);
  }

  /** The first frame of a type that fits, whether it came already or comes yet. */
  frame(type: string, fits: (frame: Frame) => boolean = () => true): Promise<Frame> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.frames.find((one) => one.type === type && fits(one));
        if (!found) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  types(): string[] {
    return this.frames.map(({ type }) => type);
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Answered when all that was sent before has been looked at. */
  async settled(): Promise<void> {
    const before = this.frames.length;
    this.send({ type: 'ping' });
    await this.frame('pong', (frame) => this.frames.indexOf(frame) >= before);
  }

  /** The code it was closed with. */
  async closed(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }

  close(): void {
    this.socket.close();
  }
}

export const socketUrl = (base: string, token: string) =>
  `${base.replace(/^http/, 'ws')}/ws?token=${encodeURIComponent(token)}`;

export async function tokenOf(visitor: Visitor): Promise<string> {
  return (await visitor.get<{ token: string }>('/api/ws-token')).body.token;
}

/** An open socket of this person. */
export async function openSocket(base: string, visitor: Visitor): Promise<TestSocket> {
  const socket = new TestSocket(socketUrl(base, await tokenOf(visitor)));
  await socket.frame('connected');
  return socket;
}

/** What the server says to who is not let in: its HTTP status. */
export async function refusal(url: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(url, options);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ];
  return response.statusCode;
}
