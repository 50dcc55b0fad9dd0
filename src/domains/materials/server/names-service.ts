import type { Transaction } from 'kysely';
import { type ListAnswer, partAnswer } from '../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import type { AmbiguousAlias, Synonyms } from '../language/dictionary.ts';
import { isOnStopList } from '../language/public.ts';
import type { AmbiguousAliasEntry, KnowledgeListQuery, SynonymsEntry } from '../schema.ts';
import { type By, type MaterialsDeps, note } from './deps.ts';
import * as queries from './queries/names.ts';

/** Whatever is read by them has to be prepared anew with every change. */
const mostAmbiguousAliases = 5_000;
const mostSynonyms = 1_000;

/** Keys, names and categories of the materials, by key. */
export const listMaterials = ({ db }: MaterialsDeps, query: KnowledgeListQuery) =>
  readPart(
    'materials',
    query,
    (slice) => queries.selectMaterials(db, slice),
    ({ key }) => key,
  );

export const listAmbiguousAliases = ({ db }: MaterialsDeps, query: KnowledgeListQuery) =>
  readPart(
    'ambiguous aliases',
    query,
    (slice) => queries.selectAmbiguousAliases(db, slice),
    ({ name }) => name,
  );

export const listSynonyms = ({ db }: MaterialsDeps, query: KnowledgeListQuery) =>
  readPart(
    'synonyms',
    query,
    (slice) => queries.selectSynonyms(db, slice),
    ({ word }) => word,
  );

export const listGazetteer = ({ db }: MaterialsDeps, query: KnowledgeListQuery) =>
  readPart(
    'places',
    query,
    (slice) => queries.selectGazetteer(db, slice),
    ({ county, town }) => `${county}/${town}`,
  );

/** @throws AppError 422 for a cursor of another list */
export async function readPart<Row>(
  list: string,
  { search = '', limit, cursor }: KnowledgeListQuery,
  read: (slice: queries.Slice) => Promise<queries.Listed<Row>>,
  keyOf: (row: Row) => string,
): Promise<ListAnswer> {
  const own = `${list} ${search}`;
  const after = cursor ? String(readCursor(own, cursor)[0]) : '';
  const { rows, total } = await read({ search, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return partAnswer(shown, { total, cursor: last && writeCursor(own, [keyOf(last)]) });
}

/**
 * Writes a name that several types share, new or over the old one. It wins over the names of the
 * types; without types it names what nobody sells here.
 *
 * @throws AppError 422 for an everyday word, a type that there is not, or too many names
 */
export async function saveAmbiguousAlias(
  deps: MaterialsDeps,
  by: By,
  name: string,
  entry: AmbiguousAliasEntry,
): Promise<AmbiguousAlias> {
  await deps.db.transaction().execute((trx) => putAmbiguousAlias(trx, by, name, entry));
  return { name, ...entry };
}

/** @throws AppError 404 */
export async function removeAmbiguousAlias(
  { db }: MaterialsDeps,
  by: By,
  name: string,
): Promise<void> {
  await db.transaction().execute((trx) => dropAmbiguousAlias(trx, by, name));
}

/**
 * Writes words that stand for each other in names, new or over the old ones.
 *
 * @throws AppError 422 for the word among its others, or for too many groups
 */
export async function saveSynonyms(
  { db }: MaterialsDeps,
  by: By,
  word: string,
  entry: SynonymsEntry,
): Promise<Synonyms> {
  await db.transaction().execute((trx) => putSynonyms(trx, by, word, entry));
  return { word, ...entry };
}

/** @throws AppError 404 */
export async function removeSynonyms({ db }: MaterialsDeps, by: By, word: string): Promise<void> {
  await db.transaction().execute((trx) => dropSynonyms(trx, by, word));
}

export const isOfEverydayUse = (path: string, name: string) =>
  invalid([issueAt(path, 'name_of_everyday_use', { name })]);

export async function putAmbiguousAlias(
  trx: Transaction<DB>,
  by: By,
  name: string,
  { materialKeys }: AmbiguousAliasEntry,
): Promise<void> {
  if (isOnStopList(name)) throw isOfEverydayUse('name', name);
  const [unknown] = await queries.selectUnknownKeys(trx, materialKeys);
  if (unknown !== undefined) {
    const path = `materialKeys.${materialKeys.indexOf(unknown)}`;
    throw invalid([issueAt(path, 'material_unknown', { key: unknown })]);
  }
  if ((await queries.countOtherAmbiguousAliases(trx, name)) >= mostAmbiguousAliases) {
    throw invalid([
      issueAt('name', 'too_many_ambiguous_aliases', { maximum: mostAmbiguousAliases }),
    ]);
  }
  await queries.writeAmbiguousAlias(trx, name, materialKeys);
  await note(trx, by, 'ambiguous_alias.changed', 'ambiguous_alias', name);
}

export async function dropAmbiguousAlias(
  trx: Transaction<DB>,
  by: By,
  name: string,
): Promise<void> {
  if (!(await queries.removeAmbiguousAlias(trx, name))) {
    throw new AppError(404, 'ambiguous_alias_not_found');
  }
  await note(trx, by, 'ambiguous_alias.removed', 'ambiguous_alias', name);
}

export async function putSynonyms(
  trx: Transaction<DB>,
  by: By,
  word: string,
  { others }: SynonymsEntry,
): Promise<void> {
  if (others.includes(word)) {
    throw invalid([issueAt('others', 'word_among_others')]);
  }
  if ((await queries.countOtherSynonyms(trx, word)) >= mostSynonyms) {
    throw invalid([issueAt('word', 'too_many_synonyms', { maximum: mostSynonyms })]);
  }
  await queries.writeSynonyms(trx, word, others);
  await note(trx, by, 'synonyms.changed', 'synonyms', word);
}

export async function dropSynonyms(trx: Transaction<DB>, by: By, word: string): Promise<void> {
  if (!(await queries.removeSynonyms(trx, word))) {
    throw new AppError(404, 'synonyms_not_found');
  }
  await note(trx, by, 'synonyms.removed', 'synonyms', word);
}
