import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db.ts';
import type { Enqueue, Jobs } from '../../../../platform/jobs.ts';
import { createRfq } from '../../../rfqs/server/public.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { assistantRoutes } from '../routes.ts';

interface Parts {
  /** Asked anew for each message; without it the rules answer alone. */
  readonly model?: () => LanguageModel | null;
  /** Hears the name of each job that is sent. */
  readonly onJob?: (name: string) => void;
}

interface Given {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Registers the assistant on a test's server, with the RFQs it sends drafts to. */
export const registerAssistant =
  ({ model, onJob }: Parts = {}) =>
  async (app: FastifyInstance, { database: { db, pool }, jobs }: Given): Promise<void> => {
    const enqueue: Enqueue = (trx, job, ...rest) => {
      onJob?.(job.name);
      return jobs.enqueue(trx, job, ...rest);
    };
    const rfqs = { db, pool, enqueue, readLines: async () => [] };
    await app.register(
      assistantRoutes({
        db,
        sendRfq: (...request) => createRfq(rfqs, ...request),
        get model() {
          return model?.() ?? null;
        },
      }),
    );
  };
