import type { Kysely } from 'kysely';
import type { Language } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';
import { AppError } from '../../../../shared/errors.ts';
import { noSuchRfq } from '../../../rfqs/server/public.ts';
import type { ComparisonAnswer, ComparisonLine } from '../../comparison-schema.ts';
import { selectFiles } from '../queries/read.ts';
import { toCsv } from './csv.ts';
import { type Ground, readGround } from './ground.ts';
import { toAnswer, toLine } from './present.ts';
import { selectScoreParts } from './queries.ts';

/** Thousands of offers are read and ranked for one: few at once, and a queue. */
const inTurn = limitConcurrency({ running: 2, waiting: 50 });

/** One of them may be more than ten megabytes. */
const oneSheet = limitConcurrency({ running: 1, waiting: 20 });

interface Asked {
  readonly rfqId: string;
  readonly language: Language;
}

/**
 * The standing quotations on an RFQ of the actor, line by line.
 *
 * @throws AppError 404 where the RFQ is missing or somebody else's, 503 where too many wait already
 */
export async function readComparison(
  db: Kysely<DB>,
  actor: Actor,
  { rfqId, language }: Asked,
): Promise<ComparisonAnswer> {
  const ground = await ownGround(db, actor, rfqId);
  const ids = ground.quotations.map(({ quotationId }) => quotationId);
  const parts = await selectScoreParts(db, ids);
  const files = await selectFiles(
    db,
    ground.quotations.flatMap(({ attachments }) => attachments),
  );
  return toAnswer(ground, { parts, files }, language);
}

/** One line of it with every offer. @throws AppError 404 also where the RFQ does not ask for it */
export async function readComparedLine(
  db: Kysely<DB>,
  actor: Actor,
  { rfqId, rfqItemId }: { readonly rfqId: string; readonly rfqItemId: string },
): Promise<ComparisonLine> {
  const ground = await ownGround(db, actor, rfqId);
  const line = toLine(ground, rfqItemId.toLowerCase());
  if (!line) throw new AppError(404, 'line_not_asked');
  return line;
}

/** All of it as CSV. @throws AppError 404 as readComparison */
export async function readComparisonCsv(
  db: Kysely<DB>,
  actor: Actor,
  { rfqId, language }: Asked,
): Promise<Buffer> {
  const ground = await ownGround(db, actor, rfqId);
  return oneSheet(() => toCsv(ground, language));
}

async function ownGround(db: Kysely<DB>, actor: Actor, rfqId: string): Promise<Ground> {
  const ground = await inTurn(() => readGround(db, rfqId, actor.id));
  if (!ground) throw noSuchRfq();
  return ground;
}
