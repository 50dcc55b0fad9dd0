import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue, Jobs } from '../../../platform/jobs.ts';
import {
  closeDue,
  tellBidders,
  tellClosing,
  tellMatched,
  tellUnanswered,
} from './job-definitions.ts';
import type { Notices, RfqNoticeKind } from './ports.ts';
import { selectBidders } from './queries/answers.ts';
import { closeDueRfqs, selectUnanswered, takeClosingSoon } from './queries/deadlines.ts';
import { takeUntold } from './queries/matches.ts';
import { selectTitle } from './queries/rfqs.ts';

export interface RfqJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
  readonly enqueue: Enqueue;
  /** What was quoted is judged by what is asked for, which has changed. */
  readonly rescore: (trx: Kysely<DB>, rfqId: string) => Promise<void>;
}

/** So many suppliers, or RFQs, are dealt with in one transaction. */
const batch = 50;

/** Says how the jobs of RFQs are done. */
export function handleRfqJobs(jobs: Jobs, deps: RfqJobDeps): void {
  jobs.handle(tellMatched, ({ rfqId }, { signal }) => tellMatchedSuppliers(deps, rfqId, signal));
  jobs.handle(tellBidders, ({ rfqId, kind, version }) =>
    deps.db.transaction().execute((trx) => tellThoseWhoAnswered(deps, trx, rfqId, kind, version)),
  );
  jobs.handle(tellClosing, (_none, { signal }) => tellOwnersOfClosing(deps, signal));
  jobs.handle(tellUnanswered, ({ rfqId, closesAt }, { signal }) =>
    tellWhoHasNotAnswered(deps, { rfqId, closesAt }, signal),
  );
  jobs.handle(closeDue, (_none, { signal }) => closeWhatIsDue(deps, signal));
}

/** Batch by batch: what was told stays told, and a run that was cut off is gone on with. */
async function tellMatchedSuppliers(
  { db, notify }: RfqJobDeps,
  rfqId: string,
  signal: AbortSignal,
): Promise<void> {
  const title = await selectTitle(db, rfqId);
  if (title === null) return;
  for (let told = batch; told === batch && !signal.aborted; ) {
    told = await db.transaction().execute(async (trx) => {
      const suppliers = await takeUntold(trx, rfqId, batch);
      for (const userId of suppliers) {
        const dedupeKey = `rfqReceived ${rfqId}`;
        await notify(trx, {
          userId,
          kind: 'rfqReceived',
          subjectId: rfqId,
          values: { title },
          dedupeKey,
        });
      }
      return suppliers.length;
    });
  }
}

async function tellThoseWhoAnswered(
  { notify, rescore }: RfqJobDeps,
  trx: Kysely<DB>,
  rfqId: string,
  kind: RfqNoticeKind,
  version: number,
): Promise<void> {
  const title = await selectTitle(trx, rfqId);
  if (title === null) return;
  if (kind === 'rfqChanged') await rescore(trx, rfqId);
  for (const userId of await selectBidders(trx, rfqId)) {
    const dedupeKey = `${kind} ${rfqId} ${version}`;
    await notify(trx, { userId, kind, subjectId: rfqId, values: { title }, dedupeKey });
  }
}

/** The owner can still set a later day; who was asked and has not answered can still do so. */
async function tellOwnersOfClosing(deps: RfqJobDeps, signal: AbortSignal): Promise<void> {
  const { db, notify, enqueue } = deps;
  for (let told = batch; told === batch && !signal.aborted; ) {
    told = await db.transaction().execute(async (trx) => {
      const rfqs = await takeClosingSoon(trx, batch);
      for (const { id, contractorId, title, closesAt: at } of rfqs) {
        const closesAt = at.toISOString();
        await notify(trx, {
          userId: contractorId,
          kind: 'rfqClosesSoon',
          subjectId: id,
          values: { title },
          dedupeKey: `rfqClosesSoon ${id} ${closesAt}`,
        });
        await enqueue(trx, tellUnanswered, { rfqId: id, closesAt });
      }
      return rfqs.length;
    });
  }
}

/** A run that was cut off begins anew: nobody is told twice under one key. */
async function tellWhoHasNotAnswered(
  { db, notify }: RfqJobDeps,
  { rfqId, closesAt }: { readonly rfqId: string; readonly closesAt: string },
  signal: AbortSignal,
): Promise<void> {
  const title = await selectTitle(db, rfqId);
  if (title === null) return;
  const dedupeKey = `rfqUnanswered ${rfqId} ${closesAt}`;
  const notice = { kind: 'rfqUnanswered', subjectId: rfqId, values: { title }, dedupeKey } as const;
  for (let afterId: string | null | undefined = null; afterId !== undefined && !signal.aborted; ) {
    const suppliers = await selectUnanswered(db, rfqId, { afterId, limit: batch });
    await db.transaction().execute(async (trx) => {
      for (const userId of suppliers) await notify(trx, { ...notice, userId });
    });
    afterId = suppliers.at(-1);
  }
}

/**
 * The owner learns that the time is over; those who answered have a job for each RFQ, since those of a
 * whole day close at one instant.
 */
async function closeWhatIsDue(
  { db, notify, enqueue }: RfqJobDeps,
  signal: AbortSignal,
): Promise<void> {
  for (let closed = batch; closed === batch && !signal.aborted; ) {
    closed = await db.transaction().execute(async (trx) => {
      const rfqs = await closeDueRfqs(trx, batch);
      for (const { id, contractorId, title, version } of rfqs) {
        await notify(trx, {
          userId: contractorId,
          kind: 'rfqExpired',
          subjectId: id,
          values: { title },
          dedupeKey: `rfqExpired ${id}`,
        });
        await enqueue(trx, tellBidders, { rfqId: id, kind: 'rfqClosed' as const, version });
      }
      return rfqs.length;
    });
  }
}
