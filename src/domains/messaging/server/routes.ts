import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { sendList, sendRead } from '../../../platform/conditional-read.ts';
import { nothing } from '../../../shared/responses.ts';
import {
  conversationsQuerySchema,
  latestQuerySchema,
  peerParamsSchema,
  sendMessageSchema,
  threadQuerySchema,
} from '../schema.ts';
import { blockRoutes } from './blocks/routes.ts';
import { countUnread } from './queries.ts';
import * as responses from './responses.ts';
import {
  listConversations,
  listLatest,
  listThread,
  type MessagingDeps,
  readThread,
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
    await app.register(blockRoutes(deps));
  };
}

function inboxRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const [url, summary] of [
      ['/api/conversations', 'Conversations'],
      ['/api/messages/conversations', 'Conversations, by their other address'],
    ] as const) {
      app.get(
        url,
        {
          schema: {
            tags,
            summary,
            querystring: conversationsQuerySchema,
            response: { 200: responses.conversationsResponse },
          },
          config: read,
        },
        async (request, reply) =>
          sendList(
            request,
            reply,
            await listConversations(deps, requireActor(request), request.query),
          ),
      );
    }

    app.get(
      '/api/messages',
      {
        schema: {
          tags,
          summary: 'Own latest messages',
          querystring: latestQuerySchema,
          response: { 200: responses.messagesResponse },
        },
        config: read,
      },
      async (request, reply) =>
        sendList(request, reply, await listLatest(deps, requireActor(request), request.query)),
    );

    app.get(
      '/api/messages/unread-count',
      {
        schema: {
          tags,
          summary: 'How many messages are unread',
          response: { 200: responses.unreadCountResponse },
        },
        config: read,
      },
      async (request, reply) => {
        const { id } = requireActor(request);
        const count = await countUnread(deps.pool, id);
        const body = () => JSON.stringify({ count });
        return sendRead(request, reply, { version: `${id} ${count}`, body });
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
          response: { 200: responses.messagesResponse },
        },
        config: read,
      },
      async (request, reply) => {
        const { userId } = request.params;
        const thread = await listThread(deps, requireActor(request), userId, request.query);
        return sendList(request, reply, thread);
      },
    );

    app.post(
      '/api/messages',
      {
        schema: {
          tags,
          summary: 'Send a message',
          body: sendMessageSchema,
          response: { 201: responses.messageResponse },
        },
        config: { ...write, idempotent: true },
      },
      async (request, reply) =>
        reply.code(201).send(await sendMessage(deps, requireActor(request), request.body)),
    );

    app.post(
      '/api/messages/:userId/read',
      {
        schema: {
          tags,
          summary: 'Mark a conversation as read',
          params: peerParamsSchema,
          response: { 204: nothing },
        },
        config: write,
      },
      async (request, reply) => {
        await readThread(deps, requireActor(request), request.params.userId);
        return reply.code(204).send(null);
      },
    );
  };
}
