import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import {
  type PaymentSettings,
  paymentGaps,
  paymentSettingsShape,
  readPaymentSettings,
} from './payment-settings.ts';

/**
 * Every setting, read once at boot. `.env.example` documents each; a test keeps the two alike.
 * What is wrong is listed in words and stops the boot.
 */
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(0).max(65_535);

const roles = ['web', 'worker'] as const;
/** What a process does: answers people, does jobs, or both. */
export type ProcessRole = (typeof roles)[number];
const roleList = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(roles)).min(1));

const callingCodes = z
  .string()
  .regex(/^[1-9]\d{0,3}(\s*,\s*[1-9]\d{0,3})*$/, 'lists calling codes, e.g. 254,255,256')
  .transform((text) => text.split(',').map((code) => code.trim()));

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isProxy = (entry: string) =>
  namedRanges.has(entry) ||
  (isIP(entry.split('/')[0] ?? '') > 0 && /^[^/]+(\/\d{1,3})?$/.test(entry));
const proxies = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isProxy),
    'lists addresses of proxies, e.g. loopback,10.0.0.0/8',
  );

const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SESSION_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
  DEMO: flag.optional(),
  DEMO_STORY: flag.default(true),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUST_PROXY: proxies.default([]),
  ROLES: roleList.default(['web', 'worker']),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(/@/, 'holds an address').optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_USERNAME: z.string().optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_FROM: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMS_COUNTRIES: callingCodes.default(['254']),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.default(false),
  ASSISTANT_LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_LLM_MODEL: z.string().min(1).optional(),
  ASSISTANT_LLM_API_KEY: z.string().min(1).optional(),
  ...paymentSettingsShape,
});

/** A language model behind an endpoint that speaks OpenAI's chat completions. */
export interface LanguageModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Null where the endpoint asks for none. */
  readonly apiKey: string | null;
}

/** A bucket that speaks S3. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Null means Amazon's own. */
  readonly endpoint: string | null;
  /** True for servers that name the bucket in the path rather than in the host. */
  readonly pathStyle: boolean;
  /** Null leaves them to the machine (a role, a profile). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

export interface Env {
  readonly nodeEnv: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | null;
  /** Address people use, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | null;
  /** Who migrates; null means that DATABASE_URL itself owns the tables. */
  readonly databaseOwnerUrl: string | null;
  readonly sessionSecret: string;
  readonly demo: boolean;
  /** Whether the demo's people have RFQs, quotations and an order to begin with. */
  readonly demoStory: boolean;
  readonly rateLimitScale: number;
  /** Proxies whose word on addresses is taken: addresses, ranges, or names of ranges. */
  readonly trustProxy: readonly string[];
  readonly roles: readonly ProcessRole[];
  /** Null where no mail server is set. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Null where no SMS gateway is set. */
  readonly sms: {
    readonly url: string;
    readonly username: string;
    readonly apiKey: string;
    readonly from: string | null;
  } | null;
  /** Null carries live messages between processes by the database. */
  readonly redisUrl: string | null;
  /** Calling codes of the countries that SMS go to: "254" is Kenya. */
  readonly smsCountries: readonly string[];
  readonly logLevel: string;
  /** Null means that uploads are kept in dataDir. */
  readonly s3: S3Settings | null;
  /** Null leaves the assistant to its rules alone. */
  readonly languageModel: LanguageModelSettings | null;
  readonly payments: PaymentSettings;
}

/** Thrown at boot; its message is the readable list of what is wrong with the settings. */
export class InvalidSettings extends Error {}

export const settingNames = Object.keys(settingsSchema.shape);

/**
 * @param source the environment, usually process.env
 * @throws InvalidSettings listing every setting that is wrong
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    throw new InvalidSettings(
      listOf(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    );
  }
  const settings = parsed.data;
  const demo = settings.DEMO ?? settings.NODE_ENV !== 'production';
  const problems = [
    ...(demo ? [] : missingFor(settings, 'DEMO=0', needed)),
    ...(demo || settings.NODE_ENV !== 'production'
      ? []
      : missingFor(settings, 'NODE_ENV=production', ['PUBLIC_URL'])),
    ...smsGaps(settings),
    ...s3Gaps(settings),
    ...languageModelGaps(settings),
    ...paymentGaps(settings),
  ];
  if (problems.length > 0) throw new InvalidSettings(listOf(problems));
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(
    /\/+$/,
    '',
  );
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    nodeEnv: settings.NODE_ENV,
    demoStory: demo && settings.DEMO_STORY,
    port: settings.PORT,
    host: settings.HOST,
    metricsPort: settings.METRICS_PORT ?? null,
    publicUrl,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    sessionSecret: settings.SESSION_SECRET ?? demoSecret(dataDir),
    demo,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    roles: settings.ROLES,
    smtp: settings.SMTP_URL
      ? { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? senderAt(publicUrl) }
      : null,
    sms: smsGateway(settings),
    redisUrl: settings.REDIS_URL ?? null,
    smsCountries: settings.SMS_COUNTRIES,
    logLevel: settings.LOG_LEVEL,
    s3: s3Settings(settings),
    languageModel: languageModel(settings),
    // Two processes would ask two simulators.
    payments: readPaymentSettings(settings, demo && settings.ROLES.length === roles.length),
  };
}

function languageModel(settings: Settings): LanguageModelSettings | null {
  const { ASSISTANT_LLM_BASE_URL: baseUrl, ASSISTANT_LLM_MODEL: model } = settings;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    apiKey: settings.ASSISTANT_LLM_API_KEY ?? null,
  };
}

function s3Settings(settings: z.infer<typeof settingsSchema>): S3Settings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET === undefined) return null;
  return {
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT ?? null,
    pathStyle: settings.S3_PATH_STYLE,
    credentials:
      S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : null,
  };
}

type Settings = z.infer<typeof settingsSchema>;
const needed = ['SESSION_SECRET', 'DATABASE_URL'] as const;
const smsSettings = ['SMS_URL', 'SMS_USERNAME', 'SMS_API_KEY'] as const;

function missingFor(settings: Settings, reason: string, names: readonly (keyof Settings)[]) {
  return names
    .filter((name) => !settings[name])
    .map((name) => `${name}: is required when ${reason}`);
}

/** A gateway that is half set would lose every message in silence. */
function smsGaps(settings: Settings): string[] {
  const given = smsSettings.find((name) => settings[name]);
  return given ? missingFor(settings, `${given} is set`, smsSettings) : [];
}

/** An endpoint without the name of a model answers nothing, and a key alone goes nowhere. */
function languageModelGaps(settings: Settings): string[] {
  const names = ['ASSISTANT_LLM_BASE_URL', 'ASSISTANT_LLM_MODEL'] as const;
  const given = [...names, 'ASSISTANT_LLM_API_KEY' as const].find((name) => settings[name]);
  return given ? missingFor(settings, `${given} is set`, names) : [];
}

/** One key without the other signs nothing. */
function s3Gaps(settings: Settings): string[] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = keys.find((name) => settings[name]);
  return given ? missingFor(settings, `${given} is set`, keys) : [];
}

function smsGateway({
  SMS_URL: url,
  SMS_USERNAME: username,
  SMS_API_KEY: apiKey,
  SMS_FROM,
}: Settings) {
  return url && username && apiKey ? { url, username, apiKey, from: SMS_FROM ?? null } : null;
}

function senderAt(publicUrl: string): string {
  return `JengaSoko <no-reply@${new URL(publicUrl).hostname}>`;
}

function listOf(problems: readonly string[]): string {
  return `The settings are not right:\n${problems.map((line) => `  - ${line}`).join('\n')}`;
}

/** Demo mode makes its secret once, so that people stay signed in over a restart. */
function demoSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
