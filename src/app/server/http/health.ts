import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/healthz`: the process lives. `/readyz`: it can serve, since the database answers. */
export function addHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
