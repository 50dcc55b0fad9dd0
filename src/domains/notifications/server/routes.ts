import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type pg from 'pg';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { sendList, sendRead } from '../../../platform/conditional-read.ts';
import { count, listOf, nothing } from '../../../shared/responses.ts';
import {
  notificationResponse,
  notificationsQuerySchema,
  readNotificationsSchema,
} from '../schema.ts';
import {
  countUnreadNotifications,
  markNotificationsRead,
  readBellState,
  readNotifications,
} from './queries.ts';

const tags = ['notifications'];
const read = { access: 'signed-in', limit: 'read' } as const;

interface Deps {
  readonly pool: pg.Pool;
}

/** What the caller was told. */
export function notificationsRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(listRoutes(deps));
    await app.register(unreadRoutes(deps));
  };
}

function listRoutes({ pool }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/notifications',
      {
        schema: {
          tags,
          summary: 'Your notifications, newest first',
          querystring: notificationsQuerySchema,
          response: { 200: listOf(notificationResponse) },
        },
        config: { ...read, personal: true },
      },
      async (request, reply) => {
        const { id } = requireActor(request);
        const { cursor, limit } = request.query;
        const { version, total } = await readBellState(pool, id);
        const part = async () => {
          const rows = await readNotifications(pool, id, { cursor, limit: limit + 1 });
          const shown = rows.slice(0, limit);
          const last = rows.length > limit ? shown.at(-1) : undefined;
          return { json: JSON.stringify(shown), next: last ? { cursor: last.id } : null };
        };
        return sendList(request, reply, { version, total, part });
      },
    );
  };
}

function unreadRoutes({ pool }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/notifications/unread-count',
      {
        schema: {
          tags,
          summary: 'How many notifications are unread',
          response: { 200: z.strictObject({ count }) },
        },
        config: read,
      },
      async (request, reply) => {
        const { id } = requireActor(request);
        const unread = await countUnreadNotifications(pool, id);
        const body = () => JSON.stringify({ count: unread });
        return sendRead(request, reply, { version: `${id} ${unread}`, body });
      },
    );

    app.post(
      '/api/notifications/read',
      {
        schema: {
          tags,
          summary: 'Mark notifications as read',
          body: z.optional(z.nullable(readNotificationsSchema)),
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request, reply) => {
        await markNotificationsRead(pool, requireActor(request).id, request.body?.ids ?? null);
        return reply.code(204).send(null);
      },
    );
  };
}
