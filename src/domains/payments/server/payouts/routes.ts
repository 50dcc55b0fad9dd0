import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { sendTable } from '../../../../platform/csv.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { AppError } from '../../../../shared/errors.ts';
import { fileOf } from '../../../../shared/responses.ts';
import { payoutFileSchema, payoutsResponse } from '../../payout-schema.ts';
import { paymentIdSchema } from '../../schema.ts';
import type { CollectDeps } from '../deps.ts';
import {
  approveBatch,
  batchCsv,
  cancelBatch,
  listPayouts,
  makeBatch,
  sendBatch,
} from './payouts.ts';

const tags = ['payments'];
const response = { 200: payoutsResponse };
const write = { access: ['admin'], staff: ['finance'], limit: 'write', idempotent: true } as const;
const read = { access: ['admin'], staff: ['finance'], limit: 'read' } as const;

/** What suppliers are owed, paid out in batches that one admin makes and another approves. */
export function payoutRoutes(
  deps: Pick<CollectDeps, 'db' | 'settings' | 'notify'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook(
      'preValidation',
      malformedIdsAre(() => new AppError(404, 'payout_not_found')),
    );
    app.get(
      '/api/admin/payouts',
      {
        schema: { tags, summary: 'What suppliers are owed, and payout batches', response },
        config: read,
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await listPayouts(deps, requireActor(request)))),
    );
    app.post(
      '/api/admin/payouts',
      { schema: { tags, summary: 'Make a batch of all that is owed', response }, config: write },
      (request) => makeBatch(deps, requireActor(request)),
    );
    for (const [name, decide, summary] of [
      ['approve', approveBatch, 'Approve a batch that another admin has made'],
      ['send', sendBatch, 'Mark an approved batch as sent to the bank and M-Pesa'],
      ['cancel', cancelBatch, 'Cancel a batch that nobody has approved'],
    ] as const) {
      app.post(
        `/api/admin/payouts/:id/${name}`,
        { schema: { tags, summary, params: paymentIdSchema, response }, config: write },
        (request) => decide(deps, requireActor(request), request.params.id),
      );
    }
    app.get(
      '/api/admin/payouts/:id/:channel.csv',
      {
        schema: {
          tags,
          summary: 'An approved batch as CSV, for the bank or for M-Pesa',
          params: payoutFileSchema,
          response: { 200: fileOf('text/csv') },
        },
        config: { access: ['admin'], staff: ['finance'], limit: 'document' },
      },
      async (request, reply) => {
        const { id, channel } = request.params;
        const csv = await batchCsv(deps, requireActor(request), id, channel);
        return sendTable(reply, `payouts-${channel}`, csv);
      },
    );
  };
}
