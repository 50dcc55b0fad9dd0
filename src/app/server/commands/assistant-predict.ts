import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readCatalogue } from '../../../../db/seed/catalogue.ts';
import { seedDemo } from '../../../../db/seed/index.ts';
import { predict } from '../../../domains/assistant/server/public.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

const usage =
  'Usage: npm run assistant:predict -- --cases cases.jsonl --out predictions.jsonl --now 2026-10-14';

const caseSchema = z.object({ id: z.string(), message: z.string() });

/** Writes what the assistant makes of each case, on the data of DATA_DIR; a running server need not stop. */
await withDatabase(async (url, env) => {
  const { cases, out, now } = readArguments();
  const messages = await readCases(cases);
  await migrateToLatest(url, print);
  if (env.demo) await seedDemo(url, () => undefined);
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

/** A message a line, as JSON. */
async function readCases(file: string) {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandError(error.message);
  });
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return caseSchema.parse(JSON.parse(line));
    } catch {
      const place = `${file}, line ${at + 1}`;
      throw new CommandError(`${place}: not {"id": "…", "message": "…"} in JSON`);
    }
  });
}

function readArguments(): { cases: string; out: string; now: string } {
  const { cases, out, now } = parsed();
  if (!cases || !out || !now || !/^\d{4}-\d\d-\d\d$/.test(now)) throw new CommandError(usage);
  return { cases, out, now };
}

function parsed() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { cases: text, out: text, now: text }, strict: true }).values;
  } catch {
    throw new CommandError(usage);
  }
}
