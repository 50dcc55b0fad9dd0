import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { demoAccounts } from '../../domains/accounts/server/public.ts';
import { registerPaybill } from '../../domains/payments/server/public.ts';
import { listenForChanges } from '../../platform/changes.ts';
import { type Env, readEnv } from '../../platform/env.ts';
import { Jobs } from '../../platform/jobs.ts';
import { type Log, openLog } from '../../platform/log.ts';
import { reportProcess } from '../../platform/processes.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { openBus } from '../../platform/realtime/open-bus.ts';
import type { Role } from '../../shared/roles.ts';
import { serveBuiltAssets } from './assets.ts';
import { Closers } from './closers.ts';
import { registerDomains } from './compose/index.ts';
import { handleJobs } from './compose/jobs.ts';
import { tellStory } from './compose/story.ts';
import { buildHttp } from './http/build-http.ts';
import { serveMetrics } from './http/metrics.ts';
import { type Data, openData } from './open-data.ts';
import { PageCache } from './pages/page-cache.ts';
import type { WebBuild } from './pages/pages.ts';
import { textFilesOf } from './pages/text-files.ts';
import { openSenders, outboxIsShown } from './senders.ts';
import { withSimulator } from './simulator.ts';
import { openSockets } from './sockets.ts';

export const catalogueChannel = 'catalogue_changed';

const buildFolder = path.resolve('build');

/**
 * Starts everything in this process, prints the address, and stops it all on SIGINT or SIGTERM. What
 * was started is stopped again when a later part cannot start.
 */
export async function startServer(): Promise<void> {
  const settings = readEnv(process.env);
  const closers = new Closers();
  stopOnSignal(closers);
  try {
    await openEverything(await withSimulator(settings, closers), closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function openEverything(env: Env, closers: Closers): Promise<void> {
  const data = await openData(env, print, closers);
  const log = openLog(env);
  const bus = openBus({
    pool: data.database.pool,
    databaseUrl: data.url,
    redisUrl: env.redisUrl,
    log,
  });
  closers.add(() => bus.close());
  const jobs = new Jobs(data.url, { log });
  closers.add(() => jobs.stop());
  if (env.roles.includes('worker')) {
    const { database } = data;
    handleJobs(jobs, { env, database, bus, log, ...openSenders(env, database) });
    await jobs.startWorkers();
    if (env.payments.mpesa) await jobs.enqueue(database.db, registerPaybill, {});
  }
  const metrics = env.metricsPort === null ? null : new Registry();
  const web = env.roles.includes('web')
    ? await openWeb({ env, data, jobs, bus, log, metrics }, closers)
    : null;
  if (!web) print('\nJengaSoko does jobs here; it answers nobody.\n');
  const { db } = data.database;
  closers.add(reportProcess(db, env.roles, web?.countSockets ?? (() => 0)));
  if (metrics && env.metricsPort !== null) {
    const internal = await serveMetrics(metrics, env.metricsPort);
    closers.add(() => internal.close());
  }
}

interface WebParts {
  readonly env: Env;
  readonly data: Data;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Registry | null;
}

async function openWeb(
  { env, data, jobs, bus, log, metrics }: WebParts,
  closers: Closers,
): Promise<{ readonly countSockets: () => number }> {
  const changes = await listenForChanges(data.url, catalogueChannel);
  closers.add(() => changes.close());
  const dev = env.nodeEnv === 'development' && process.env.JENGASOKO_DEV === '1';
  const web = dev ? await import('./dev-web.ts').then((m) => m.devWeb()) : builtWeb();
  const app = await buildHttp({
    env,
    database: data.database,
    registerRoutes: registerDomains({ env, database: data.database, jobs, bus }),
    registerAssets: web.registerAssets,
    metrics,
    changes: dev ? null : changes,
    pages: { ...web.pages, cache: dev ? null : new PageCache(changes), dev },
  });
  closers.add(() => app.close());
  const sockets = await openSockets(app, { env, database: data.database, bus });
  await app.listen({ port: env.port, host: env.host });
  announce(app, env);
  if (!env.demoStory) return sockets;
  // Without it the demo is poorer, and no less open.
  await tellStory({ env, database: data.database, jobs, bus }).catch((error: unknown) =>
    log.error({ err: error }, 'The demo data could not be created'),
  );
  return sockets;
}

function builtWeb() {
  const file = path.join(buildFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new Error('The web application is not built. Run npm run build.');
  const build = import(pathToFileURL(file).href) as Promise<WebBuild>;
  const client = path.join(buildFolder, 'client');
  return {
    pages: {
      loadBuild: () => build,
      textFiles: textFilesOf(client),
    },
    registerAssets: (app: FastifyInstance) => serveBuiltAssets(app, client),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stopOnSignal(closers: Closers): void {
  const stop = () => void closers.closeAll().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The launcher died without a signal: nobody is left to stop this process.
  process.on('disconnect', stop);
}

const whatTheyDo: Readonly<Record<Role, string>> = {
  contractor: 'buys',
  supplier: 'sells',
  admin: 'looks after the marketplace',
};

function announce(app: FastifyInstance, env: Env): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const shown = env.host === '127.0.0.1' ? `http://localhost:${port}` : env.publicUrl;
  print(`\nJengaSoko is open at ${shown}\n`);
  if (env.demo) {
    print('Demo sign-ins:');
    for (const { role, email, password } of demoAccounts) {
      print(`  ${email}  ${password}  ${whatTheyDo[role]}`);
    }
    print('');
  }
  const kept = [!env.smtp && 'Mails', !env.sms && 'SMS'].filter(Boolean).join(' and ');
  if (kept && outboxIsShown(env)) {
    print(`${kept} are not sent. Read them here: http://localhost:${port}/dev/outbox\n`);
  }
  const { phoneUrl } = env.payments;
  if (phoneUrl) print(`Payments are simulated, no real money moves. The phone: ${phoneUrl}\n`);
}
