import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { orderParamsSchema, orderResponse, reasonSchema } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { callOff, completeOrder, confirmOrder, requireOrder } from './steps.ts';

const tags = ['orders'];
const ofSupplier = { limit: 'write', idempotent: true, access: ['supplier'] } as const;
export const ofBuyer = { limit: 'write', idempotent: true, access: ['contractor'] } as const;

/** The steps that its two sides take of an order: what they are called, whose they are, what they do. */
const plainSteps = [
  {
    name: 'confirm',
    summary: 'Confirm an order, as its supplier',
    config: { ...ofSupplier, wrongRole: 'only_supplier_confirms' },
    take: confirmOrder,
  },
  {
    name: 'complete',
    summary: 'Complete an order that was delivered, as its buyer',
    config: { ...ofBuyer, wrongRole: 'only_buyer_completes' },
    take: completeOrder,
  },
] as const;
const endingSteps = [
  {
    name: 'decline',
    summary: 'Decline an order that you have not confirmed, as its supplier',
    config: { ...ofSupplier, wrongRole: 'only_supplier_declines' },
  },
  {
    name: 'cancel',
    summary: 'Cancel an order that its supplier has not confirmed, as its buyer',
    config: { ...ofBuyer, wrongRole: 'only_buyer_cancels' },
  },
] as const;

/** Before a body is looked at: a stranger is told only that it is not there. */
export function existingOrder(deps: OrderDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    const params = orderParamsSchema.safeParse(request.params);
    if (params.success) await requireOrder(deps, requireActor(request), params.data.id);
  };
}

export function stepRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  const preValidation = existingOrder(deps);
  const answer = { tags, params: orderParamsSchema, response: { 200: orderResponse } };
  return async (app) => {
    for (const { name, summary, config, take } of plainSteps) {
      app.post(
        `/api/orders/:id/${name}`,
        { schema: { ...answer, summary }, config, preValidation },
        async (request) => take(deps, requireActor(request), request.params.id),
      );
    }
    for (const { name: move, summary, config } of endingSteps) {
      app.post(
        `/api/orders/:id/${move}`,
        { schema: { ...answer, summary, body: reasonSchema }, config, preValidation },
        async (request) => {
          const { reason } = request.body;
          return callOff(deps, requireActor(request), request.params.id, { move, reason });
        },
      );
    }
  };
}
