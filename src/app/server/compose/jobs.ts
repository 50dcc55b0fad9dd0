import { type AccountsJobDeps, handleAccountsJobs } from '../../../domains/accounts/server/jobs.ts';
import { handleAssistantJobs } from '../../../domains/assistant/server/jobs.ts';
import { handleCartJobs } from '../../../domains/cart/server/jobs.ts';
import { handleCatalogueJobs } from '../../../domains/catalogue/server/jobs.ts';
import { handleCreditJobs } from '../../../domains/credit/server/jobs.ts';
import { handleDeliveryJobs } from '../../../domains/deliveries/server/jobs.ts';
import { handleInsightJobs } from '../../../domains/insight/server/jobs.ts';
import { handleMaterialsJobs } from '../../../domains/materials/server/jobs.ts';
import { handleMessagingJobs } from '../../../domains/messaging/server/jobs.ts';
import {
  returnUnnotified,
  secondsSinceMessagesNotified,
  takeUnnotified,
} from '../../../domains/messaging/server/public.ts';
import { handleNotificationsJobs } from '../../../domains/notifications/server/jobs.ts';
import { createNotify } from '../../../domains/notifications/server/public.ts';
import { handleOrderJobs } from '../../../domains/orders/server/jobs.ts';
import { handlePaymentJobs } from '../../../domains/payments/server/jobs.ts';
import { heldMoney } from '../../../domains/payments/server/public.ts';
import { handleQueueJobs } from '../../../domains/queues/server/jobs.ts';
import { handleEnding } from '../../../domains/quotations/server/ending/jobs.ts';
import { rescore } from '../../../domains/quotations/server/public.ts';
import { handleScoring } from '../../../domains/quotations/server/scoring/jobs.ts';
import { handleRfqJobs } from '../../../domains/rfqs/server/jobs.ts';
import { handleSellingJobs } from '../../../domains/selling/server/jobs.ts';
import { handleSiteJobs } from '../../../domains/site/server/jobs.ts';
import { handleTeamJobs } from '../../../domains/teams/server/jobs.ts';
import { sealAudit, sealAuditLog } from '../../../platform/audit-chain.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { keysOf } from '../../../platform/keys.ts';
import type { Log } from '../../../platform/log.ts';
import { cleanUnclaimedUploads } from '../../../platform/object-storage/clean.ts';
import { cleanUploadsDaily } from '../../../platform/object-storage/job-definitions.ts';
import { openObjectStore } from '../../../platform/object-storage/open-store.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import { personalData } from '../personal-data.ts';
import type { Senders } from '../senders.ts';
import { collectingParts, forgetPicture, type Parts } from './parts.ts';
import { queues } from './queues.ts';

/** Says how every domain's jobs are done, in a process that does them. */
export function handleJobs(
  jobs: Jobs,
  { env, database, bus, log, mail, sms }: Parts & Senders & { bus: Pick<Bus, 'publish'>; log: Log },
): void {
  const accounts: AccountsJobDeps = {
    db: database.db,
    mail,
    sms,
    demo: env.demo,
    publicUrl: env.publicUrl,
    codeKey: keysOf(env.sessionSecret).accountCodes,
    personalData,
  };
  handleAccountsJobs(jobs, accounts);
  handleAssistantJobs(jobs, database);
  handleMaterialsJobs(jobs, database);
  handleCartJobs(jobs, database);
  handleCatalogueJobs(jobs, database);
  handleSellingJobs(jobs, database);
  handleMessagingJobs(jobs, { db: database.db, log });
  handleNotificationsJobs(jobs, {
    db: database.db,
    publish: bus.publish,
    messages: {
      take: (userId) => takeUnnotified(database.db, userId),
      giveBack: (userId, peerIds) => returnUnnotified(database.db, userId, peerIds),
      secondsSinceNotified: (userId) => secondsSinceMessagesNotified(database.db, userId),
    },
    mail,
    sms,
    demo: env.demo,
    publicUrl: env.publicUrl,
  });
  const notify = createNotify({ enqueue: jobs.enqueue });
  const { db } = database;
  handleRfqJobs(jobs, { db, notify, enqueue: jobs.enqueue, rescore: rescore(jobs.enqueue) });
  handleScoring(jobs, { db, enqueue: jobs.enqueue });
  handleEnding(jobs, { db, notify });
  const held = heldMoney({ enqueue: jobs.enqueue });
  handleOrderJobs(jobs, { db, notify, held });
  handleCreditJobs(jobs, { db, notify });
  handleDeliveryJobs(jobs, {
    db,
    sms,
    publicUrl: env.publicUrl,
    linkKey: keysOf(env.sessionSecret).driverLinks,
  });
  handleTeamJobs(jobs, {
    db,
    mail,
    sms,
    publicUrl: env.publicUrl,
    linkKey: keysOf(env.sessionSecret).invitationLinks,
  });
  handlePaymentJobs(jobs, collectingParts({ env, db, enqueue: jobs.enqueue }));
  handleSiteJobs(jobs, { db, mail });
  handleInsightJobs(jobs, { db, notify });
  handleQueueJobs(jobs, { db, queues });
  jobs.handle(sealAuditLog, async () => void (await sealAudit(database.db)));
  jobs.handle(cleanUploadsDaily, async () => {
    const store = await openObjectStore(env);
    const yesterday = new Date(Date.now() - 86_400_000);
    await cleanUnclaimedUploads(database.db, store, yesterday, forgetPicture(env));
  });
}
