import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Actor } from '../../../platform/actor.ts';
import { unauthorized } from '../../../shared/errors.ts';
import {
  conversationsQuerySchema,
  latestQuerySchema,
  peerParamsSchema,
  sendMessageSchema,
  threadQuerySchema,
} from '../schema.ts';
import { sendPolled, sendPolledList } from './conditional-read.ts';
import { countUnread, markThreadRead } from './queries.ts';
import {
  listConversations,
  listLatest,
  listThread,
  type MessagingDeps,
  sendMessage,
} from './service.ts';

const tags = ['messages'];
const read = { access: 'signed-in', limit: 'read' } as const;
const write = { access: 'signed-in', limit: 'write' } as const;

/** Conversations and their messages. All of it is the caller's own. */
export function messagingRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(inboxRoutes(deps));
    await app.register(threadRoutes(deps));
  };
}

function inboxRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const url of ['/api/conversations', '/api/messages/conversations']) {
      app.get(
        url,
        {
          schema: { tags, summary: 'Conversations', querystring: conversationsQuerySchema },
          config: read,
        },
        async (request, reply) =>
          sendPolledList(
            request,
            reply,
            await listConversations(deps, actorOf(request), request.query),
          ),
      );
    }

    app.get(
      '/api/messages',
      {
        schema: { tags, summary: 'Own latest messages', querystring: latestQuerySchema },
        config: read,
      },
      async (request, reply) =>
        sendPolledList(request, reply, await listLatest(deps, actorOf(request), request.query)),
    );

    app.get(
      '/api/messages/unread-count',
      { schema: { tags, summary: 'How many messages are unread' }, config: read },
      async (request, reply) => {
        const { id } = actorOf(request);
        const count = await countUnread(deps.pool, id);
        return sendPolled(request, reply, `${id} ${count}`, () => ({ count }));
      },
    );
  };
}

function threadRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/messages/:userId',
      {
        schema: {
          tags,
          summary: 'A conversation, oldest first',
          params: peerParamsSchema,
          querystring: threadQuerySchema,
        },
        config: read,
      },
      async (request, reply) => {
        const { userId } = request.params;
        const thread = await listThread(deps, actorOf(request), userId, request.query);
        return sendPolledList(request, reply, thread);
      },
    );

    app.post(
      '/api/messages',
      {
        schema: { tags, summary: 'Send a message', body: sendMessageSchema },
        config: write,
      },
      async (request, reply) =>
        reply.code(201).send(await sendMessage(deps, actorOf(request), request.body)),
    );

    app.post(
      '/api/messages/:userId/read',
      {
        schema: { tags, summary: 'Mark a conversation as read', params: peerParamsSchema },
        config: write,
      },
      async (request, reply) => {
        await markThreadRead(deps.pool, actorOf(request).id, request.params.userId);
        return reply.code(204).send();
      },
    );
  };
}

function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
