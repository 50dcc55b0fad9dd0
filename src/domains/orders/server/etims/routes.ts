import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { etimsResponse, etimsSchema } from '../../etims-schema.ts';
import { orderParamsSchema } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { noSuchOrder } from '../reading/reads.ts';
import { requireOrder } from '../steps/steps.ts';
import { enterEtims, readEtims } from './etims.ts';

const url = '/api/orders/:id/etims';
const answer = { tags: ['orders'], params: orderParamsSchema, response: { 200: etimsResponse } };

/** The tax invoice of an order, which its supplier enters. */
export function etimsRoutes(deps: Pick<OrderDeps, 'db' | 'notify'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchOrder));
    app.get(
      url,
      {
        schema: { ...answer, summary: 'The eTIMS invoice of an order, for its buyer and supplier' },
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' },
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await readEtims(deps.db, requireActor(request), request.params.id)),
        ),
    );

    app.put(
      url,
      {
        schema: { ...answer, summary: 'Enter the eTIMS invoice of an order', body: etimsSchema },
        config: { access: ['supplier'], wrongRole: 'only_supplier_invoices', limit: 'write' },
        preValidation: async (request) => {
          const params = orderParamsSchema.safeParse(request.params);
          if (params.success) await requireOrder(deps, requireActor(request), params.data.id);
        },
      },
      async (request) => enterEtims(deps, requireActor(request), request.params.id, request.body),
    );
  };
}
