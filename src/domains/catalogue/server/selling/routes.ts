import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import type { SellingDeps } from './deps.ts';
import { readFigures } from './figures.ts';
import * as responses from './responses.ts';

const tags = ['Selling'];
const wrongRole = 'Only suppliers have a supplier dashboard.';
const read = { access: ['supplier'], wrongRole, limit: 'read' } as const;

/** What a supplier sees of its own business. */
export const sellingRoutes =
  (deps: SellingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/dashboard/supplier',
      config: read,
      schema: {
        tags,
        summary: "The figures of a supplier's dashboard",
        response: { 200: responses.figuresResponse },
      },
      handler: async (request, reply) => {
        const actor = requireActor(request);
        const figures = await readFigures(deps, actor.id);
        return sendRead(request, reply, {
          ...asAnswer(figures),
          version: `${actor.id} ${JSON.stringify(figures)}`,
        });
      },
    });
  };
