import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { sendTable } from '../../../../platform/csv.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { languageOf } from '../../../../platform/language.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { fileOf } from '../../../../shared/responses.ts';
import { noSuchRfq } from '../../../rfqs/server/public.ts';
import {
  comparedLineResponse,
  comparisonQuerySchema,
  comparisonResponse,
} from '../../comparison-schema.ts';
import { readComparedLine, readComparison, readComparisonCsv } from './read.ts';

const params = z.object({ id: z.guid('This is not an RFQ id') });
const config = {
  access: ['contractor'],
  wrongRole: 'only_its_contractor_compares',
  limit: 'comparison',
} as const;

/** The quotations on an RFQ side by side, for its owner alone: bids are sealed. */
export function comparisonRoutes({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchRfq));
    app.get(
      '/api/rfqs/:id/comparison',
      {
        config,
        schema: {
          tags: ['quotations'],
          summary: 'Compare the quotations on your RFQ, or all offers for one line',
          params,
          querystring: comparisonQuerySchema,
          response: { 200: z.union([comparisonResponse, comparedLineResponse]) },
        },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const { id: rfqId } = request.params;
        const { rfqItemId } = request.query;
        const value = rfqItemId
          ? await readComparedLine(db, actor, { rfqId, rfqItemId })
          : await readComparison(db, actor, { rfqId, language: languageOf(request) });
        return sendRead(request, reply, asAnswer(value));
      },
    );

    app.get(
      '/api/rfqs/:id/comparison.csv',
      {
        config,
        schema: {
          tags: ['quotations'],
          summary: 'The comparison as CSV, one row per offer and line',
          params,
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) => {
        const csv = await readComparisonCsv(db, requireActor(request), {
          rfqId: request.params.id,
          language: languageOf(request),
        });
        return sendTable(reply, 'comparison', csv);
      },
    );
  };
}
