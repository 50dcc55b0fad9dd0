import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import pg from 'pg';
import { generateProducts } from '../db/seed/generate.ts';
import { seedDemo } from '../db/seed/index.ts';
import { startThrowawayPostgres } from '../src/platform/embedded-postgres/index.ts';
import { migrateToLatest } from '../src/platform/migrations.ts';
import { type Figure, measure, median } from './measure.ts';
import { type Row, table } from './report.ts';
import { startNode } from './servers.ts';
import { targets } from './targets.ts';

/**
 * npm run bench: list, search, detail and page HTML beside the floor of the same run, at three sizes
 * of the catalogue. `--quick` shortens it; `--write` puts the table into docs/performance.md.
 */
const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 3;
const seconds = quick ? 2 : 4;
const demoSize = 1_227;
const sizes = [300, demoSize, 100_000];
const floorPort = 28_401;
const appPort = 28_402;
const log = (line: string) => process.stderr.write(`${line}\n`);

const server = await startThrowawayPostgres();
const rows: Row[] = [];
try {
  for (const size of sizes) rows.push(...(await measureSize(size)));
} finally {
  await server.stop();
}

const text = table(rows, { cores: cpus().length, model: cpus()[0]?.model ?? '', rounds, seconds });
process.stdout.write(`${text}\n`);
if (process.argv.includes('--write')) writeFileSync('docs/performance.md', text);

async function measureSize(size: number): Promise<Row[]> {
  log(`${size} products…`);
  const url = await prepareDatabase(size);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const wanted = await targets(pool);
  await pool.end();
  const floor = await startNode(['bench/floor.ts', url, String(floorPort)], {
    port: floorPort,
    ready: '/',
  });
  const app = await startNode(['src/app/server/main.ts'], {
    port: appPort,
    ready: '/readyz',
    env: appSettings(url),
  });
  const floors: Figure[] = [];
  const figures = wanted.map(() => [] as Figure[]);
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await warmThenMeasure(floor.origin, ['/']));
    for (const [i, target] of wanted.entries()) {
      figures[i]?.push(await warmThenMeasure(app.origin, target.paths));
    }
  }
  await app.stop();
  await floor.stop();
  const floorRate = median(floors.map((figure) => figure.rate));
  return wanted.map((target, i) => ({ size, target, floorRate, figures: figures[i] ?? [] }));
}

async function warmThenMeasure(origin: string, paths: readonly string[]): Promise<Figure> {
  await measure(origin, paths, 1);
  return measure(origin, paths, seconds);
}

async function prepareDatabase(size: number): Promise<string> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  await client.query(`create database bench_${size}`);
  await client.end();
  const url = new URL(server.adminUrl);
  url.pathname = `/bench_${size}`;
  await migrateToLatest(url.href, () => undefined);
  if (size === demoSize) await seedDemo(url.href, log);
  else await generateProducts(url.href, size, log);
  return url.href;
}

function appSettings(url: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DEMO: '0',
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret that only this measurement uses',
    PORT: String(appPort),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
  };
}
