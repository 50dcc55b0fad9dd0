import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { nothing } from '../../../../shared/responses.ts';
import {
  queueItemParamsSchema,
  queueItemsResponse,
  queueListSchema,
  queueNoteSchema,
  queueNotesResponse,
  queueParamsSchema,
  queuesResponse,
  trendsResponse,
} from '../../queues-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { selectTrends } from './queries/trends.ts';
import { addNote, listQueue, readNotes, readQueues, releaseItem, takeItem } from './queues.ts';

const tags = ['Admin'];
const everybody = { access: ['admin'], staff: ['support', 'finance', 'moderator'] } as const;
const read = { ...everybody, limit: 'read' } as const;
const write = { ...everybody, limit: 'write' } as const;
const place = '/api/admin/queues/:kind/:id';

/** What waits for admins, and who of them takes care of it. */
export function queueRoutes({ db }: Pick<AdminDeps, 'db'>): FastifyPluginAsyncZod {
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
        sendRead(request, reply, asAnswer(await readQueues(db, requireActor(request)))),
    );

    app.get(
      '/api/admin/trends',
      {
        config: { ...read, untagged: true },
        schema: {
          tags,
          summary: 'Figures of today, 7 and 30 days beside the time before',
          response: { 200: trendsResponse },
        },
      },
      async () => selectTrends(db),
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
          await listQueue(db, requireActor(request), kind, request.query),
        );
      },
    );

    await app.register(itemRoutes({ db }));
  };
}

function itemRoutes({ db }: Pick<AdminDeps, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
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
          await act(db, requireActor(request), request.params);
          return reply.code(204).send(null);
        },
      });
    }

    app.get(
      `${place}/notes`,
      {
        config: { ...read, untagged: true },
        schema: {
          tags,
          summary: 'What admins noted about an item',
          params: queueItemParamsSchema,
          response: { 200: queueNotesResponse },
        },
      },
      async (request) => readNotes(db, request.params),
    );

    app.post(
      `${place}/notes`,
      {
        config: write,
        schema: {
          tags,
          summary: 'Add a note to an item',
          params: queueItemParamsSchema,
          body: queueNoteSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await addNote(db, requireActor(request), request.params, request.body.text);
        return reply.code(204).send(null);
      },
    );
  };
}
