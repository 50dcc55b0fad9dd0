import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { listOf } from '../../../../shared/responses.ts';
import { maxStatementBytes } from '../../statement-rules.ts';
import {
  statementImportResponse,
  statementImportSchema,
  statementResponse,
  statementSchema,
} from '../../statement-schema.ts';
import type { CollectDeps } from '../deps.ts';
import { checkStatement, importStatement, listStatements } from './import.ts';

const tags = ['payments'];
const finance = { access: ['admin'], staff: ['finance'] } as const;
const response = { 200: statementResponse };
/** Some of what is in the file takes two characters in JSON. */
const bodyLimit = 2 * maxStatementBytes;

/** What stands on the statements of M-Pesa and of the bank, brought to what is booked. */
export function statementRoutes(deps: CollectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/statements',
      {
        schema: {
          tags,
          summary: 'Statements that were imported last',
          response: { 200: listOf(statementImportResponse) },
        },
        config: { ...finance, limit: 'read' },
      },
      async (request, reply) => sendRead(request, reply, asAnswer(await listStatements(deps))),
    );
    app.post(
      '/api/admin/statements/check',
      {
        bodyLimit,
        schema: {
          tags,
          summary: 'Compare a statement (CSV) with what is booked; changes nothing',
          body: statementSchema,
          response,
        },
        config: { ...finance, limit: 'document' },
      },
      (request) => checkStatement(deps, requireActor(request), request.body),
    );
    app.post(
      '/api/admin/statements',
      {
        bodyLimit,
        schema: {
          tags,
          summary: 'Import a statement (CSV): credit and confirm what was not booked yet',
          body: statementImportSchema,
          response,
        },
        config: { ...finance, limit: 'write', idempotent: true },
      },
      (request) => importStatement(deps, requireActor(request), request.body),
    );
  };
}
