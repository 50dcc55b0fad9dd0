import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothing } from '../../../../shared/responses.ts';
import { productIdParamsSchema } from '../../schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { trafficOf } from './traffic.ts';

/** Programs that say that they are some. Others are few, and run no script that counts. */
const program =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|scrapy/i;

/** Counts that a product's page is being read. What buyers do is meant: sellers and admins look to check. */
export const trafficRoutes =
  ({ pool }: Pick<CatalogueDeps, 'pool'>): FastifyPluginAsyncZod =>
  async (app) => {
    const traffic = trafficOf(pool);
    app.addHook('onClose', () => traffic.flush());
    app.route({
      method: 'POST',
      url: '/api/products/:id/view',
      config: { access: 'public', limit: 'read' },
      schema: {
        tags: ['Catalogue'],
        summary: 'Count a product view',
        params: productIdParamsSchema,
        response: { 204: nothing },
      },
      handler: async (request, reply) => {
        if (isBuyer(request))
          traffic.countView(request.params.id.toLowerCase(), visitorOf(request));
        return reply.code(204).send(null);
      },
    });
  };

function isBuyer({ actor, headers }: FastifyRequest): boolean {
  const browser = headers['user-agent'];
  if (!browser || program.test(browser)) return false;
  return actor === null || actor.role === 'contractor';
}

const visitorOf = ({ actor, ip, headers }: FastifyRequest) =>
  actor?.id ?? `${ip} ${headers['user-agent']}`;
