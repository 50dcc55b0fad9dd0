import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { checkoutSchema, orderParamsSchema, orderResponse, reorderResponse } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { existingOrder, ofBuyer } from '../steps/routes.ts';
import { checkOut } from './checkout.ts';
import { reorder } from './reorder.ts';

const tags = ['orders'];

export function checkoutRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/cart/checkout',
      {
        schema: {
          tags,
          summary: 'Order what the cart holds of one supplier, at list price',
          body: checkoutSchema,
          response: { 201: orderResponse },
        },
        config: { ...ofBuyer, wrongRole: 'only_contractors_cart' },
      },
      async (request, reply) => {
        const { body } = request;
        const actor = requireActor(request);
        const asked = { kind: 'checkout', subjectId: body.supplierId, request: body } as const;
        const order = await deps.orAskOwner(actor, asked, () => checkOut(deps, actor, body));
        return reply.code(201).send(order);
      },
    );

    app.post(
      '/api/orders/:id/reorder',
      {
        schema: {
          tags,
          summary: 'Put what an order had into your cart again, as far as it is still sold',
          params: orderParamsSchema,
          response: { 200: reorderResponse },
        },
        config: { ...ofBuyer, wrongRole: 'only_contractors_cart' },
        preValidation: existingOrder(deps),
      },
      async (request) => reorder(deps, requireActor(request), request.params.id),
    );
  };
}
