import { describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { PermanentFailure } from '../../platform/permanent-failure.ts';
import { hasOutbox, openSenders } from './senders.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://soko.example',
  DATABASE_URL: 'postgres://app:secret@db:5432/jengasoko',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('without a mail server and a gateway', () => {
  it('only demo and development have an outbox', () => {
    expect(hasOutbox(readEnv(production))).toBe(false);
    expect(hasOutbox(readEnv({ ...production, DEMO: '1' }))).toBe(true);
    expect(hasOutbox(readEnv({ ...production, NODE_ENV: 'development', DEMO: '0' }))).toBe(true);
  });

  it('production sends nothing, says which setting is missing, and tries again', async () => {
    const { mail, sms } = openSenders(readEnv(production), null as never);
    const tries = [
      mail.send({ to: 'a@b.example', subject: '', text: '', html: '' }),
      sms.send({ to: '+254712345678', text: '' }),
    ];
    const errors = await Promise.all(tries.map((one) => one.catch((error: Error) => error)));
    expect(errors.map((error) => (error as Error).message)).toEqual([
      'SMTP_URL is not set: messages cannot be sent',
      'SMS_URL is not set: messages cannot be sent',
    ]);
    for (const error of errors) expect(error).not.toBeInstanceOf(PermanentFailure);
  });
});
