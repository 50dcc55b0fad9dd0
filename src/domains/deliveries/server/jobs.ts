import type { Kysely } from 'kysely';
import { fill, type Language } from '../../../messages/index.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { mayHaveLeft, type Sms } from '../../../platform/sms.ts';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import { type DriverCopy, copy as en } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';
import { sendDriverLink } from './job-definitions.ts';
import { linkToken } from './link.ts';
import { selectForDriver } from './queries/read.ts';
import { claimLink, markLinkSent, unclaimLink } from './queries/write.ts';

export interface DeliveryJobDeps {
  readonly db: Kysely<DB>;
  readonly sms: Sms;
  /** Address of the site without a trailing slash. */
  readonly publicUrl: string;
  readonly linkKey: Buffer;
}

const copies: Readonly<Record<Language, DriverCopy>> = { en, sw };

/** Says how the jobs of deliveries are done. */
export function handleDeliveryJobs(jobs: Jobs, deps: DeliveryJobDeps): void {
  jobs.handle(sendDriverLink, async ({ deliveryId, linkNo }) => {
    const found = await selectForDriver(deps.db, deliveryId, linkNo);
    if (!found?.driverPhone) return;
    const { link, unnamed } = copies[found.language];
    const text = fill(link, {
      number: found.number,
      supplier: nameOfSupplier(found.companyName, unnamed),
      url: `${deps.publicUrl}/d/${linkToken(deps.linkKey, { deliveryId, linkNo })}`,
    });
    // The gateway knows no idempotency key: what may have left is not sent again.
    if (!(await claimLink(deps.db, deliveryId, linkNo))) return;
    try {
      await deps.sms.send({ to: found.driverPhone, text });
    } catch (error) {
      if (!mayHaveLeft(error)) await unclaimLink(deps.db, deliveryId, linkNo);
      throw error;
    }
    await markLinkSent(deps.db, deliveryId, linkNo);
  });
}
