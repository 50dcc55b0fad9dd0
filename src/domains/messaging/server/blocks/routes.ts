import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { nothing } from '../../../../shared/responses.ts';
import { reportSchema, userParamsSchema } from '../../schema.ts';
import type { MessagingDeps } from '../deps.ts';
import { deleteBlock, insertBlock, insertReport, readStanding } from './queries.ts';

const tags = ['messages'];
const read = { access: 'signed-in', limit: 'read' } as const;
const write = { access: 'signed-in', limit: 'write' } as const;
const url = '/api/users/:id/block';

type BlockDeps = Pick<MessagingDeps, 'pool' | 'db'>;

/** Blocking and reporting somebody. Both are the caller's own; nobody is told of a report. */
export function blockRoutes(deps: BlockDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(blockingRoutes(deps));
    await app.register(reportRoutes(deps));
  };
}

function blockingRoutes({ pool, db }: BlockDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      url,
      {
        schema: {
          tags,
          summary: 'Whether you or the other person has blocked the other',
          params: userParamsSchema,
          response: {
            200: z.strictObject({ isBlocked: z.boolean(), hasBlockedYou: z.boolean() }),
          },
        },
        config: { ...read, untagged: true },
      },
      async (request) => {
        const { id } = requireActor(request);
        const { isBlocked, hasBlockedYou } = await readStanding(db, id, request.params.id);
        return { isBlocked, hasBlockedYou };
      },
    );

    app.post(
      url,
      {
        schema: {
          tags,
          summary: 'Block a person',
          params: userParamsSchema,
          response: { 204: nothing },
        },
        config: write,
      },
      async (request, reply) => {
        const actor = requireActor(request);
        refuseOneself(actor.id, request.params.id);
        found(await insertBlock(pool, actor.id, request.params.id));
        return reply.code(204).send(null);
      },
    );

    app.delete(
      url,
      {
        schema: {
          tags,
          summary: 'Unblock a person',
          params: userParamsSchema,
          response: { 204: nothing },
        },
        config: write,
      },
      async (request, reply) => {
        await deleteBlock(pool, requireActor(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}

function reportRoutes({ pool }: BlockDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/users/:id/report',
      {
        schema: {
          tags,
          summary: 'Report a person to the admins',
          params: userParamsSchema,
          body: reportSchema,
          response: { 204: nothing },
        },
        config: write,
      },
      async (request, reply) => {
        const actor = requireActor(request);
        refuseOneself(actor.id, request.params.id);
        found(await insertReport(pool, actor.id, request.params.id, request.body.reason));
        return reply.code(204).send(null);
      },
    );
  };
}

function refuseOneself(ownId: string, userId: string): void {
  if (ownId === userId) throw invalid([issueAt('id', 'own_account')]);
}

function found(isFound: boolean): void {
  if (!isFound) throw new AppError(404, 'user_not_found');
}
