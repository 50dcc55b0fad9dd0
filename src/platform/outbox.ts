import type pg from 'pg';
import type { Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/**
 * Where messages go on a server that cannot send any: into a table that people at this machine read
 * at /dev/outbox. Who they are is decided there (decision 0007).
 */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly createdAt: Date;
}

/** Older ones are deleted: what they hold lets people in. */
const keptHours = 24;
const shownMessages = 100;

export function outboxMail(pool: pg.Pool): Mail {
  return {
    send: ({ to, subject, text, html }) => write(pool, ['mail', to, subject, text, html]),
  };
}

export function outboxSms(pool: pg.Pool): Sms {
  return { send: ({ to, text }) => write(pool, ['sms', to, null, text, null]) };
}

async function write(pool: pg.Pool, values: readonly (string | null)[]): Promise<void> {
  await pool.query(
    `insert into outbox_messages (channel, recipient, subject, text, html) values ($1, $2, $3, $4, $5)`,
    [...values],
  );
  await pool.query(
    `delete from outbox_messages where created_at < now() - make_interval(hours => $1)`,
    [keptHours],
  );
}

const columns = 'id, channel, recipient, subject, text, html, created_at as "createdAt"';

/** The newest messages, newest first. */
export async function readOutbox(pool: pg.Pool): Promise<OutboxMessage[]> {
  const { rows } = await pool.query<OutboxMessage>(
    `select ${columns} from outbox_messages order by created_at desc, id desc limit $1`,
    [shownMessages],
  );
  return rows;
}

export async function readOutboxMessage(pool: pg.Pool, id: string): Promise<OutboxMessage | null> {
  const { rows } = await pool.query<OutboxMessage>(
    `select ${columns} from outbox_messages where id::text = $1`,
    [id],
  );
  return rows[0] ?? null;
}
