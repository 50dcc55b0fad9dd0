import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { classifyMaterials } from '../../catalogue/server/public.ts';
import type { RfqDeps } from './deps.ts';
import { tellMatched } from './job-definitions.ts';
import { storeMatches } from './queries/matches.ts';

/** What an RFQ is about. */
export type Subject = readonly {
  readonly categoryId: string | null;
  readonly productType: string | null;
}[];

/**
 * What an RFQ's lines are about; where no line says, what title and description do. Asked before its
 * transaction begins: the dictionary is read by connections of its own.
 */
export async function subjectOf(
  deps: Pick<RfqDeps, 'pool' | 'db'>,
  words: { readonly title: string; readonly description: string },
  lines: Subject,
): Promise<Subject> {
  return lines.some(({ categoryId }) => categoryId !== null) ? lines : subjectOfWords(deps, words);
}

async function subjectOfWords(
  deps: Pick<RfqDeps, 'pool' | 'db'>,
  { title, description }: { readonly title: string; readonly description: string },
): Promise<Subject> {
  // Each sentence may ask for something else; a long letter is not read to its end.
  const parts = [title, ...description.split(/[\n,;.]|\band\b|\bna\b/i)].slice(0, 40);
  const materials = await classifyMaterials(deps, parts);
  return materials.map((material) => ({
    categoryId: material?.category.id ?? null,
    productType: material?.key ?? null,
  }));
}

/** Who may be sent an RFQ. */
export interface Recipients {
  readonly rfqId: string;
  readonly county: string | null;
  readonly verifiedOnly: boolean;
  readonly subject: Subject;
}

/** Stores the suppliers that an RFQ is sent to, and has them told, in the transaction that makes or changes it. */
export async function sendToMatching(
  { enqueue }: Pick<RfqDeps, 'enqueue'>,
  trx: Transaction<DB>,
  { subject, ...rfq }: Recipients,
): Promise<void> {
  const added = await storeMatches(trx, {
    ...rfq,
    categoryIds: known(subject.map(({ categoryId }) => categoryId)),
    productTypes: known(subject.map(({ productType }) => productType)),
  });
  if (added > 0) await enqueue(trx, tellMatched, { rfqId: rfq.rfqId });
}

const known = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];
