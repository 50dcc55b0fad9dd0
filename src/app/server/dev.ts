import { spawn } from 'node:child_process';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/index.ts';
import { readEnv } from '../../platform/env.ts';
import { fail } from './commands/fail.ts';

/**
 * npm run dev: the database stays up while the server restarts with every saved file that it imports.
 * Pages are none of these: they change in the browser.
 */
async function startDevelopment(): Promise<void> {
  const env = readEnv(process.env);
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, JENGASOKO_DEV: '1', DATABASE_URL: env.databaseUrl ?? embedded?.url },
    },
  );
  const stop = () => server.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  server.on('exit', (code) => {
    void (embedded?.stop() ?? Promise.resolve()).then(() => process.exit(code ?? 0));
  });
}

startDevelopment().catch(fail);
