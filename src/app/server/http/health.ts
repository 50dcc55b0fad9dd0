import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import './access.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, since the database answers. */
export function addHealth(app: FastifyInstance, pool: pg.Pool): void {
  const options = {
    config: { access: 'public', limit: 'health' },
    schema: { hide: true },
  } as const;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
