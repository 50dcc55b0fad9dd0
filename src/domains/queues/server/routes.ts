import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { nothing } from '../../../shared/responses.ts';
import {
  noteParamsSchema,
  noteSchema,
  notesResponse,
  queueItemParamsSchema,
  queueItemResponse,
  queueItemsResponse,
  queueListSchema,
  queueParamsSchema,
  queuesResponse,
} from '../schema.ts';
import { addNote, readNotes } from './notes.ts';
import type { QueueDeps } from './ports.ts';
import { listQueue, readItem, readQueues, releaseItem, takeItem } from './service.ts';

const tags = ['Admin'];
/** Each queue says which of them may work on it. */
const everybody = { access: ['admin'], staff: ['support', 'finance', 'moderator'] } as const;
const read = { ...everybody, limit: 'read' } as const;
const write = { ...everybody, limit: 'write' } as const;
const place = '/api/admin/queues/:kind/:id';
const notes = '/api/admin/notes/:subject/:id';

/** What waits for admins, who of them takes care of it, and what they tell each other. */
export function queueRoutes(deps: QueueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(listRoutes(deps));
    await app.register(itemRoutes(deps));
    await app.register(noteRoutes(deps));
  };
}

function listRoutes(deps: QueueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/queues',
      {
        config: read,
        schema: {
          tags,
          summary: 'How much waits in each queue',
          response: { 200: queuesResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readQueues(deps, requireActor(request)))),
    );

    app.get(
      '/api/admin/queues/:kind',
      {
        config: read,
        schema: {
          tags,
          summary: 'What waits in a queue, the oldest first',
          params: queueParamsSchema,
          querystring: queueListSchema,
          response: { 200: queueItemsResponse },
        },
      },
      async (request, reply) => {
        const { kind } = request.params;
        return sendList(
          request,
          reply,
          await listQueue(deps, requireActor(request), kind, request.query),
        );
      },
    );
  };
}

function itemRoutes(deps: QueueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      place,
      {
        config: { ...read, untagged: true },
        schema: {
          tags,
          summary: 'An item of a queue; 404 where it waits no longer',
          params: queueItemParamsSchema,
          response: { 200: queueItemResponse },
        },
      },
      async (request) => readItem(deps, requireActor(request), request.params),
    );

    for (const [method, summary, act] of [
      ['PUT', 'Take an item; 409 where another admin has it', takeItem],
      ['DELETE', 'Leave an item to others', releaseItem],
    ] as const) {
      app.route({
        method,
        url: `${place}/claim`,
        config: write,
        schema: { tags, summary, params: queueItemParamsSchema, response: { 204: nothing } },
        handler: async (request, reply) => {
          await act(deps, requireActor(request), request.params);
          return reply.code(204).send(null);
        },
      });
    }
  };
}

function noteRoutes(deps: QueueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      notes,
      {
        config: { ...read, untagged: true },
        schema: {
          tags,
          summary: 'What staff noted about an item of a queue or a user',
          params: noteParamsSchema,
          response: { 200: notesResponse },
        },
      },
      async (request) => readNotes(deps, requireActor(request), request.params),
    );

    app.post(
      notes,
      {
        config: { ...write, idempotent: true },
        schema: {
          tags,
          summary: 'Note something about an item of a queue or a user, for staff',
          params: noteParamsSchema,
          body: noteSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await addNote(deps, requireActor(request), request.params, request.body.text);
        return reply.code(204).send(null);
      },
    );
  };
}
