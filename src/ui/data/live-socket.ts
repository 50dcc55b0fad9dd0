import { ApiError } from './api-client.ts';

/** What the server says over the socket. Types that nobody listens to are ignored. */
export interface Frame {
  readonly type: string;
  readonly [field: string]: unknown;
}

type FrameListener = (frame: Frame) => void;

export interface LiveSocket {
  /** Keeps a connection open. @returns how to stop */
  start(): () => void;
  /** Closes the connection; done when none is being opened any more. */
  rest(): Promise<void>;
  /** Opens it again. */
  resume(): void;
  /** @returns how to stop */
  on(type: string, listener: FrameListener): () => void;
  /** As on "connected", and at once where that was said before. @returns how to stop */
  whenConnected(listener: () => void): () => void;
  /** Sends only while the socket is open; answers whether it was. */
  send(frame: Frame): boolean;
}

export interface LiveSource {
  /** @throws ApiError; without a session nothing is tried any more */
  readonly token: () => Promise<string>;
  readonly open: (token: string) => WebSocket;
  /** Says when it is worth another try: network, server or reader are back. @returns how to stop */
  readonly onBack: (listener: () => void) => () => void;
  /** Says when the network is gone. @returns how to stop */
  readonly onGone: (listener: () => void) => () => void;
  /** Failures are only noted, never shown. */
  readonly note: (text: string, error: unknown) => void;
}

export const mostAttempts = 5;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** So often is asked whether the other end is still there, and so long waited for an answer. */
const heartbeatMs = 25_000;
const answerMs = 10_000;
/** So long is waited at most for a socket that is opened while it is to be closed. */
const longestOpeningMs = 1_000;

/** The wait before attempt 0, 1, 2 …: 1 s, doubled with each, at most 30 s. */
export const delayOf = (attempt: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);

/** The scheme of a page's socket: wss on secure pages. */
export const socketAddress = (
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  token: string,
): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws?token=${encodeURIComponent(token)}`;

/**
 * One connection that comes back by itself: five attempts after a drop, and again from the beginning
 * once network, server or reader are back. After every "connected" whoever keeps data asks what was missed.
 */
export function createLiveSocket(source: LiveSource): LiveSocket {
  const listeners = new Map<string, Set<FrameListener>>();
  let connection: Connection | null = null;

  const tell = (frame: Frame) => {
    for (const listener of [...(listeners.get(frame.type) ?? [])]) listener(frame);
  };
  const start = () => {
    void connection?.stop();
    connection = new Connection(source, tell);
    connection.start();
  };
  const on: LiveSocket['on'] = (type, listener) => {
    const own = listeners.get(type) ?? new Set();
    listeners.set(type, own.add(listener));
    return () => void own.delete(listener);
  };
  return {
    start() {
      start();
      return () => {
        void connection?.stop();
        connection = null;
      };
    },
    rest: async () => connection?.stop(),
    resume: () => connection && start(),
    on,
    whenConnected(listener) {
      if (connection?.isConnected) listener();
      return on('connected', listener);
    },
    send: (frame) => connection?.send(frame) ?? false,
  };
}

/** A socket that is just opening is closed once it is open: browsers call anything else a failure. */
function closed(socket: WebSocket): Promise<void> {
  socket.onmessage = socket.onerror = socket.onclose = null;
  if (socket.readyState !== WebSocket.CONNECTING) {
    socket.close();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestOpeningMs);
    const done = () => {
      clearTimeout(timer);
      socket.close();
      resolve();
    };
    socket.onopen = socket.onerror = done;
  });
}

type Timer = ReturnType<typeof setTimeout>;

class Connection {
  readonly #source: LiveSource;
  readonly #tell: FrameListener;
  #socket: WebSocket | null = null;
  #isConnected = false;
  #attempt = 0;
  #isStopped = false;
  #isTrying = false;
  #retry: Timer | undefined;
  #beat: Timer | undefined;
  #unwatch: (() => void)[] = [];

  constructor(source: LiveSource, tell: FrameListener) {
    this.#source = source;
    this.#tell = tell;
  }

  /** The other end said so, and has not gone since. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  start(): void {
    this.#unwatch = [
      this.#source.onBack(() => this.#comeBack()),
      this.#source.onGone(() => this.#socket && this.#drop(this.#socket)),
    ];
    void this.#connect();
  }

  /** Done when no socket is being opened any more, or that takes too long. */
  stop(): Promise<void> {
    this.#isStopped = true;
    for (const unwatch of this.#unwatch.splice(0)) unwatch();
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    this.#isConnected = false;
    return socket ? closed(socket) : Promise.resolve();
  }

  send(frame: Frame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #comeBack(): void {
    if (this.#socket || this.#isTrying) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.#isTrying = true;
    try {
      const token = await this.#source.token();
      if (!this.#isStopped) this.#listen(this.#source.open(token));
    } catch (error) {
      if (error instanceof ApiError && error.isUnauthorized) return void this.stop();
      this.#source.note('The live connection could not be opened', error);
      this.#tryLater();
    } finally {
      this.#isTrying = false;
    }
  }

  #listen(socket: WebSocket): void {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(socket, String(data));
    socket.onerror = (event) => this.#source.note('The live connection failed', event);
    // Also where its sign-in ended: one that a new password renewed gets another token, others none.
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop(socket);
    };
  }

  #hear(socket: WebSocket, data: string): void {
    if (this.#socket !== socket) return;
    this.#keepBeating(socket);
    const frame = this.#parse(data);
    if (!frame) return;
    if (frame.type === 'connected') {
      this.#attempt = 0;
      this.#isConnected = true;
    }
    this.#tell(frame);
  }

  #parse(data: string): Frame | null {
    try {
      const frame = JSON.parse(data) as Frame | null;
      return typeof frame?.type === 'string' ? frame : null;
    } catch (error) {
      this.#source.note('A live message could not be read', error);
      return null;
    }
  }

  /** A connection can be dead without a word: a phone changes its network, a proxy forgets it. */
  #keepBeating(socket: WebSocket): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#beat = setTimeout(() => this.#drop(socket), answerMs);
    }, heartbeatMs);
  }

  #drop(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#isConnected = false;
    clearTimeout(this.#beat);
    socket.close();
    this.#tryLater();
  }

  #tryLater(): void {
    if (this.#isStopped || this.#attempt >= mostAttempts) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), delayOf(this.#attempt));
    this.#attempt += 1;
  }
}
