import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type KnowledgeFile, knowledgeFileSchema } from '../../../domains/materials/schema.ts';
import { loadKnowledge } from '../../../domains/materials/server/public.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

const usage = 'Usage: npm run knowledge:load -- --file changes.json';

/** Writes changes of the dictionary, its names, the answers and the gazetteer; running servers follow within seconds. */
await withDatabase(async (url) => {
  const file = await readChanges();
  await migrateToLatest(url, print);
  const database = openDatabase(url, { max: 1 });
  try {
    await loadKnowledge(database, file);
    print(summaryOf(file));
  } finally {
    await database.close();
  }
});

function summaryOf(file: KnowledgeFile): string {
  const { materials, ambiguousAliases, synonyms, answers, places } = file;
  const written = `${materials.length} materials, ${ambiguousAliases.length} ambiguous aliases, ${synonyms.length} groups of synonyms, ${answers.length} answers and ${places.length} places written`;
  const removed = `${file.removedAmbiguousAliases.length} ambiguous aliases, ${file.removedSynonyms.length} groups of synonyms, ${file.removedAnswers.length} answers and ${file.removedPlaces.length} places removed`;
  return `${written}; ${removed}`;
}

async function readChanges() {
  const { file } = parsed();
  if (!file) throw new CommandError(usage);
  const { success, data, error } = knowledgeFileSchema.safeParse(await json(file));
  if (success) return data;
  const [issue] = error.issues;
  throw new CommandError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

async function json(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : ''}`);
  }
}

function parsed() {
  try {
    return parseArgs({ options: { file: { type: 'string' } }, strict: true }).values;
  } catch {
    throw new CommandError(usage);
  }
}
