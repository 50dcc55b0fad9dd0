import { randomBytes } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { readNotice } from '../../../domains/site/server/public.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/db.ts';
import type { Env } from '../../../platform/env.ts';
import { addIdempotency } from '../../../platform/idempotency.ts';
import { uploadOriginOf } from '../../../platform/object-storage/upload-origin.ts';
import { addSessions, sessionCookieName } from '../../../platform/sessions.ts';
import { addXlsxTwins } from '../../../platform/xlsx/xlsx.ts';
import { AppError } from '../../../shared/errors.ts';
import { networkOf } from '../../../shared/network.ts';
import { addPages, type PagesOptions } from '../pages/pages.ts';
import { addAccessControl, type Limit } from './access.ts';
import { addApiDocument } from './api-document.ts';
import { addBodyDeadline } from './body-deadline.ts';
import { addErrorHandling, answerRefusal } from './error-handler.ts';
import { addHealth } from './health.ts';
import { addKeptAnswers } from './kept-answers.ts';
import { addMetrics } from './metrics.ts';
import { withoutSecret } from './secret-paths.ts';
import { addSecurityHeaders, dataHeaders } from './security-headers.ts';
import { addStorableTextCheck } from './storable-text.ts';
import { setValidationCodes } from './validation-codes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Address people use, without a trailing slash. */
    publicOrigin: string;
  }
}

export interface HttpDeps {
  readonly env: Env;
  readonly database: Database;
  /** Registers the domains' routes. */
  readonly registerRoutes: (app: FastifyInstance) => Promise<void>;
  /** Null in tests of the API alone: then no page is served. */
  readonly pages: Pick<PagesOptions, 'loadBuild' | 'textFiles' | 'cache' | 'dev'> | null;
  /** Says when the catalogue changes; null where no answer is kept. */
  readonly changes?: Changes | null;
  /** Where answers are counted; null counts nothing. */
  readonly metrics: Registry | null;
  /** Serves the built browser files, or Vite's in development. */
  readonly registerAssets?: (app: FastifyInstance) => Promise<void>;
}

/** Of a body, unless its route declares another. A page of prose in any script is less. */
const bodyLimitBytes = 65_536;
const headersTimeoutMs = 5_000;
const requestTimeoutMs = 10_000;
/** What Node itself cuts: longer than the slowest route may take (see addBodyDeadline). */
const longestRequestMs = 300_000;

/**
 * Requests a minute from one address to one route: many people share one where a mobile network does.
 * Pages ask for themselves in process, which does not count.
 */
const perMinute: Readonly<Record<Limit, number>> = {
  read: 600,
  search: 240,
  write: 60,
  auth: 20,
  media: 2_400,
  health: 600,
  document: 300,
  comparison: 600,
  message: 3_000,
};

/**
 * Requests a minute of one person to all routes of a kind: where each takes much of a core, and of
 * messages as many as a day without a connection leaves waiting.
 */
const perPersonMinute: Readonly<Partial<Record<Limit, number>>> = {
  document: 30,
  comparison: 60,
  message: 600,
};

/** Puts the HTTP server together; it listens nowhere yet. */
export async function buildHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { env } = deps;
  const app = createApp(env);
  const inProcessToken = randomBytes(24).toString('base64url');

  setValidationCodes();
  addErrorHandling(app);
  addRequestId(app);
  if (deps.metrics) addMetrics(app, deps.metrics);
  addSecurityHeaders(app);
  addBodyDeadline(app, requestTimeoutMs);
  await addRateLimits(app, env, inProcessToken);
  // Before they are compressed, which is for each reader.
  if (deps.changes) addKeptAnswers(app, deps.changes, sessionCookieName(env.publicUrl));
  await app.register(fastifyCompress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // No page of ours sends a compressed body, which could be many times as large as its limit.
    requestEncodings: ['identity'],
    // At once, where a stream of its own costs many times as much: no answer is larger than a page.
    syncThreshold: 524_288,
    // 4 is where brotli stops being worth its time on an answer made for one reader.
    brotliOptions: { params: { 0: 1, 1: 4 } },
  });
  readFilesWithoutSession(app);
  await addSessions(app, {
    pool: deps.database.pool,
    secret: env.sessionSecret,
    publicUrl: env.publicUrl,
    adminsNeedTwoStep: !env.demo,
  });
  // The document's own pages come with a plugin that declares no access: they are put up before it counts.
  await addApiDocument(app);
  addXlsxTwins(app);
  addAccessControl(app, (entry) => recordAudit(deps.database.db, entry));
  addPersonLimits(app, env);
  addStorableTextCheck(app);
  addIdempotency(app, deps.database.pool);
  addHealth(app, deps.database.pool);
  await deps.registerRoutes(app);
  await deps.registerAssets?.(app);
  addUnknownApi(app);
  if (deps.pages) {
    addPages(app, {
      ...deps.pages,
      isDemo: env.demo,
      notice: (language) => readNotice(deps.database.db, language),
      connectTo: connectionsOf(env),
      sessionCookie: sessionCookieName(env.publicUrl),
      inProcessToken,
    });
  }
  return app;
}

/** Older browsers do not count sockets of this site among its own. */
function connectionsOf(env: Env): string[] {
  const uploadOrigin = uploadOriginOf(env.s3);
  return [env.publicUrl.replace(/^http/, 'ws'), ...(uploadOrigin === null ? [] : [uploadOrigin])];
}

/** A page loads many files, which are the same for everybody: whose session it is need not be read. */
function readFilesWithoutSession(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.answer === 'file') delete request.raw.headers.cookie;
  });
}

function createApp(env: Env): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(env),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: longestRequestMs,
    connectionTimeout: requestTimeoutMs * 2,
    // Node looks for what is too slow every thirty seconds unless told otherwise.
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 1_000 },
    trustProxy: [...env.trustProxy],
    // A proxy may send the whole address; everything behind this sees its path alone.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '') || '/',
    frameworkErrors: (_error, request, reply) =>
      void answerRefusal(request, reply.headers(dataHeaders), new AppError(400, 'bad_request')),
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  app.decorate('publicOrigin', env.publicUrl);
  // Without this, fastify takes text/plain, which any page may send to us without asking.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  return app;
}

function loggerOptions(env: Env) {
  if (env.nodeEnv === 'test' || env.logLevel === 'silent') return false;
  return {
    level: env.logLevel,
    // Personal data stays out of the log: only the path, never its query, cookies or body.
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: withoutSecret(request.url.split('?')[0] ?? ''),
      }),
    },
  };
}

function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

async function addRateLimits(app: FastifyInstance, env: Env, inProcessToken: string) {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (!limit) return;
    route.config = {
      ...route.config,
      rateLimit: {
        max: Math.ceil(perMinute[limit] * env.rateLimitScale),
        timeWindow: 60_000,
      },
    };
  });
  await app.register(fastifyRateLimit, {
    global: false,
    allowList: (request) => request.headers['x-in-process'] === inProcessToken,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  });
}

/** A page that asks in process counts here too: it is the same person's work. */
function addPersonLimits(app: FastifyInstance, env: Env): void {
  const limiters = new Map(
    Object.entries(perPersonMinute).map(([limit, most]) => [
      limit,
      app.createRateLimit({
        max: Math.ceil(most * env.rateLimitScale),
        timeWindow: 60_000,
        allowList: [],
        keyGenerator: (request) => request.actor?.id ?? networkOf(request.ip),
      }),
    ]),
  );
  app.addHook('preParsing', async (request) => {
    const state = await limiters.get(request.routeOptions.config?.limit ?? '')?.(request);
    if (state && !state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttl);
  });
}

/** @param ttl milliseconds until more are answered */
const tooManyRequests = (ttl: number) =>
  new AppError(429, 'too_many_requests', {
    headers: { 'retry-after': String(Math.ceil(ttl / 1_000)) },
  });

/** An unknown call is told so in JSON, whatever its method; pages have their own not-found screen. */
function addUnknownApi(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(request, reply, new AppError(404, 'not_found')),
  );
  app.all('/api/*', { config: { access: 'public', limit: 'read' }, schema: { hide: true } }, () => {
    throw new AppError(404, 'unknown_call');
  });
}
