import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { isKnown, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { sendFile } from '../../../platform/object-storage/routes.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import {
  conversationResponse,
  conversationsQuerySchema,
  fileParamsSchema,
  fileQuerySchema,
  latestQuerySchema,
  messageResponse,
  peerParamsSchema,
  rfqCardResponse,
  sendMessageSchema,
  sharedRfqsQuerySchema,
  threadQuerySchema,
  unreadCountResponse,
} from '../schema.ts';
import { blockRoutes } from './blocks/routes.ts';
import type { MessagingDeps } from './deps.ts';
import { countUnread } from './queries.ts';
import {
  listConversations,
  listLatest,
  listSharedRfqs,
  listThread,
  openFile,
  readThread,
  requireReader,
  sendMessage,
} from './service.ts';

const tags = ['messages'];
const read = { access: 'signed-in', limit: 'read', personal: true } as const;
const write = { access: 'signed-in', limit: 'write' } as const;

/** Conversations and their messages. All of it is the caller's own. */
export function messagingRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(inboxRoutes(deps));
    await app.register(threadRoutes(deps));
    await app.register(writingRoutes(deps));
    await app.register(fileRoutes(deps));
    await app.register(blockRoutes(deps));
  };
}

function inboxRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const [url, summary] of [
      ['/api/conversations', 'Conversations'],
      ['/api/messages/conversations', 'Conversations (same as /api/conversations)'],
    ] as const) {
      app.get(
        url,
        {
          schema: {
            tags,
            summary,
            querystring: conversationsQuerySchema,
            response: { 200: listOf(conversationResponse) },
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
          summary: 'Your latest messages',
          querystring: latestQuerySchema,
          response: { 200: listOf(messageResponse) },
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
          response: { 200: unreadCountResponse },
        },
        config: { ...read, personal: false },
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

function fileRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/messages/attachments/:fileId',
      {
        schema: {
          tags,
          summary: 'A file of a message, for its two people. Photos also as a preview',
          params: fileParamsSchema,
          querystring: fileQuerySchema,
          response: { 200: z.unknown() },
        },
        config: read,
      },
      async (request, reply) => {
        const { fileId } = request.params;
        const isPreview = request.query.preview !== undefined;
        await requireReader(deps, requireActor(request), fileId);
        // A browser may keep it, and asks each time whether its reader still is who may see it.
        if (isKnown(request, reply, `${fileId} ${isPreview}`)) {
          return (reply as FastifyReply).code(304).send();
        }
        const file = await openFile(deps, { fileId, isPreview });
        return sendFile(reply, file);
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
          response: { 200: listOf(messageResponse) },
        },
        config: read,
      },
      async (request, reply) => {
        const { userId } = request.params;
        const thread = await listThread(deps, requireActor(request), userId, request.query);
        return sendList(request, reply, thread);
      },
    );

    app.get(
      '/api/messages/:userId/rfqs',
      {
        schema: {
          tags,
          summary: 'RFQs you can attach to a message to this person, newest first',
          params: peerParamsSchema,
          querystring: sharedRfqsQuerySchema,
          response: { 200: listOf(rfqCardResponse) },
        },
        config: read,
      },
      async (request, reply) => {
        const { params, query } = request;
        const rfqs = await listSharedRfqs(deps, requireActor(request), params.userId, query.search);
        const json = JSON.stringify(rfqs);
        return sendRead(request, reply, { version: json, body: () => json });
      },
    );
  };
}

function writingRoutes(deps: MessagingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/messages',
      {
        schema: {
          tags,
          summary: 'Send a message',
          body: sendMessageSchema,
          response: { 201: messageResponse },
        },
        config: { access: 'signed-in', limit: 'message', idempotent: true },
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
