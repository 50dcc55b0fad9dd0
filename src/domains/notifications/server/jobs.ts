import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Sms } from '../../../platform/sms.ts';
import { waitToTell, wayToTell } from '../rules.ts';
import { sweepNotifications, tellNews } from './job-definitions.ts';
import { newsMail, newsSms } from './letters.ts';
import {
  type Addressee,
  deleteOldNotifications,
  giveBackNews,
  type News,
  readAddressee,
  secondsSinceTold,
  takeNews,
} from './queries.ts';

export interface NotificationsJobDeps {
  readonly db: Kysely<DB>;
  readonly mail: Mail;
  readonly sms: Sms;
  /** Whether the demo accounts exist for anybody. */
  readonly demo: boolean;
  /** Address of the site without a trailing slash, for links. */
  readonly publicUrl: string;
}

/** Says how the jobs of notifications are done. */
export function handleNotificationsJobs(jobs: Jobs, deps: NotificationsJobDeps): void {
  const { db } = deps;

  jobs.handle(tellNews, async ({ userId }) => {
    const wait = waitToTell(await secondsSinceTold(db, userId));
    if (wait > 0) return jobs.enqueue(db, tellNews, { userId }, { startAfterSeconds: wait });
    const person = await readAddressee(db, userId, { withDemo: deps.demo });
    const news = await takeNews(db, userId);
    if (!person || news.length === 0) return;
    try {
      await tell(deps, person, news);
    } catch (error) {
      await giveBackNews(
        db,
        userId,
        news.map(({ id }) => id),
      );
      throw error;
    }
  });

  jobs.handle(sweepNotifications, () => deleteOldNotifications(db));
}

async function tell(
  { mail, sms, publicUrl }: NotificationsJobDeps,
  person: Addressee,
  news: readonly News[],
): Promise<void> {
  const way = wayToTell(person);
  const facts = { person, news, publicUrl };
  if (way === 'mail' && person.email) await mail.send(newsMail(person.email, facts));
  if (way === 'sms' && person.phoneNumber) {
    await sms.send({ to: person.phoneNumber, text: newsSms(facts) });
  }
}
