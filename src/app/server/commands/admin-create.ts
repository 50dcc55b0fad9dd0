import { parseArgs } from 'node:util';
import { makeAdmin } from '../../../domains/accounts/server/public.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

const usage =
  'Usage: npm run admin:create -- --email name@company.co.ke --password "…" [--role owner|support|finance|moderator]';

/** Makes an admin, an owner unless told otherwise, or promotes the account with this email; a running server need not stop. */
await withDatabase(async (url) => {
  const admin = readArguments();
  await migrateToLatest(url, print);
  const database = openDatabase(url, { max: 1 });
  try {
    print(await makeAdmin(database.db, admin));
  } finally {
    await database.close();
  }
});

function readArguments(): Parameters<typeof makeAdmin>[1] {
  const { email, password, role } = parsed();
  if (!email || !password) throw new CommandError(usage);
  return { email, password, role };
}

function parsed() {
  try {
    const options = {
      email: { type: 'string' },
      password: { type: 'string' },
      role: { type: 'string', default: 'owner' },
    } as const;
    return parseArgs({ options, strict: true }).values;
  } catch {
    throw new CommandError(usage);
  }
}
