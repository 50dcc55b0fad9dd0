import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../../../../db/seed/catalogue.ts';
import { seedDemo } from '../../../../db/seed/index.ts';
import { predict } from '../../../domains/assistant/server/public.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { AppError } from '../../../shared/errors.ts';
import { print, withDatabase } from './with-database.ts';

const usage =
  'Usage: npm run assistant:predict -- --cases cases.jsonl --out predictions.jsonl --now 2026-10-14';

/** Writes what the assistant makes of each case, on the data of DATA_DIR; a running server need not stop. */
await withDatabase(async (url, env) => {
  const { cases, out, now } = readArguments();
  await migrateToLatest(url, print);
  if (env.demo) await seedDemo(url, () => undefined);
  const messages = (await readFile(cases, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { id: string; message: string });
  const { suppliers } = await readCatalogue();
  const refs = new Map(suppliers.map((supplier) => [supplier.companyName, supplier.ref]));
  const database = openDatabase(url, { max: 4 });
  try {
    const lines: string[] = [];
    for (const message of messages) {
      const prediction = await predict(database.db, message, now);
      const named = prediction.suppliers.flatMap((name) => refs.get(name) ?? []);
      lines.push(JSON.stringify({ ...prediction, suppliers: named }));
    }
    await writeFile(out, `${lines.join('\n')}\n`);
    print(`${lines.length} predictions in ${out}`);
  } finally {
    await database.close();
  }
});

function readArguments(): { cases: string; out: string; now: string } {
  const { cases, out, now } = parsed();
  if (!cases || !out || !now || !/^\d{4}-\d\d-\d\d$/.test(now))
    throw new AppError(422, 'usage', usage);
  return { cases, out, now };
}

function parsed() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { cases: text, out: text, now: text }, strict: true }).values;
  } catch {
    throw new AppError(422, 'usage', usage);
  }
}
