import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { nothing } from '../../../shared/responses.ts';
import {
  changedJobsResponse,
  failedJobResponse,
  healthResponse,
  jobKindParamsSchema,
  jobKindsResponse,
  jobParamsSchema,
  jobSteps,
} from '../schema.ts';
import { healthReader } from './health.ts';
import { readFailedJob, readJobKinds, stepJob, stepJobsOf } from './jobs.ts';
import type { OperationsDeps } from './ports.ts';

const tags = ['Operations'];
/** Owners alone: payloads are of all domains. */
const owners = { access: ['admin'], staff: [] } as const;
const read = { ...owners, limit: 'read', untagged: true } as const;
const write = { ...owners, limit: 'write' } as const;

const words = {
  retry: ['Try a failed job again', 'Try all failed jobs of a kind again'],
  cancel: ['Give up a failed job', 'Give up all failed jobs of a kind'],
} as const;

/** What runs behind the pages: services and background jobs. */
export function operationsRoutes(deps: OperationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const readHealth = healthReader(deps);
    app.get(
      '/api/admin/health',
      {
        config: { ...read, staff: ['support'] },
        schema: {
          tags,
          summary: 'How the services that the server needs do',
          response: { 200: healthResponse },
        },
      },
      async () => readHealth(),
    );
    await app.register(jobRoutes(deps));
  };
}

function jobRoutes({ db }: OperationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/jobs',
      {
        config: read,
        schema: {
          tags,
          summary: 'Background jobs by kind, and how many are in which state',
          response: { 200: jobKindsResponse },
        },
      },
      async () => readJobKinds(db),
    );

    app.get(
      '/api/admin/jobs/:id',
      {
        config: read,
        schema: {
          tags,
          summary: 'A failed job: why it failed, and what it was asked to do',
          params: jobParamsSchema,
          response: { 200: failedJobResponse },
        },
      },
      async (request) => readFailedJob(db, requireActor(request), request.params.id),
    );

    for (const step of jobSteps) {
      const [one, all] = words[step];
      app.post(
        `/api/admin/jobs/:id/${step}`,
        {
          config: write,
          schema: { tags, summary: one, params: jobParamsSchema, response: { 204: nothing } },
        },
        async (request, reply) => {
          await stepJob(db, requireActor(request), request.params.id, step);
          return reply.code(204).send(null);
        },
      );

      app.post(
        `/api/admin/job-kinds/:name/${step}`,
        {
          config: write,
          schema: {
            tags,
            summary: all,
            params: jobKindParamsSchema,
            response: { 200: changedJobsResponse },
          },
        },
        async (request) => ({
          changed: await stepJobsOf(db, requireActor(request), request.params.name, step),
        }),
      );
    }
  };
}
