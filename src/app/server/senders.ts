import type { Database } from '../../platform/db.ts';
import type { Env } from '../../platform/env.ts';
import { type Mail, smtpMail } from '../../platform/mail.ts';
import { outboxMail, outboxSms } from '../../platform/outbox.ts';
import { outcomesIn, watched } from '../../platform/service-outcomes.ts';
import { gatewaySms, type Sms } from '../../platform/sms.ts';
import { limitedSms } from '../../platform/sms-limits.ts';
import { isLoopbackName } from '../../shared/network.ts';

export interface Senders {
  readonly mail: Mail;
  readonly sms: Sms;
}

/** Where nothing may leave this machine in readable form, a server without senders sends nothing. */
export const hasOutbox = (env: Pick<Env, 'demo' | 'nodeEnv'>) =>
  env.demo || env.nodeEnv !== 'production';

/**
 * Whether what is unsent can be read at /dev/outbox (decision 0007): behind a proxy strangers may look
 * local, whatever headers it sends.
 */
export const outboxIsShown = (env: Pick<Env, 'demo' | 'nodeEnv' | 'trustProxy' | 'publicUrl'>) =>
  hasOutbox(env) && env.trustProxy.length === 0 && isLoopbackName(new URL(env.publicUrl).hostname);

/** What the settings say, else the development outbox, else a sender that fails until it is set up. */
export function openSenders(env: Env, database: Pick<Database, 'db' | 'pool'>): Senders {
  const mailWithout = hasOutbox(env) ? outboxMail(database.pool) : notSetUp('SMTP_URL');
  const smsWithout = hasOutbox(env) ? outboxSms(database.pool) : notSetUp('SMS_URL');
  return {
    mail: env.smtp ? watched('mail', smtpMail(env.smtp), outcomesIn(database.db)) : mailWithout,
    sms: env.sms
      ? limitedSms(
          watched('sms', gatewaySms(env.sms), outcomesIn(database.db)),
          database,
          env.smsCountries,
        )
      : smsWithout,
  };
}

/** Not for good: a job that waits is done when the setting is there. */
function notSetUp(setting: string) {
  return {
    send: () => Promise.reject(new Error(`${setting} is not set: messages cannot be sent`)),
  };
}
