import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { invalid, issueAt } from '../../../shared/errors.ts';
import { classifyMaterials } from '../../catalogue/server/public.ts';
import { maxRecipients, type Recipient, type RecipientsQuestion } from '../schema.ts';
import type { RfqDeps } from './deps.ts';
import { tellMatched } from './job-definitions.ts';
import { readLines } from './lines.ts';
import {
  type MatchWishes,
  selectRecipients,
  storeChosen,
  storeMatches,
} from './queries/matches.ts';
import { refuseTooManyToOne } from './sending-limit.ts';

/** What an RFQ is about. */
export type Subject = readonly {
  readonly categoryId: string | null;
  readonly productType: string | null;
  readonly productId: string | null;
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
    productId: null,
  }));
}

/** Who may be sent a request. */
interface Reach {
  readonly contractorId: string;
  readonly county: string | null;
  readonly verifiedOnly: boolean;
  readonly subject: Subject;
}

export interface Recipients extends Reach {
  readonly rfqId: string;
  /** Suppliers that the owner chose; null for those that match. */
  readonly chosen: readonly string[] | null;
}

/**
 * Stores the suppliers that an RFQ is sent to, and has them told, in the transaction that makes or
 * changes it.
 *
 * @throws AppError 422 where one of the chosen cannot be asked, 429 where one is sent too many in a day
 */
export async function sendToSuppliers(
  { enqueue }: Pick<RfqDeps, 'enqueue'>,
  trx: Transaction<DB>,
  { rfqId, chosen, ...reach }: Recipients,
): Promise<void> {
  const wishes = wishesOf(reach);
  const added = chosen
    ? await storeChosen(trx, rfqId, wishes, chosen)
    : await storeMatches(trx, rfqId, wishes);
  if (chosen && added < new Set(chosen).size) {
    throw invalid([issueAt('supplierIds', 'supplier_gone')]);
  }
  if (added === 0) return;
  await refuseTooManyToOne(trx, reach.contractorId, rfqId);
  await enqueue(trx, tellMatched, { rfqId });
}

/** Suppliers an RFQ would be sent to, and others to choose from: the matching ones first. */
export async function listRecipients(
  deps: Pick<RfqDeps, 'pool' | 'db'>,
  actor: Actor,
  { title = '', description = '', items = [], deliveryCounty, verifiedOnly }: RecipientsQuestion,
): Promise<Recipient[]> {
  const lines = await readLines(
    deps,
    items.map((item) => ({ ...item, quantity: 1 })),
  );
  const subject = await subjectOf(deps, { title, description }, lines);
  const reach = { county: deliveryCounty ?? null, verifiedOnly: verifiedOnly ?? false, subject };
  return selectRecipients(deps.db, wishesOf({ contractorId: actor.id, ...reach }), maxRecipients);
}

const wishesOf = ({ subject, ...reach }: Reach): MatchWishes => ({
  ...reach,
  categoryIds: known(subject.map(({ categoryId }) => categoryId)),
  productTypes: known(subject.map(({ productType }) => productType)),
  productIds: known(subject.map(({ productId }) => productId)),
});

const known = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];
