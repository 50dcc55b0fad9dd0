import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { sendTable } from '../../../../platform/csv.ts';
import { languageOf } from '../../../../platform/language.ts';
import { fileOf, listOf } from '../../../../shared/responses.ts';
import { ownPayoutResponse, ownPayoutsSchema, payoutFiguresResponse } from '../../payout-schema.ts';
import type { PaymentDeps } from '../deps.ts';
import { listOwnPayouts, readPayoutFigures, readPayoutsCsv } from './own-payouts.ts';

const tags = ['payments'];
const config = {
  access: ['supplier'],
  wrongRole: 'only_suppliers_paid_out',
  limit: 'read',
} as const;

/** What was collected for a supplier, and where it is now. */
export function ownPayoutRoutes({ db }: Pick<PaymentDeps, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/payouts',
      {
        schema: {
          tags,
          summary: 'What is held, owed and paid out for your orders, newest orders first',
          querystring: ownPayoutsSchema,
          response: { 200: listOf(ownPayoutResponse) },
        },
        config,
      },
      async (request, reply) =>
        sendList(request, reply, await listOwnPayouts(db, requireActor(request), request.query)),
    );

    app.get(
      '/api/payouts/figures',
      {
        schema: {
          tags,
          summary: 'What is held, owed and paid out over all your orders',
          response: { 200: payoutFiguresResponse },
        },
        config,
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readPayoutFigures(db, requireActor(request)))),
    );

    app.get(
      '/api/payouts.csv',
      {
        schema: {
          tags,
          summary: 'What is held, owed and paid out for your orders as CSV',
          response: { 200: fileOf('text/csv') },
        },
        config,
      },
      async (request, reply) =>
        sendTable(
          reply,
          'payouts',
          await readPayoutsCsv(db, requireActor(request), languageOf(request)),
        ),
    );
  };
}
