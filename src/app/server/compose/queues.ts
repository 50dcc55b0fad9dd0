import { waitingPayees, waitingVerifications } from '../../../domains/accounts/server/public.ts';
import { waitingDuplicates } from '../../../domains/catalogue/server/public.ts';
import { waitingApplications } from '../../../domains/credit/server/public.ts';
import { waitingDisputes } from '../../../domains/deliveries/server/public.ts';
import { waitingReports, waitingReviews } from '../../../domains/moderation/server/public.ts';
import { failedJobs } from '../../../domains/operations/server/public.ts';
import {
  waitingPayouts,
  waitingReceipts,
  waitingTransfers,
} from '../../../domains/payments/server/public.ts';
import type { QueueDeps } from '../../../domains/queues/server/ports.ts';
import { waitingContacts } from '../../../domains/site/server/public.ts';

/** What waits for admins, as each domain says it. */
export const queues: QueueDeps['queues'] = {
  verifications: waitingVerifications,
  payees: waitingPayees,
  reports: waitingReports,
  reviews: waitingReviews,
  disputes: waitingDisputes,
  receipts: waitingReceipts,
  transfers: waitingTransfers,
  payouts: waitingPayouts,
  contact: waitingContacts,
  credit: waitingApplications,
  duplicates: waitingDuplicates,
  jobs: failedJobs,
};
