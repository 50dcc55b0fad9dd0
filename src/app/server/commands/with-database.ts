import {
  connectToRunning,
  startEmbeddedPostgres,
} from '../../../platform/embedded-postgres/index.ts';
import { type Env, readEnv } from '../../../platform/env.ts';
import { fail } from './fail.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a maintenance command on the database of the settings: DATABASE_URL, else the embedded one,
 * beside a live server where there is one, else started for the command alone.
 */
export async function withDatabase(
  command: (url: string, env: Env) => Promise<void>,
): Promise<void> {
  try {
    const env = readEnv(process.env);
    const given = env.databaseOwnerUrl ?? env.databaseUrl;
    const running = given ? { url: given } : await connectToRunning({ dataDir: env.dataDir });
    if (running) return await command(running.url, env);
    const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, log: print });
    try {
      await command(embedded.url, env);
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    fail(error);
  }
}
