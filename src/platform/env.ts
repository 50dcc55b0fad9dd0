import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/**
 * Every setting, read once at boot. `.env.example` documents each; a test keeps the two alike.
 * What is wrong is listed in words and stops the boot.
 */
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(0).max(65_535);

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
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

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
  readonly rateLimitScale: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
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
  const missing = demo
    ? []
    : (['SESSION_SECRET', 'DATABASE_URL'] as const).filter((name) => !settings[name]);
  if (missing.length > 0) {
    throw new InvalidSettings(listOf(missing.map((name) => `${name}: is required when DEMO=0`)));
  }
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    nodeEnv: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    metricsPort: settings.METRICS_PORT ?? null,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    sessionSecret: settings.SESSION_SECRET ?? demoSecret(dataDir),
    demo,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
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
