import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { closeDue, tellBidders, tellMatched } from './job-definitions.ts';
import type { Notices, RfqNoticeKind } from './ports.ts';
import { selectBidders, takeUntold } from './queries/matches.ts';
import { closeDueRfqs, selectTitle } from './queries/rfqs.ts';

export interface RfqJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
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

/** The owner learns that the time is over, and those who answered that the RFQ is closed. */
async function closeWhatIsDue(deps: RfqJobDeps, signal: AbortSignal): Promise<void> {
  const { db, notify } = deps;
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
        await tellThoseWhoAnswered(deps, trx, id, 'rfqClosed', version);
      }
      return rfqs.length;
    });
  }
}
