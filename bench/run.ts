import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startThrowawayPostgres } from '../src/platform/embedded-postgres/index.ts';
import { benchAssistant } from './assistant.ts';
import { benchComparison } from './comparison.ts';
import { Databases, demoSize } from './databases.ts';
import { startEdits } from './edits.ts';
import { type FloodFigures, floodTable, keepsPromise, measureLoginFlood } from './login-flood.ts';
import { type Figure, measure } from './measure.ts';
import { operatorTargets } from './operators.ts';
import { type Row, table, verdictOf } from './report.ts';
import { CleanUp, startNode } from './servers.ts';
import { benchSockets } from './sockets.ts';
import { inTurn, targets } from './targets.ts';
import { benchUploads } from './uploads.ts';
import { withTable } from './write-table.ts';

/**
 * npm run bench: lists, search, detail, cart and page HTML, each beside the floor measured right before
 * and after it, at three sizes of the catalogue. `--quick` takes the smallest and the largest, once and
 * briefly; `--only=cart` measures what is called so, `--only=login-flood` the list beside sign-ins,
 * `--only=sockets` the live connections alone, `--only=comparison` that of a large RFQ, `--only=uploads` the memory that pictures take,
 * `--only=operators` what admins read of 1,000,000 products and 100,000 accounts; `--write` puts the table into docs/performance.md.
 * Ends with 1 where a promise is not kept.
 */
const quick = process.argv.includes('--quick');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7) ?? '';
const write = process.argv.includes('--write');
const page = 'docs/performance.md';
if (write && (quick || only))
  throw new Error('--write wants the whole table, without --quick and --only');
const rounds = quick ? 1 : 3;
const seconds = quick ? 1.5 : 4;
const floorSeconds = quick ? 0.5 : 2;
const warmUpSeconds = quick ? 0.5 : 1;
const floodName = 'login-flood';
const ofOperators = only === 'operators';
const sizes = ofOperators ? [1_000_000] : only === floodName ? [300] : usualSizes();
const sessionSecret = 'a secret that only this measurement uses';
function usualSizes() {
  return quick ? [300, 100_000] : [300, demoSize, 100_000];
}
const log = (line: string) => process.stderr.write(`${line}\n`);

const cleanUp = new CleanUp();
cleanUp.onSignals();

const rows: Row[] = [];
let flood: FloodFigures | null = null;
try {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jengasoko-bench-'));
  cleanUp.add(() => rmSync(dataDir, { recursive: true, force: true }));
  // As it runs for people: what is acknowledged is on the disk.
  const postgres = await startThrowawayPostgres({ durable: true });
  cleanUp.add(() => postgres.stop());
  const alone = { sockets: benchSockets, comparison: benchComparison, uploads: benchUploads };
  if (only === 'sockets' || only === 'comparison' || only === 'uploads') {
    const settings = appSettings(postgres.url, dataDir);
    const isKept = await alone[only]({ url: postgres.url, secret: sessionSecret, settings, log });
    await cleanUp.run();
    process.exit(isKept ? 0 : 1);
  }
  const databases = new Databases(postgres.adminUrl, log);
  if (only === 'assistant') {
    const settings = (url: string) => appSettings(url, dataDir);
    const isKept = await benchAssistant({ databases, secret: sessionSecret, settings, log });
    await cleanUp.run();
    process.exit(isKept ? 0 : 1);
  }
  for (const size of sizes) {
    log(`${size} products…`);
    rows.push(...(await measureSize(size, await databases.create(size), dataDir)));
  }
} finally {
  await cleanUp.run();
}

const machine = { cores: cpus().length, model: cpus()[0]?.model ?? '', rounds, seconds };
const text = [
  ...(rows.length > 0 ? [table(rows, machine)] : []),
  ...(flood ? [floodTable(flood)] : []),
].join('\n');
process.stdout.write(`${text}\n`);
if (write) writeFileSync(page, withTable(readFileSync(page, 'utf8'), text));
const isFloodKept = flood === null || keepsPromise(flood);
process.exitCode = isFloodKept && rows.every((row) => verdictOf(row, rows).isKept) ? 0 : 1;

async function measureSize(size: number, url: string, dataDir: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const read = ofOperators ? operatorTargets : targets;
  const all = await read(pool, sessionSecret).finally(() => pool.end());
  const wanted = ofOperators ? all : all.filter(({ name }) => name.includes(only));
  const floor = await startNode(['bench/floor.ts'], { ready: '/', env: { DATABASE_URL: url } });
  const stopFloor = cleanUp.add(() => floor.stop());
  const app = await startNode(['src/app/server/main.ts'], {
    ready: '/readyz',
    env: appSettings(url, dataDir),
  });
  const stopApp = cleanUp.add(() => app.stop());
  const editors = new pg.Pool({ connectionString: url, max: 2 });
  const closeEditors = cleanUp.add(() => editors.end());
  const measured = wanted.map((target) => ({
    size,
    target,
    floors: [] as number[],
    figures: [] as Figure[],
  }));
  const readFloor = async () => (await measure(floor.origin, inTurn(['/']), floorSeconds)).rate;
  await readFloor();
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, figures, floors } of measured) {
      log(`  ${target.name}`);
      await measure(app.origin, target, warmUpSeconds);
      const before = await readFloor();
      const stopEdits = target.whileEditing ? await startEdits(editors) : null;
      figures.push(await measure(app.origin, target, seconds));
      await stopEdits?.();
      floors.push((before + (await readFloor())) / 2);
    }
  }
  if (size === sizes[0] && floodName.includes(only)) {
    log(`  ${floodName}`);
    flood = await measureLoginFlood(editors, app.origin, Math.max(seconds, 5));
  }
  await stopApp();
  await stopFloor();
  await closeEditors();
  return measured;
}

function appSettings(url: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
  };
}
