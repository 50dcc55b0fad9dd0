import Fastify from 'fastify';
import pg from 'pg';

/**
 * The floor: the least that a request to Fastify and PostgreSQL can cost on this machine. One row by
 * its key, one prepared statement, one small JSON answer. Every figure is a share of it.
 */
const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

const { rows } = await pool.query<{ id: string }>('select id from products limit 1');
const id = rows[0]?.id;

app.get('/', async () => {
  const answer = await pool.query({
    name: 'floor',
    text: 'select id, name, price from products where id = $1',
    values: [id],
  });
  return answer.rows[0];
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
const stop = () => void app.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('disconnect', stop);
