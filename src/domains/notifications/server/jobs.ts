import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Publish } from '../../../platform/realtime/bus.ts';
import type { Sms } from '../../../platform/sms.ts';
import { waitToTell, wayToTell } from '../rules.ts';
import type { MessagesToTell, UnreadFrom } from './deps.ts';
import {
  lineOfMessages,
  lineOfNotice,
  type NotificationLine,
  notificationEmail,
  notificationSms,
} from './emails.ts';
import { framesOfChange, framesOfNotice } from './frames.ts';
import {
  announceNotice,
  refreshPages,
  sendNotifications,
  sweepNotifications,
} from './job-definitions.ts';
import {
  type Addressee,
  deleteOldNotifications,
  type PendingNotification,
  readAddressee,
  readAnnouncement,
  returnNotifications,
  secondsSinceNotified,
  takeNotifications,
} from './queries.ts';

export interface NotificationsJobDeps {
  readonly db: Kysely<DB>;
  readonly messages: MessagesToTell;
  readonly mail: Mail;
  readonly sms: Sms;
  /** Shows notices to the open pages of their owners. */
  readonly publish: Publish;
  /** Whether the demo accounts exist for anybody. */
  readonly demo: boolean;
  /** Address of the site without a trailing slash, for links. */
  readonly publicUrl: string;
}

/** Says how the jobs of notifications are done. */
export function handleNotificationsJobs(jobs: Jobs, deps: NotificationsJobDeps): void {
  const { db } = deps;

  jobs.handle(announceNotice, async ({ notificationId }) => {
    const announcement = await readAnnouncement(db, notificationId);
    if (announcement) await deps.publish(framesOfNotice(announcement));
  });

  jobs.handle(refreshPages, ({ userId, kind, subjectId }) =>
    deps.publish(framesOfChange(userId, kind, subjectId)),
  );

  jobs.handle(sendNotifications, async ({ userId }) => {
    const wait = waitToTell(await lastNotified(deps, userId));
    if (wait > 0)
      return jobs.enqueue(db, sendNotifications, { userId }, { startAfterSeconds: wait });
    const person = await readAddressee(db, userId, { withDemo: deps.demo });
    if (!person) return;
    const notifications = await takeNotifications(db, userId);
    const unread = await deps.messages.take(userId);
    try {
      const lines = [
        ...notifications.map((one) => lineOfNotice(one, person.language)),
        ...unread.map((one) => lineOfMessages(one, person.language)),
      ];
      if (lines.length > 0) await tell(deps, person, lines);
    } catch (error) {
      await giveBack(deps, userId, notifications, unread);
      throw error;
    }
  });

  jobs.handle(sweepNotifications, async () => {
    let place = await deleteOldNotifications(db);
    while (place) place = await deleteOldNotifications(db, place);
  });
}

/** Seconds since anything was told, of notices or messages. */
async function lastNotified({ db, messages }: NotificationsJobDeps, userId: string) {
  const times = [
    await secondsSinceNotified(db, userId),
    await messages.secondsSinceNotified(userId),
  ];
  const known = times.filter((seconds) => seconds !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

async function giveBack(
  { db, messages }: NotificationsJobDeps,
  userId: string,
  notifications: readonly PendingNotification[],
  unread: readonly UnreadFrom[],
): Promise<void> {
  const ids = notifications.map(({ id }) => id);
  if (ids.length > 0) await returnNotifications(db, userId, ids);
  const peerIds = unread.map(({ peerId }) => peerId);
  if (peerIds.length > 0) await messages.giveBack(userId, peerIds);
}

async function tell(
  { mail, sms, publicUrl }: NotificationsJobDeps,
  person: Addressee,
  notifications: readonly NotificationLine[],
): Promise<void> {
  const way = wayToTell(person);
  const facts = { person, notifications, publicUrl };
  if (way === 'mail' && person.email) await mail.send(notificationEmail(person.email, facts));
  if (way === 'sms' && person.phoneNumber) {
    await sms.send({ to: person.phoneNumber, text: notificationSms(facts) });
  }
}
