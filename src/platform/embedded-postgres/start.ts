import { prepareBinaries } from './binaries.ts';
import { ensureCluster, readCredentials } from './cluster.ts';
import { type DatabaseUrls, databaseUrls, defaultDatabase, ensureDatabase } from './database.ts';
import { EmbeddedPostgresError, hasCode } from './errors.ts';
import { claimLocation, clusterIn, findHome, type Location } from './location.ts';
import type { FolderLock } from './lock.ts';
import { clearFormerServer, readPostmasterFile } from './postmaster-file.ts';
import { isServerOf } from './processes.ts';
import { type LaunchPlan, rotateLog } from './server.ts';
import { type Supervised, supervise } from './supervise.ts';

/** A PostgreSQL server that this process owns. */
export interface EmbeddedPostgres extends DatabaseUrls {
  /** The application's database: `postgres://jengasoko:…@127.0.0.1:port/jengasoko`. */
  url: string;
  /** The superuser, in the database `postgres`. */
  adminUrl: string;
  port: number;
  /** Stops the server cleanly and frees the data directory; every further call waits for the first. */
  stop(): Promise<void>;
}

/** How to start the embedded server. */
export interface StartOptions {
  /** The application's data directory, such as `./.data`; made when absent. */
  dataDir: string;
  /** Receives sentences for the operator. */
  log: (line: string) => void;
  /** The application's database, made when absent; `jengasoko` by default. */
  database?: string;
}

/**
 * Starts the embedded PostgreSQL on a data directory, making the database the first time. Recovers
 * from whatever an earlier run left behind, and starts the server again should it die.
 *
 * @throws DataDirectoryInUse when another process runs on the same data
 * @throws EmbeddedPostgresError with a sentence for the operator when the server cannot run
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { location, lock } = await claimLocation(options.dataDir, options.log);
  return startAt(location, lock, { ...options, durable: true });
}

/** Starts the server at a claimed location; its lock is released when the server has stopped. */
export async function startAt(
  location: Location,
  lock: FolderLock,
  options: Omit<StartOptions, 'dataDir'> & { durable: boolean },
): Promise<EmbeddedPostgres> {
  const { log, durable, database = defaultDatabase } = options;
  let server: Supervised | null = null;
  try {
    const binaries = await prepareBinaries(location, log);
    await ensureCluster(location, binaries, durable, log);
    await clearFormerServer(location, log);
    await rotateLog(location.logFile);
    const plan: LaunchPlan = { location, binaries, durable, log };
    server = await supervise(plan, () => lock.release());
    const credentials = await readCredentials(location.cluster);
    const urls = databaseUrls(credentials, server.port, database);
    await ensureDatabase(urls.adminUrl, credentials, database);
    log(`PostgreSQL runs on 127.0.0.1:${server.port} with its data in ${location.home}.`);
    return { ...urls, port: server.port, stop: server.stop };
  } catch (error) {
    await server?.stop();
    lock.release();
    throw error;
  }
}

/**
 * Finds the server that runs on a data directory, for a maintenance command beside the
 * application. Starts and stops nothing; null when no server accepts connections there.
 *
 * @throws EmbeddedPostgresError when the data belongs to another user
 */
export async function connectToRunning(options: {
  dataDir: string;
  database?: string;
}): Promise<DatabaseUrls | null> {
  try {
    const home = await findHome(options.dataDir);
    if (home === null) return null;
    const cluster = clusterIn(home);
    const file = await readPostmasterFile(cluster);
    if (file === null || file === 'damaged' || !file.ready) return null;
    if (!(await isServerOf(file.pid, cluster))) return null;
    const credentials = await readCredentials(cluster);
    return databaseUrls(credentials, file.port, options.database ?? defaultDatabase);
  } catch (error) {
    if (!hasCode(error, 'EACCES')) throw error;
    throw new EmbeddedPostgresError(
      `The database in ${options.dataDir} belongs to another user. Run this command as that ` +
        'user or as root.',
      { cause: error },
    );
  }
}
