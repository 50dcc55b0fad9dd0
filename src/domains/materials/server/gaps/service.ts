import type { Kysely } from 'kysely';
import { type ListAnswer, partAnswer } from '../../../../platform/conditional-read.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import type {
  AliasEffect,
  GapDecision,
  GapKey,
  GapListQuery,
  GapSource,
  Meaning,
} from '../../gap-schema.ts';
import { contentWords, isOnStopList, normalise } from '../../language/public.ts';
import { type MaterialsDeps, note } from '../deps.ts';
import { dropAmbiguousAlias, isOfEverydayUse, putAmbiguousAlias } from '../names-service.ts';
import { selectUnknownKeys } from '../queries/names.ts';
import { checkSize } from '../service.ts';
import {
  addAlias,
  countGap,
  dropAlias,
  isAmbiguousAlias,
  lockGap,
  selectGaps,
  writeDecision,
} from './queries.ts';

export interface GapDeps extends MaterialsDeps {
  /** What a meaning would change in how searches are read. */
  readonly measureAlias: (meaning: Meaning) => Promise<AliasEffect>;
}

const longestText = 80;
const longestExcerpt = 160;

/**
 * Takes down what was not understood. The caller has taken out whatever tells of a person; what the
 * redaction put in its place is no word either.
 */
export async function noteGap(
  db: Kysely<DB>,
  source: GapSource,
  redacted: string,
  excerpt: string | null = null,
): Promise<void> {
  const text = contentWords(normalise(redacted.replace(/\[[A-Z_0-9]+\]|\{[a-z]\d+\}/g, ' '))).join(
    ' ',
  );
  if (!/[a-z]{2}/.test(text) || text.length > longestText) return;
  await countGap(db, { source, text }, excerpt?.slice(0, longestExcerpt) ?? null);
}

export async function listGaps({ db }: MaterialsDeps, query: GapListQuery): Promise<ListAnswer> {
  const { gaps, total } = await selectGaps(db, query);
  return partAnswer(gaps, { total, cursor: null });
}

/**
 * Makes the text a name of materials, or dismisses it.
 *
 * @throws AppError 404, 409 where it was dealt with or the name means something already, 422
 */
export async function decideGap(
  { db }: MaterialsDeps,
  adminId: string,
  { meaning, ...key }: GapDecision,
): Promise<void> {
  await transact(db, async (trx) => {
    const gap = await lockGap(trx, key);
    if (!gap) throw new AppError(404, 'gap_not_found');
    if (gap.closedAt) throw new AppError(409, 'gap_closed');
    if (meaning) await saveMeaning(trx, adminId, meaning);
    await writeDecision(trx, key, { isClosed: true, meaning });
    await note(trx, adminId, meaning ? 'gap.named' : 'gap.dismissed', 'gap', idOf(key));
  });
}

type Trx = Parameters<typeof lockGap>[0];

async function saveMeaning(trx: Trx, adminId: string, { alias, materialKeys }: Meaning) {
  if (isOnStopList(alias)) throw isOfEverydayUse('alias', alias);
  if (await isAmbiguousAlias(trx, alias)) throw invalid([issueAt('alias', 'alias_known')]);
  const [key] = materialKeys;
  if (key === undefined || materialKeys.length > 1) {
    return putAmbiguousAlias(trx, adminId, alias, { materialKeys });
  }
  const [unknown] = await selectUnknownKeys(trx, [key]);
  if (unknown !== undefined) {
    throw invalid([issueAt('materialKeys', 'material_unknown', { key: unknown })]);
  }
  if (!(await addAlias(trx, key, alias))) throw invalid([issueAt('alias', 'alias_known')]);
  await checkSize(trx);
  await note(trx, adminId, 'material.changed', 'material', key);
}

/** Takes a decision back, with the name that it made. @throws AppError 404, 409 where it is open */
export async function reopenGap(
  { db }: MaterialsDeps,
  adminId: string,
  key: GapKey,
): Promise<void> {
  await transact(db, async (trx) => {
    const gap = await lockGap(trx, key);
    if (!gap) throw new AppError(404, 'gap_not_found');
    if (!gap.closedAt) throw new AppError(409, 'gap_open');
    if (gap.alias !== null) await takeBack(trx, adminId, gap.alias, gap.materialKeys ?? []);
    await writeDecision(trx, key, { isClosed: false, meaning: null });
    await note(trx, adminId, 'gap.reopened', 'gap', idOf(key));
  });
}

async function takeBack(trx: Trx, adminId: string, alias: string, materialKeys: readonly string[]) {
  const [key] = materialKeys;
  if (key !== undefined && materialKeys.length === 1) {
    await dropAlias(trx, key, alias);
    await note(trx, adminId, 'material.changed', 'material', key);
  } else if (await isAmbiguousAlias(trx, alias)) {
    await dropAmbiguousAlias(trx, adminId, alias);
  }
}

const idOf = ({ source, text }: GapKey) => `${source} ${text}`;
