import type { ReactNode } from 'react';
import { readPayeeToCheck } from '../../domains/accounts/web/payment-details/check-api.ts';
import { PayeeCheck } from '../../domains/accounts/web/payment-details/payee-check.tsx';
import { readWaitingRequest } from '../../domains/accounts/web/verification/decisions-api.ts';
import { RequestDecision } from '../../domains/accounts/web/verification/request-decision.tsx';
import {
  DuplicateDecision,
  readDuplicate,
} from '../../domains/catalogue/web/duplicates/duplicate-decision.tsx';
import { ApplicationDecision } from '../../domains/credit/web/admin/application-decision.tsx';
import { readOpenApplication } from '../../domains/credit/web/api.ts';
import { readDisputeToDecide } from '../../domains/deliveries/web/disputes/api.ts';
import { DisputeDecision } from '../../domains/deliveries/web/disputes/dispute-decision.tsx';
import { readOpenReport } from '../../domains/moderation/web/api.ts';
import { ReportDecision } from '../../domains/moderation/web/report-decision.tsx';
import { readJob } from '../../domains/operations/web/api.ts';
import { JobDecision } from '../../domains/operations/web/job-decision.tsx';
import {
  readUnmatchedMoney,
  readWaitingPayout,
  readWaitingTransfer,
} from '../../domains/payments/web/all/api.ts';
import { PayoutDecision } from '../../domains/payments/web/all/payouts-screen.tsx';
import { TransferDecision } from '../../domains/payments/web/all/transfer-decision.tsx';
import { UnmatchedDecision } from '../../domains/payments/web/all/unmatched-money.tsx';
import type { QueueKind } from '../../domains/queues/schema.ts';
import { readContactDetail } from '../../domains/site/web/api.ts';
import { ContactDecision } from '../../domains/site/web/contact-decision.tsx';
import type { ApiClient } from '../../ui/data/api-client.ts';

/** How an item of a queue is read and decided, by the domain that knows it. */
interface Decider {
  /** Null, or ApiError 404, where it waits no longer. */
  readonly read: (api: ApiClient, id: string) => Promise<unknown>;
  /** Reads the page's data anew once something was decided: what is decided leaves the queue. */
  readonly Panel: (props: { entry: never }) => ReactNode;
}

const decider = <Entry,>(
  read: (api: ApiClient, id: string) => Promise<Entry | null>,
  Panel: (props: { entry: Entry }) => ReactNode,
): Decider => ({ read, Panel });

const report = decider(readOpenReport, ReportDecision);

export const deciders: Readonly<Record<QueueKind, Decider>> = {
  verifications: decider(readWaitingRequest, RequestDecision),
  payees: decider(readPayeeToCheck, PayeeCheck),
  reports: report,
  reviews: report,
  disputes: decider(readDisputeToDecide, DisputeDecision),
  receipts: decider(readUnmatchedMoney, UnmatchedDecision),
  transfers: decider(readWaitingTransfer, TransferDecision),
  payouts: decider(readWaitingPayout, PayoutDecision),
  contact: decider(readContactDetail, ContactDecision),
  credit: decider(readOpenApplication, ApplicationDecision),
  duplicates: decider(readDuplicate, DuplicateDecision),
  jobs: decider(readJob, JobDecision),
};
