import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { sendList } from '../../../../platform/conditional-read.ts';
import { sendTable } from '../../../../platform/csv.ts';
import { fileOf, listOf } from '../../../../shared/responses.ts';
import { auditEntryResponse, auditFilterSchema, auditSearchSchema } from '../../audit-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { exportAudit, listActions, listAudit } from './service.ts';

const tags = ['Admin'];
const owners = { access: ['admin'], staff: [] } as const;

/** The audit log, which only owners search. */
export function auditRoutes(deps: Pick<AdminDeps, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/audit',
      {
        config: { ...owners, limit: 'search' },
        schema: {
          tags,
          summary: 'The audit log, the newest entries first',
          querystring: auditSearchSchema,
          response: { 200: listOf(auditEntryResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listAudit(deps, requireActor(request), request.query)),
    );

    app.get(
      '/api/admin/audit/actions',
      {
        config: { ...owners, limit: 'read', untagged: true },
        schema: {
          tags,
          summary: 'Every action that the audit log knows',
          response: { 200: listOf(z.string()) },
        },
      },
      async () => listActions(deps),
    );

    app.get(
      '/api/admin/audit.csv',
      {
        config: { ...owners, limit: 'document', untagged: true, changesState: true },
        schema: {
          tags,
          summary: 'The audit log as CSV',
          querystring: auditFilterSchema,
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) => {
        const parts = await exportAudit(deps, requireActor(request), request.query);
        return sendTable(reply, 'audit-log', Readable.from(parts));
      },
    );
  };
}
