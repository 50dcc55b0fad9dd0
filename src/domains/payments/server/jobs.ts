import type { Jobs } from '../../../platform/jobs.ts';
import { advance } from './collecting/advance.ts';
import { takeUpCallback } from './collecting/callbacks.ts';
import { lookUp, pullTransfers } from './collecting/receipts.ts';
import { checkRefunds, sendOut } from './collecting/refunds.ts';
import type { CollectDeps } from './deps.ts';
import {
  advanceRequest,
  checkSentRefunds,
  handleCallback,
  lookUpReceipt,
  pullFromList,
  registerPaybill,
  sendRefund,
  sweepPayments,
} from './job-definitions.ts';
import { deleteOldCallbacks } from './queries/callbacks.ts';
import { selectOverdueReports } from './queries/receipts.ts';
import { sweepRefunds } from './queries/refunds.ts';
import { selectOverdueRequests } from './queries/requests.ts';

/** Says how the jobs of payments are done. */
export function handlePaymentJobs(jobs: Jobs, deps: CollectDeps): void {
  jobs.handle(advanceRequest, async ({ paymentId }) => void (await advance(deps, paymentId)));
  jobs.handle(handleCallback, ({ callbackId }) => takeUpCallback(deps, callbackId));
  jobs.handle(lookUpReceipt, ({ receiptId }) => lookUp(deps, receiptId));
  jobs.handle(sendRefund, ({ refundId }) => sendOut(deps, refundId));
  jobs.handle(checkSentRefunds, () => checkRefunds(deps, null));
  jobs.handle(registerPaybill, async () => deps.providers.mpesa?.registerAddresses());
  jobs.handle(pullFromList, () => pullTransfers(deps));
  jobs.handle(sweepPayments, () => sweep(deps));
}

/** What was left lying: a job that failed too often, a process that died between two steps. */
export async function sweep({ db, enqueue }: CollectDeps): Promise<void> {
  for (const paymentId of await selectOverdueRequests(db)) {
    await enqueue(db, advanceRequest, { paymentId });
  }
  for (const receiptId of await selectOverdueReports(db)) {
    await enqueue(db, lookUpReceipt, { receiptId });
  }
  for (const refundId of await sweepRefunds(db)) await enqueue(db, sendRefund, { refundId });
  await deleteOldCallbacks(db);
}
