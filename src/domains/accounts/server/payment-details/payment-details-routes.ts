import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { listOf } from '../../../../shared/responses.ts';
import {
  newPayeeSchema,
  ownPayeeResponse,
  payeeIdParamsSchema,
  payeeKindParamsSchema,
} from '../../payment-details-schema.ts';
import { twoStepProofSchema } from '../../settings-schema.ts';
import { payeeCheckRoutes } from './check-routes.ts';
import {
  enterPayee,
  ownPayees,
  type PayeeDeps,
  removePayee,
  takeBackPayee,
} from './payment-details.ts';

const tags = ['accounts'];
const suppliers = {
  access: ['supplier'],
  wrongRole: 'only_suppliers_payees',
} as const;
const response = { 200: listOf(ownPayeeResponse) };

/** Where a supplier wants to be paid: bank account, paybill and till; and the admins' check of it. */
export function paymentDetailsRoutes(deps: PayeeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    await app.register(payeeCheckRoutes(deps));
    app.get(
      '/api/payment-details',
      {
        schema: { tags, summary: 'Where you are paid', response },
        config: { ...suppliers, limit: 'read', untagged: true, personal: true },
      },
      async (request) => ownPayees(deps.db, requireActor(request).id),
    );

    app.post(
      '/api/payment-details',
      {
        schema: {
          tags,
          summary:
            'Enter a bank account, paybill or till; buyers see it after the hold that is set, or after 7 days',
          body: newPayeeSchema,
          response,
        },
        config: { ...suppliers, limit: 'auth' },
      },
      async (request) => enterPayee(deps, requireActor(request), request.body),
    );

    app.post(
      '/api/payment-details/:id/take-back',
      {
        schema: {
          tags,
          summary: 'Cancel new payment details before buyers see them',
          params: payeeIdParamsSchema,
          response,
        },
        config: { ...suppliers, limit: 'write' },
      },
      async (request) => takeBackPayee(deps, requireActor(request), request.params.id),
    );

    app.delete(
      '/api/payment-details/:kind',
      {
        schema: {
          tags,
          summary: 'Remove a bank account, paybill or till at once',
          params: payeeKindParamsSchema,
          body: twoStepProofSchema,
          response,
        },
        config: { ...suppliers, limit: 'auth' },
      },
      async (request) =>
        removePayee(deps, requireActor(request), request.params.kind, request.body),
    );
  };
}
