import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { nothing } from '../../../../shared/responses.ts';
import { duplicateParamsSchema, duplicateResponse } from '../../duplicate-schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { keepDuplicate, selectDuplicate } from './queries.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;
const gone = () => new AppError(404, 'queue_item_gone');

/** Listings of one supplier that may be one: what there is to see, and that both stay. */
export const duplicateRoutes =
  ({ db }: Pick<CatalogueDeps, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/duplicates/:id',
      {
        config: { ...moderators, limit: 'read', untagged: true },
        schema: {
          tags,
          summary: 'A product that its supplier may have listed twice, beside the older one',
          params: duplicateParamsSchema,
          response: { 200: duplicateResponse },
        },
      },
      async (request) => {
        const duplicate = await selectDuplicate(db, request.params.id);
        if (!duplicate) throw gone();
        return duplicate;
      },
    );

    app.post(
      '/api/admin/duplicates/:id/keep',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Say that both listings stay',
          params: duplicateParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await transact(db, async (trx) => {
          if (!(await keepDuplicate(trx, id))) throw gone();
          await recordAudit(trx, {
            actorId: requireActor(request).id,
            action: 'product.kept',
            targetType: 'product',
            targetId: id,
          });
        });
        return reply.code(204).send(null);
      },
    );
  };
