import { parseArgs } from 'node:util';
import {
  resetTwoStep,
  restoreAccount,
  suspendAccount,
} from '../../../domains/accounts/server/public.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

const changes = {
  suspend: suspendAccount,
  restore: restoreAccount,
  'reset-two-step': resetTwoStep,
};

/** Changes the account with this email or phone number; a running server need not stop. */
await withDatabase(async (url) => {
  const { change, contact } = readArguments();
  await migrateToLatest(url, print);
  const database = openDatabase(url, { max: 1 });
  try {
    print(await changes[change](database.db, contact));
  } finally {
    await database.close();
  }
});

function readArguments(): { change: keyof typeof changes; contact: string } {
  const [change, ...rest] = process.argv.slice(2);
  if (!isChange(change)) throw usage('suspend');
  const { email, phone } = parsed(change, rest);
  const contact = email ?? phone;
  if (!contact || (email && phone)) throw usage(change);
  return { change, contact };
}

function isChange(name: string | undefined): name is keyof typeof changes {
  return name !== undefined && Object.hasOwn(changes, name);
}

function parsed(change: string, args: string[]) {
  try {
    const options = { email: { type: 'string' }, phone: { type: 'string' } } as const;
    return parseArgs({ args, options, strict: true }).values;
  } catch {
    throw usage(change);
  }
}

function usage(change: string): CommandError {
  return new CommandError(
    `Usage: npm run account:${change} -- --email name@company.co.ke (or --phone 0712…)`,
  );
}
