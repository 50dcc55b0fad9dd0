import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { isOnStopList } from '../language/public.ts';
import type {
  KnowledgeFile,
  MaterialChange,
  MaterialEntry,
  PlaceEntry,
  PlaceKey,
} from '../schema.ts';
import { dropAnswer, putAnswer } from './answers-service.ts';
import { type By, type MaterialsDeps, note } from './deps.ts';
import {
  dropAmbiguousAlias,
  dropSynonyms,
  isOfEverydayUse,
  putAmbiguousAlias,
  putSynonyms,
} from './names-service.ts';
import * as queries from './queries/entries.ts';

/** Whatever is read by them has to be prepared anew with every change. */
const mostMaterials = 2_000;
const mostNames = 40_000;

const noMaterial = () => new AppError(404, 'material_not_found');
const noPlace = () => new AppError(404, 'place_not_found');

/** @throws AppError 404 */
export async function readMaterial({ db }: MaterialsDeps, key: string) {
  const material = await queries.selectMaterial(db, key);
  if (!material) throw noMaterial();
  return material;
}

/**
 * Writes an entry of the materials dictionary, new or over the old one. Every process reads by it
 * within seconds, and later versions of the reference data leave it alone.
 *
 * @throws AppError 422 for an unknown category, a new name that is an everyday word, or too many names
 */
export async function saveMaterial(
  deps: MaterialsDeps,
  by: By,
  key: string,
  entry: MaterialEntry,
): Promise<queries.StoredMaterial> {
  return deps.db.transaction().execute(async (trx) => {
    await putMaterial(trx, by, key, entry);
    return { key, ...entry };
  });
}

/** @throws AppError 404 */
export async function readPlace({ db }: MaterialsDeps, key: PlaceKey) {
  const place = await queries.selectPlace(db, key);
  if (!place) throw noPlace();
  return place;
}

/**
 * Writes a place of the gazetteer with what else it is called.
 *
 * @throws AppError 422 for an unknown county, or a word that means another place
 */
export async function savePlace(
  { db }: MaterialsDeps,
  by: By,
  key: PlaceKey,
  entry: PlaceEntry,
): Promise<PlaceKey & PlaceEntry> {
  return db.transaction().execute(async (trx) => {
    await putPlace(trx, by, key, entry);
    return { ...key, ...entry };
  });
}

/** @throws AppError 404 */
export async function removePlace({ db }: MaterialsDeps, by: By, key: PlaceKey): Promise<void> {
  await db.transaction().execute((trx) => dropPlace(trx, by, key));
}

/** Writes all changes of a file, or none: the first that is refused is thrown as from the calls. */
export async function loadKnowledge(deps: MaterialsDeps, file: KnowledgeFile): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    for (const { key, ...entry } of file.materials) await putMaterial(trx, null, key, entry);
    for (const name of file.removedAmbiguousAliases) await dropAmbiguousAlias(trx, null, name);
    for (const { name, ...entry } of file.ambiguousAliases) {
      await putAmbiguousAlias(trx, null, name, entry);
    }
    for (const word of file.removedSynonyms) await dropSynonyms(trx, null, word);
    for (const { word, ...entry } of file.synonyms) await putSynonyms(trx, null, word, entry);
    for (const key of file.removedAnswers) await dropAnswer(trx, null, key);
    for (const { key, ...entry } of file.answers) await putAnswer(trx, null, key, entry);
    for (const key of file.removedPlaces) await dropPlace(trx, null, key);
    for (const { aliases, ...key } of file.places) await putPlace(trx, null, key, { aliases });
  });
}

async function putMaterial(trx: Transaction<DB>, by: By, key: string, entry: MaterialChange) {
  const before = await queries.selectMaterial(trx, key);
  for (const field of ['tagsEn', 'tagsSw', 'tagsSlang', 'aliases'] as const) {
    const known = new Set(before?.[field]);
    const at = (entry[field] ?? []).findIndex((name) => !known.has(name) && isOnStopList(name));
    if (at >= 0) throw isOfEverydayUse(`${field}.${at}`, entry[field]?.[at] ?? '');
  }
  if (!(await queries.writeMaterial(trx, key, entry))) {
    throw invalid([issueAt('categorySlug', 'category_unknown')]);
  }
  await checkSize(trx);
  await note(trx, by, 'material.changed', 'material', key);
}

/** @throws AppError 422 where the dictionary holds more than is read in time */
export async function checkSize(trx: Transaction<DB>): Promise<void> {
  const { materials, names } = await queries.countNames(trx);
  if (materials > mostMaterials || names > mostNames) {
    const most = { materials: mostMaterials, names: mostNames };
    throw invalid([issueAt('aliases', 'dictionary_full', most)]);
  }
}

async function putPlace(trx: Transaction<DB>, by: By, key: PlaceKey, { aliases }: PlaceEntry) {
  if (!(await queries.countyExists(trx, key.county))) {
    throw invalid([issueAt('county', 'county_unknown')]);
  }
  await refuseCountyNames(trx, key, aliases);
  const other = await queries.selectNamesake(trx, key, aliases);
  if (other) {
    const { word: name, town, county } = other;
    throw invalid([issueAt('aliases', 'name_of_place', { name, town, county })]);
  }
  await queries.writePlace(trx, key, aliases);
  await note(trx, by, 'place.changed', 'place', `${key.county}/${key.town}`);
}

/** Who writes "Nairobi" means the county: only a county's own town may be called so. */
async function refuseCountyNames(
  trx: Transaction<DB>,
  { county, town }: PlaceKey,
  aliases: readonly string[],
) {
  const own = town.toLowerCase();
  const named = await queries.selectCountyNamed(trx, [own, ...aliases]);
  if (!named || (named.name === county && named.word === own)) return;
  const path = named.word === own ? 'town' : 'aliases';
  throw invalid([issueAt(path, 'name_of_county', { name: named.word, county: named.name })]);
}

async function dropPlace(trx: Transaction<DB>, by: By, key: PlaceKey) {
  if (!(await queries.removePlace(trx, key))) throw noPlace();
  await note(trx, by, 'place.removed', 'place', `${key.county}/${key.town}`);
}
