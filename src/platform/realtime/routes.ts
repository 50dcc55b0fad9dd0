import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../actor.ts';
import type { SocketTokens } from './tokens.ts';

/** Where a page asks for the token that opens its socket. */
export function realtimeRoutes({
  tokens,
}: {
  readonly tokens: SocketTokens;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/ws-token',
      {
        schema: {
          tags: ['realtime'],
          summary: 'A token that opens one WebSocket at /ws?token=… within 30 seconds',
          response: { 200: z.strictObject({ token: z.string() }) },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true, personal: true },
      },
      async (request, reply) => {
        const token = await tokens.give(request.session.sessionId, requireActor(request).id);
        reply.header('cache-control', 'no-store');
        return { token };
      },
    );
  };
}
