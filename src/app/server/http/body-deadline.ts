import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a body may take to arrive, in milliseconds, where it is longer than for others. */
    bodyTimeoutMs?: number;
  }
}

const timeoutAnswer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
/** Time for a route to say so itself, before the connection is cut. */
const graceMs = 5_000;

/**
 * Cuts connections whose body trickles in. Node's own limit is one for the whole server, and files
 * from a phone need longer than a form does.
 */
export function addBodyDeadline(app: FastifyInstance, defaultMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { headers } = raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']);
    if (!hasBody) return;
    const own = routeOptions.config?.bodyTimeoutMs;
    const timer = setTimeout(
      () => {
        // A request made in process comes whole, over nothing that could be cut.
        if (raw.complete || !(raw.socket instanceof Socket)) return;
        if (reply.raw.headersSent) raw.socket.destroy();
        else raw.socket.end(timeoutAnswer);
      },
      own === undefined ? defaultMs : own + graceMs,
    );
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
    // Nobody reads on once the answer is sent: what was refused has no more time than a form.
    reply.raw.once('finish', () => {
      if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), defaultMs).unref();
    });
  });
}
