import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { nothing } from '../../../shared/responses.ts';
import {
  moderatedParamsSchema,
  productModerationSchema,
  reportResponse,
  standingChangeSchema,
} from '../schema.ts';
import type { ModerationDeps } from './deps.ts';
import { changeProductStanding, changeStanding } from './measures.ts';
import { readReport, resolveReport } from './reports.ts';

const tags = ['Admin'];
const access = ['admin'] as const;
const moderators = { access, staff: ['moderator'] } as const;
const support = { access, staff: ['support', 'moderator'] } as const;

/** What they do about somebody who was reported. */
export function moderationRoutes(deps: ModerationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/reports/:id',
      {
        config: { ...support, limit: 'read', untagged: true },
        schema: {
          tags,
          summary: 'A report, and what can be done about it',
          params: moderatedParamsSchema,
          response: { 200: reportResponse },
        },
      },
      async (request) => readReport(deps, requireActor(request), request.params.id),
    );

    app.post(
      '/api/admin/reports/:id/resolve',
      {
        config: { ...support, limit: 'write' },
        schema: {
          tags,
          summary: 'Mark a report as resolved',
          params: moderatedParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await resolveReport(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );

    for (const step of ['suspend', 'restore'] as const) {
      app.post(
        `/api/admin/users/:id/${step}`,
        {
          config: { ...support, limit: 'write' },
          schema: {
            tags,
            summary: step === 'suspend' ? 'Suspend an account' : 'Restore a suspended account',
            params: moderatedParamsSchema,
            body: standingChangeSchema,
            response: { 204: nothing },
          },
        },
        async (request, reply) => {
          const change = { suspend: step === 'suspend', reason: request.body.reason };
          await changeStanding(deps, requireActor(request), request.params.id, change);
          return reply.code(204).send(null);
        },
      );
    }

    app.put(
      '/api/admin/products/:id',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Take a product off the site, or put it back',
          params: moderatedParamsSchema,
          body: productModerationSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await changeProductStanding(deps, requireActor(request), request.params.id, request.body);
        return reply.code(204).send(null);
      },
    );
  };
}
