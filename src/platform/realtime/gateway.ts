import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Actor } from '../actor.ts';
import { describeError, type Log } from '../log.ts';
import type { Bus, Delivery, Frame } from './bus.ts';
import { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import type { SocketTokens, Ticket } from './tokens.ts';
import { keepUp, type UpkeepTimes, usualTimes } from './upkeep.ts';

/**
 * What is done with a frame of a type from somebody. "malformed" counts towards closing the socket; a
 * refusal is silence, since a frame has no answer.
 */
export type FrameHandler = (actor: Actor, frame: unknown) => Promise<'done' | 'malformed'>;
export type FrameHandlers = Readonly<Record<string, FrameHandler>>;

export interface GatewayDeps {
  readonly pool: pg.Pool;
  readonly bus: Bus;
  readonly tokens: SocketTokens;
  /** The domains' frames, by type. */
  readonly handlers: FrameHandlers;
  /** Whether a page of this origin may open a socket through a request to this host. */
  readonly isOwnOrigin: (origin: string, host: string) => boolean;
  /** The sign-in that the cookies of a request name; null for none. */
  readonly sidOf: (cookies: string | undefined) => string | null;
  readonly log: Log;
  readonly times?: UpkeepTimes;
}

const path = '/ws';
const largestFrame = 65_536;
const connected: Frame = { type: 'connected', message: 'Connected to JengaSoko' };
const pong = JSON.stringify({ type: 'pong' });

/** Serves WebSockets at /ws beside the HTTP server; they close when it does. */
export async function addGateway(
  app: FastifyInstance,
  deps: GatewayDeps,
): Promise<{ readonly countSockets: () => number }> {
  const connections = new Connections();
  const gateway = new Gateway(deps, connections);
  app.server.on('upgrade', gateway.upgrade);
  const unsubscribe = await deps.bus.subscribe({
    onDeliveries: (deliveries) => deliver(connections, deliveries),
    // Who is there already must ask what they missed.
    onGap: () => greetAll(connections),
  });
  const { pool, log, times = usualTimes } = deps;
  const stop = keepUp(connections, { pool, log, times });
  app.addHook('preClose', async () => {
    app.server.off('upgrade', gateway.upgrade);
    await connections.closeAll();
    await stop();
    await unsubscribe();
  });
  return { countSockets: () => connections.count };
}

function deliver(connections: Connections, deliveries: readonly Delivery[]): void {
  for (const { to, frame } of deliveries) {
    const open = connections.of(to);
    if (!open) continue;
    const json = JSON.stringify(frame);
    for (const connection of open) connection.send(json);
  }
}

function greetAll(connections: Connections): void {
  const json = JSON.stringify(connected);
  for (const connection of connections.all()) connection.send(json);
}

/** A socket knows what it belongs to; closures of each would weigh more than all the rest of it. */
type Known = WebSocket & { belongsTo?: { gateway: Gateway; connection: Connection } };

class Gateway {
  readonly #deps: GatewayDeps;
  readonly #connections: Connections;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: largestFrame,
  });

  constructor(deps: GatewayDeps, connections: Connections) {
    this.#deps = deps;
    this.#connections = connections;
  }

  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', ignore);
    this.#admit(request)
      .then((ticket) => {
        if (typeof ticket === 'number') return refuse(stream, ticket);
        // Looked at after the last wait, so that two at once cannot both be the tenth.
        if (!this.#connections.hasRoom(ticket.actor.id)) return refuse(stream, 429);
        stream.off('error', ignore);
        this.#server.handleUpgrade(request, stream, head, (socket) => this.#open(socket, ticket));
      })
      .catch((error: unknown) => {
        this.#deps.log.error({ error: describeError(error) }, 'a socket could not be opened');
        refuse(stream, 503);
      });
  };

  /** Who comes with this request, or the HTTP status that says why not. */
  async #admit({ url = '', headers }: IncomingMessage): Promise<Ticket | number> {
    const asked = URL.parse(url, 'http://here');
    if (asked?.pathname !== path) return 404;
    const { origin, host = '', cookie } = headers;
    // Browsers always say from where. A program that says nothing cannot be a page of another site.
    if (origin !== undefined && !this.#deps.isOwnOrigin(origin, host)) return 403;
    const token = asked.searchParams.get('token');
    const ticket = token ? await this.#deps.tokens.take(token) : null;
    if (!ticket) return 401;
    const sid = this.#deps.sidOf(cookie);
    return sid === null || sid === ticket.sid ? ticket : 401;
  }

  #open(socket: Known, ticket: Ticket): void {
    const connection = new Connection(socket, ticket, Date.now());
    socket.belongsTo = { gateway: this, connection };
    this.#connections.add(connection);
    socket.on('message', hear);
    socket.on('pong', heardOf);
    socket.on('close', gone);
    // A bad frame: the library says goodbye with the right code.
    socket.on('error', ignore);
    connection.send(JSON.stringify(connected));
  }

  hear(connection: Connection, data: RawData, isBinary: boolean): void {
    if (!connection.isOpen) return;
    connection.lastHeard = Date.now();
    if (!connection.takeTurn(connection.lastHeard)) return;
    const frame = isBinary ? null : parse(data);
    if (frame?.type === 'ping') connection.send(pong);
    else void this.#handle(connection, frame);
  }

  forget(connection: Connection): void {
    this.#connections.remove(connection);
  }

  async #handle(connection: Connection, frame: Frame | null): Promise<void> {
    const handlers = this.#deps.handlers;
    const handler = frame && Object.hasOwn(handlers, frame.type) ? handlers[frame.type] : undefined;
    try {
      const outcome = handler ? await handler(connection.actor, frame) : 'malformed';
      if (outcome === 'malformed') connection.strike();
    } catch (error) {
      this.#deps.log.error({ error: describeError(error) }, 'a frame could not be dealt with');
    }
  }
}

function hear(this: WebSocket, data: RawData, isBinary: boolean): void {
  const own = (this as Known).belongsTo;
  own?.gateway.hear(own.connection, data, isBinary);
}

function heardOf(this: WebSocket): void {
  const own = (this as Known).belongsTo;
  if (own) own.connection.lastHeard = Date.now();
}

function gone(this: WebSocket): void {
  const own = (this as Known).belongsTo;
  own?.gateway.forget(own.connection);
}

/** Null for what is no JSON object with a type. */
function parse(data: RawData): Frame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    const isFrame = typeof frame === 'object' && frame !== null && 'type' in frame;
    return isFrame && typeof frame.type === 'string' ? (frame as Frame) : null;
  } catch {
    return null;
  }
}

const ignore = () => undefined;

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(stream: Duplex, status: number): void {
  stream.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => stream.destroy(),
  );
}
