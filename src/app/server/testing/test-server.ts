import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Env, readEnv } from '../../../platform/env.ts';
import { Jobs } from '../../../platform/jobs.ts';
import { openLog } from '../../../platform/log.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import { openBus } from '../../../platform/realtime/open-bus.ts';
import { startSession } from '../../../platform/sessions.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { isPaged, isTagged } from '../http/answer-headers.ts';
import { buildHttp } from '../http/build-http.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly env: Env;
  /** Sends jobs; does those that the test says how to, once it starts the workers. */
  readonly jobs: Jobs;
  readonly bus: Bus;
  /** A visitor of its own: keeps cookies like a browser, and comes from its own address. */
  visitor(options?: { ip?: string }): Visitor;
  /** A visitor signed in as this account, without its password. */
  signedIn(userId: string, options?: { ip?: string }): Promise<Visitor>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly template?: 'empty' | 'demo';
  /** A second process on the database of another test server, which closes it. */
  readonly database?: TestDatabase;
  /** Settings that differ from a test's own. Limits are out of the way unless named. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly registerRoutes: (
    app: FastifyInstance,
    deps: { env: Env; database: TestDatabase; jobs: Jobs; bus: Bus },
  ) => Promise<void>;
}

/** The API as it is served, hooks and all, on a database of its own. Call `close()` in afterAll. */
export async function openTestServer(options: TestServerOptions): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase(options.template ?? 'empty'));
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    PUBLIC_URL: 'http://jengasoko.test',
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret that only these tests know',
    RATE_LIMIT_SCALE: '1000',
    ...options.settings,
  });
  const jobs = new Jobs(database.url, { log: openLog(env), lookSeconds: 0.5 });
  const bus = openBus({
    pool: database.pool,
    databaseUrl: database.url,
    redisUrl: env.redisUrl,
    log: openLog(env),
  });
  const broken: string[] = [];
  const app = await buildHttp({
    env,
    database,
    registerRoutes: async (instance) => {
      noteBrokenPromises(instance, broken);
      await options.registerRoutes(instance, { env, database, jobs, bus });
      addSignIn(instance);
    },
    metrics: null,
    pages: null,
  });
  await app.ready();
  const visitor = ({ ip = '198.51.100.7' } = {}) => new Visitor(app, ip, broken);
  return {
    app,
    database,
    env,
    jobs,
    bus,
    visitor,
    async signedIn(userId, options) {
      const person = visitor(options);
      await person.post(`/testing/sign-in/${userId}`);
      return person;
    },
    async close() {
      await app.close();
      await jobs.stop();
      await bus.close();
      if (!options.database) await database.close();
    },
  };
}

/** Holds every answer of every test against what the API document says of its call. */
function noteBrokenPromises(app: FastifyInstance, broken: string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    noteBrokenHeaders(request, reply, broken);
    const declared = request.routeOptions.schema?.response as Record<number, z.ZodMiniType>;
    const schema = declared?.[reply.statusCode];
    if (!schema || !('safeParse' in schema) || typeof payload !== 'string' || payload === '')
      return;
    const { error } = schema.safeParse(JSON.parse(payload));
    if (!error) return;
    broken.push(`${request.method} ${request.url} answers what its schema does not say: ${error}`);
  });
}

function noteBrokenHeaders(request: FastifyRequest, reply: FastifyReply, broken: string[]): void {
  const { schema, config } = request.routeOptions;
  if (!schema?.response || reply.statusCode !== 200) return;
  const call = { method: request.method, config, schema };
  const isSent = (name: string) => reply.hasHeader(name);
  if (isSent('etag') !== isTagged(call)) {
    broken.push(`${request.method} ${request.url}: its ETag is not as declared`);
  }
  if ((isSent('x-total-count') || isSent('link')) && !isPaged(call)) {
    broken.push(`${request.method} ${request.url} pages without saying so`);
  }
}

function addSignIn(app: FastifyInstance): void {
  app.post<{ Params: { id: string } }>(
    '/testing/sign-in/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      await startSession(request, request.params.id);
      return reply.code(204).send();
    },
  );
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed JSON, or null for an empty body. */
  readonly body: T;
  /** As they were sent. */
  readonly bytes: Buffer;
}

export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #ip: string;
  readonly #broken: string[];

  constructor(app: FastifyInstance, ip: string, broken: string[]) {
    this.#app = app;
    this.#ip = ip;
    this.#broken = broken;
  }

  get<T>(url: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>({ method: 'GET', url, headers });
  }

  post<T>(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    return this.send<T>({
      method: 'POST',
      url,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...payload,
    });
  }

  async send<T>(request: InjectOptions): Promise<Answer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      remoteAddress: this.#ip,
      ...request,
      headers: { ...(cookie ? { cookie } : {}), ...request.headers },
    });
    const broken = this.#broken.splice(0);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    for (const { name, value, expires } of answer.cookies) {
      if (expires && expires.getTime() <= Date.now()) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    }
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    const body: unknown = isJson && answer.payload ? JSON.parse(answer.payload) : null;
    const { statusCode: status, headers, rawPayload: bytes } = answer;
    return { status, headers, body: body as T, bytes };
  }
}
