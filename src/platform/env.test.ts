import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidSettings, readEnv, settingNames } from './env.ts';

const dataDir = () => mkdtempSync(path.join(tmpdir(), 'jengasoko-env-'));
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://soko.example',
  DATABASE_URL: 'postgres://app:secret@db:5432/jengasoko',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('the settings', () => {
  it('start without any, in demo mode, with a secret that stays the same', () => {
    const DATA_DIR = dataDir();
    const first = readEnv({ DATA_DIR });
    expect(first).toMatchObject({ demo: true, port: 3000, publicUrl: 'http://localhost:3000' });
    expect(first.sessionSecret).toHaveLength(64);
    expect(readEnv({ DATA_DIR }).sessionSecret).toBe(first.sessionSecret);
  });

  it('are not in demo mode in production unless told so', () => {
    expect(readEnv(production).demo).toBe(false);
    expect(readEnv({ ...production, DEMO: '1' }).demo).toBe(true);
  });

  it('refuse to start without a secret or a database when DEMO=0', () => {
    expect(() => readEnv({ DEMO: '0' })).toThrow(
      /SESSION_SECRET: is required[\s\S]*DATABASE_URL: is required/,
    );
  });

  it('refuse to start in production without the address people use, unless it is the demo', () => {
    expect(() => readEnv({ ...production, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL: is required/);
    expect(readEnv({ ...production, PUBLIC_URL: '', DEMO: '1' }).demo).toBe(true);
  });

  it('believe the proxies that they name, and nobody otherwise', () => {
    expect(readEnv(production).trustProxy).toEqual([]);
    const TRUST_PROXY = 'loopback, 10.0.0.0/8,2001:db8::1';
    expect(readEnv({ ...production, TRUST_PROXY }).trustProxy).toHaveLength(3);
    for (const wrong of ['1', 'all', '10.0.0.0/x', 'loopback,']) {
      expect(() => readEnv({ ...production, TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
    }
  });

  it('list everything that is wrong at once, by name', () => {
    const read = () =>
      readEnv({ ...production, PORT: 'abc', SESSION_SECRET: 'short', DEMO: 'yes' });
    expect(read).toThrow(InvalidSettings);
    expect(read).toThrow(/PORT[\s\S]*SESSION_SECRET[\s\S]*DEMO/);
  });

  it('take an empty value for a missing one and cut a trailing slash', () => {
    const env = readEnv({ ...production, PORT: '', PUBLIC_URL: 'https://soko.example/' });
    expect(env).toMatchObject({ port: 3000, publicUrl: 'https://soko.example' });
  });

  it('name the roles of the process, both unless told otherwise', () => {
    expect(readEnv(production).roles).toEqual(['web', 'worker']);
    expect(readEnv({ ...production, ROLES: ' worker' }).roles).toEqual(['worker']);
    for (const ROLES of ['cook', 'web,', ',']) {
      expect(() => readEnv({ ...production, ROLES })).toThrow(/ROLES/);
    }
  });

  it('send mail as the host of the site unless told otherwise, and only by SMTP', () => {
    expect(readEnv(production)).toMatchObject({ smtp: null, sms: null });
    const mail = { ...production, PUBLIC_URL: 'https://soko.example', SMTP_URL: 'smtp://mx:25' };
    expect(readEnv(mail).smtp?.from).toBe('JengaSoko <no-reply@soko.example>');
    expect(readEnv({ ...mail, MAIL_FROM: 'a@b.example' }).smtp?.from).toBe('a@b.example');
    expect(() => readEnv({ ...mail, SMTP_URL: 'http://mx' })).toThrow(/SMTP_URL/);
  });

  it('refuse half an SMS gateway', () => {
    const sms = { SMS_URL: 'https://sms.example', SMS_USERNAME: 'soko', SMS_API_KEY: 'key' };
    expect(readEnv({ ...production, ...sms }).sms).toEqual({
      url: 'https://sms.example',
      username: 'soko',
      apiKey: 'key',
      from: null,
    });
    expect(() => readEnv({ ...production, ...sms, SMS_API_KEY: '' })).toThrow(
      /SMS_API_KEY: is required when SMS_URL is set/,
    );
  });

  it('refuse half a language model', () => {
    const model = {
      ...production,
      ASSISTANT_LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
      ASSISTANT_LLM_MODEL: 'small',
    };
    expect(readEnv(production).languageModel).toBeNull();
    expect(readEnv(model).languageModel).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'small',
      apiKey: null,
    });
    expect(() => readEnv({ ...model, ASSISTANT_LLM_MODEL: '' })).toThrow(
      /ASSISTANT_LLM_MODEL: is required when ASSISTANT_LLM_BASE_URL is set/,
    );
    expect(() => readEnv({ ...production, ASSISTANT_LLM_API_KEY: 'key' })).toThrow(
      /ASSISTANT_LLM_BASE_URL: is required when ASSISTANT_LLM_API_KEY is set/,
    );
  });

  it('are all documented in .env.example, and nothing else is', () => {
    const documented = readFileSync('.env.example', 'utf8').match(/^[A-Z0-9_]+(?==)/gm);
    expect(documented?.toSorted()).toEqual(settingNames.toSorted());
  });
});
