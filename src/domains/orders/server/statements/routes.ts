import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { languageOf } from '../../../../platform/language.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { fileOf, listOf } from '../../../../shared/responses.ts';
import {
  counterpartyResponse,
  statementParamsSchema,
  statementQuerySchema,
  statementResponse,
} from '../../statement-schema.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { sendDocument } from '../documents/send.ts';
import { statementDocument } from '../documents/statement.ts';
import { selectCounterparties } from './queries.ts';
import { noSuchStatement, readStatement } from './statement.ts';

const access = {
  access: ['contractor', 'supplier'],
  wrongRole: 'only_buyers_and_suppliers',
} as const;
const tags = ['documents'];
const asked = { params: statementParamsSchema, querystring: statementQuerySchema };

/** Statements of account: what two companies have ordered and paid, for either of them. */
export function statementRoutes({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchStatement));
    app.get(
      '/api/statements',
      {
        config: { ...access, limit: 'read' },
        schema: {
          tags,
          summary: 'Companies that you have orders with, and the balance of each',
          response: { 200: listOf(counterpartyResponse) },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await selectCounterparties(db, requireActor(request)))),
    );

    app.get(
      '/api/statements/:id',
      {
        config: { ...access, limit: 'read' },
        schema: {
          tags,
          summary: 'Orders and payments with one company in a period',
          ...asked,
          response: { 200: statementResponse },
        },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const { params, query } = request;
        return sendRead(request, reply, asAnswer(await readStatement(db, actor, params.id, query)));
      },
    );

    app.get(
      '/api/statements/:id/statement.pdf',
      {
        config: { ...access, limit: 'document' },
        schema: {
          tags,
          summary: 'Orders and payments with one company in a period, as PDF',
          ...asked,
          response: { 200: fileOf('application/pdf') },
        },
      },
      async (request, reply) => {
        const { params, query } = request;
        const statement = await readStatement(db, requireActor(request), params.id, query);
        const words = documentTexts(languageOf(request));
        return sendDocument(reply, statementDocument(statement, words));
      },
    );
  };
}
