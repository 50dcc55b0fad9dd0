import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { sendList } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import {
  effectResponse,
  gapDecisionSchema,
  gapKeySchema,
  gapListQuerySchema,
  gapResponse,
  meaningSchema,
} from '../../gap-schema.ts';
import { decideGap, type GapDeps, listGaps, reopenGap } from './service.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;

/** The work lists of what searches and messages said that no dictionary knows. */
export const gapRoutes =
  (deps: GapDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/gaps',
      {
        config: { ...moderators, limit: 'read' },
        schema: {
          tags,
          summary: 'Searches that found nothing, or words that the assistant did not understand',
          querystring: gapListQuerySchema,
          response: { 200: listOf(gapResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listGaps(deps, request.query)),
    );

    app.post(
      '/api/admin/gaps/effect',
      {
        config: { ...moderators, limit: 'search' },
        schema: {
          tags,
          summary: 'What an alias would change in how searches are read',
          body: meaningSchema,
          response: { 200: effectResponse },
        },
      },
      (request) => deps.measureAlias(request.body),
    );

    app.post(
      '/api/admin/gaps/decide',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Make a text an alias of materials, or dismiss it',
          body: gapDecisionSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await decideGap(deps, requireActor(request).id, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/gaps/reopen',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Undo what was decided about a text',
          body: gapKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await reopenGap(deps, requireActor(request).id, request.body);
        return reply.code(204).send(null);
      },
    );
  };
