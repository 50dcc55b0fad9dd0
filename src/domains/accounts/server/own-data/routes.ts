import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { nothing } from '../../../../shared/responses.ts';
import { dataExportResponse, exportedData, latestExportResponse } from '../../account-schema.ts';
import { accountDeletionSchema } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { refuseForDemo } from '../people/demo-guard.ts';
import { type DeletionDeps, deleteAccount, requireOwner } from './deletion.ts';
import { exportNow, latestExport, readExportText, requestExport } from './export-service.ts';

const tags = ['accounts'];

export interface DataRightsDeps
  extends Omit<DeletionDeps, 'forgetPicture'>,
    Pick<AccountsDeps, 'pool' | 'attemptKey' | 'secrets'> {
  readonly avatars: Pick<DeletionDeps, 'forgetPicture'>;
  readonly enqueue: Enqueue;
}

const exportParams = z.object({ id: z.uuid('Not an export') });

/** What the Data Protection Act gives everybody: a copy of the own data, and its deletion. */
export function dataRightsRoutes(deps: DataRightsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(exportRoutes(deps));
    await app.register(deletionRoute(deps));
  };
}

function exportRoutes(deps: DataRightsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/profile/export',
      {
        schema: {
          tags,
          summary: 'Download all data of your account',
          response: { 200: exportedData },
        },
        // It gathers anew and is noted: a link on another site must not do that.
        config: { access: 'signed-in', limit: 'auth', untagged: true, changesState: true },
      },
      async (request, reply) => sendFile(reply, await exportNow(deps, requireActor(request))),
    );

    app.post(
      '/api/profile/exports',
      {
        schema: {
          tags,
          summary: 'Request a copy of your data',
          response: { 202: dataExportResponse },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) =>
        reply.code(202).send(await requestExport(deps, requireActor(request))),
    );

    app.get(
      '/api/profile/exports/latest',
      {
        schema: {
          tags,
          summary: 'Progress of your latest data copy',
          response: { 200: latestExportResponse },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true, personal: true },
      },
      async (request) => ({ latest: await latestExport(deps, requireActor(request)) }),
    );

    app.get(
      '/api/profile/exports/:id/file',
      {
        schema: {
          tags,
          summary: 'Your data as a JSON file',
          params: exportParams,
          response: { 200: exportedData },
        },
        config: { access: 'signed-in', limit: 'write', untagged: true, personal: true },
      },
      async (request, reply) =>
        sendFile(reply, await readExportText(deps, requireActor(request), request.params.id)),
    );
  };
}

function deletionRoute(deps: DataRightsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.delete(
      '/api/profile',
      {
        schema: {
          tags,
          summary:
            'Delete your account for good. Needs the password unless you have just signed in',
          body: accountDeletionSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request, reply) => {
        const { forgetPicture } = deps.avatars;
        const actor = requireActor(request);
        await refuseForDemo(deps, actor);
        await requireOwner(deps, actor, request.session.sessionId, request.body ?? {});
        await deleteAccount({ ...deps, forgetPicture }, actor);
        await app.endSession(request, reply);
        return reply.code(204).send(null);
      },
    );
  };
}

function sendFile(reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', 'attachment; filename="jengasoko-data.json"')
    .send(Readable.from(parts));
}
