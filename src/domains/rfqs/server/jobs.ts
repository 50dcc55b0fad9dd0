import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { Enqueue, Jobs } from '../../../platform/jobs.ts';
import { transact } from '../../../platform/transact.ts';
import { mostUnprovenNotified } from '../rules.ts';
import {
  closeDue,
  tellBidders,
  tellClosing,
  tellEdited,
  tellMatched,
  tellUnanswered,
} from './job-definitions.ts';
import type { Notices } from './ports.ts';
import { type Bidder, selectBidders } from './queries/answers.ts';
import {
  closeDueRfqs,
  type DueRfq,
  selectUnanswered,
  takeClosingSoon,
} from './queries/deadlines.ts';
import { takeUnnotified } from './queries/matches.ts';
import { selectRfqFacts } from './queries/rfq-facts.ts';
import { selectTitle } from './queries/rfqs.ts';

export interface RfqJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
  readonly enqueue: Enqueue;
  /** What was quoted is judged by what is asked for, which has changed. */
  readonly rescore: (trx: Kysely<DB>, rfqId: string) => Promise<void>;
}

/** Says how the jobs of RFQs are done. */
export function handleRfqJobs(jobs: Jobs, deps: RfqJobDeps): void {
  jobs.handle(tellMatched, ({ rfqId }, { signal }) => tellMatchedSuppliers(deps, rfqId, signal));
  jobs.handle(tellBidders, (payload, { signal }) => tellThoseWhoAnswered(deps, payload, signal));
  jobs.handle(tellClosing, (_none, { signal }) => tellOwnersOfClosing(deps, signal));
  jobs.handle(tellUnanswered, ({ rfqId, closesAt }, { signal }) =>
    tellWhoHasNotAnswered(deps, { rfqId, kind: 'rfqUnanswered', of: closesAt }, signal),
  );
  jobs.handle(tellEdited, ({ rfqId, version }, { signal }) =>
    tellWhoHasNotAnswered(deps, { rfqId, kind: 'rfqEdited', of: String(version) }, signal),
  );
  jobs.handle(closeDue, (_none, { signal }) => closeWhatIsDue(deps, signal));
}

/** What was told stays told, and a run that was cut off is gone on with. */
async function tellMatchedSuppliers(
  { db, notify }: RfqJobDeps,
  rfqId: string,
  signal: AbortSignal,
): Promise<void> {
  const facts = await selectRfqFacts(db, rfqId);
  if (facts === null) return;
  const dedupeKey = `rfqReceived ${rfqId}`;
  const notice = { kind: 'rfqReceived', subjectId: rfqId, ...facts, dedupeKey } as const;
  await inBatches<string>({ db, signal }, async (trx, limit) => {
    const suppliers = await takeUnnotified(trx, rfqId, {
      limit,
      mostUnproven: mostUnprovenNotified,
    });
    for (const userId of suppliers) await notify(trx, { ...notice, userId });
    return suppliers;
  });
}

/** A run that was cut off begins anew: nobody is told twice under one key. */
async function tellThoseWhoAnswered(
  { db, notify, rescore }: RfqJobDeps,
  { rfqId, kind, version }: { rfqId: string; kind: 'rfqChanged' | 'rfqClosed'; version: number },
  signal: AbortSignal,
): Promise<void> {
  const rfq = await selectTitle(db, rfqId);
  if (rfq === null) return;
  const { title, contractorId: writtenBy } = rfq;
  if (kind === 'rfqChanged') await transact(db, (trx) => rescore(trx, rfqId));
  const notice = { kind, subjectId: rfqId, values: { title }, writtenBy };
  await inBatches<Bidder>({ db, signal }, async (trx, limit, after) => {
    const afterId = after?.supplierId ?? null;
    const bidders = await selectBidders(trx, rfqId, { afterId, limit });
    for (const { supplierId: userId, rfqVersion } of bidders) {
      // Whoever has not answered a change hears of further ones once a day: edits can follow each other fast.
      const of = kind === 'rfqChanged' ? `${rfqVersion} ${today()}` : version;
      await notify(trx, { ...notice, userId, dedupeKey: `${kind} ${rfqId} ${of}` });
    }
    return bidders;
  });
}

const today = () => new Date().toISOString().slice(0, 10);

/** The owner can still set a later day; who was asked and has not answered can still do so. */
async function tellOwnersOfClosing(deps: RfqJobDeps, signal: AbortSignal): Promise<void> {
  const { db, notify, enqueue } = deps;
  await inBatches<DueRfq>({ db, signal }, async (trx, limit) => {
    const rfqs = await takeClosingSoon(trx, limit);
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
    return rfqs;
  });
}

interface NewsOfUnanswered {
  readonly rfqId: string;
  readonly kind: 'rfqUnanswered' | 'rfqEdited';
  /** The closing time or the version that it is about: each is told once. */
  readonly of: string;
}

/** A run that was cut off begins anew: nobody is told twice under one key. */
async function tellWhoHasNotAnswered(
  { db, notify }: RfqJobDeps,
  { rfqId, kind, of }: NewsOfUnanswered,
  signal: AbortSignal,
): Promise<void> {
  const facts = await selectRfqFacts(db, rfqId);
  if (facts === null) return;
  const dedupeKey = `${kind} ${rfqId} ${of}`;
  const notifiedBeforeEdit = kind === 'rfqEdited';
  const notice = { kind, subjectId: rfqId, ...facts, dedupeKey } as const;
  await inBatches<string>({ db, signal }, async (trx, limit, afterId) => {
    const suppliers = await selectUnanswered(trx, rfqId, { afterId, limit, notifiedBeforeEdit });
    for (const userId of suppliers) await notify(trx, { ...notice, userId });
    return suppliers;
  });
}

/**
 * The owner learns that the time is over; those who answered have a job for each RFQ, since those of a
 * whole day close at one instant.
 */
async function closeWhatIsDue(
  { db, notify, enqueue }: RfqJobDeps,
  signal: AbortSignal,
): Promise<void> {
  await inBatches<DueRfq>({ db, signal }, async (trx, limit) => {
    const rfqs = await closeDueRfqs(trx, limit);
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
    return rfqs;
  });
}
