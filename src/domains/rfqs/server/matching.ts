import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { classifyMaterials } from '../../catalogue/server/public.ts';
import type { RfqDeps } from './deps.ts';
import { tellMatched } from './job-definitions.ts';
import { storeMatches } from './queries/matches.ts';

/** What decides whom an RFQ goes to. */
export interface MatchSubject {
  readonly rfqId: string;
  readonly title: string;
  readonly description: string;
  readonly county: string | null;
  readonly verifiedOnly: boolean;
  readonly lines: readonly {
    readonly categoryId: string | null;
    readonly productType: string | null;
  }[];
}

/**
 * Stores the suppliers that an RFQ is sent to, and has them told, in the transaction that makes or
 * changes it. Where no line says what it is about, title and description do.
 */
export async function sendToMatching(
  { pool, db, enqueue }: RfqDeps,
  trx: Transaction<DB>,
  subject: MatchSubject,
): Promise<void> {
  const { rfqId, county, verifiedOnly } = subject;
  const lines = subject.lines.some(({ categoryId }) => categoryId !== null)
    ? subject.lines
    : await linesOfWords({ pool, db }, subject);
  const added = await storeMatches(trx, {
    rfqId,
    county,
    verifiedOnly,
    categoryIds: known(lines.map(({ categoryId }) => categoryId)),
    productTypes: known(lines.map(({ productType }) => productType)),
  });
  if (added > 0) await enqueue(trx, tellMatched, { rfqId });
}

const known = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

async function linesOfWords(
  deps: Pick<RfqDeps, 'pool' | 'db'>,
  { title, description }: MatchSubject,
) {
  // Each sentence may ask for something else; a long letter is not read to its end.
  const parts = [title, ...description.split(/[\n,;.]|\band\b|\bna\b/i)].slice(0, 40);
  const materials = await classifyMaterials(deps, parts);
  return materials.map((material) => ({
    categoryId: material?.category.id ?? null,
    productType: material?.key ?? null,
  }));
}
