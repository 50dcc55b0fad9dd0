import { parseArgs } from 'node:util';
import { type ChainEnd, type ChainFault, verifyAudit } from '../../../platform/audit-chain.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

const usage = 'Usage: npm run audit:verify -- [--noted POSITION:HASH]';

/** Computes the chain of the audit log again, beside a running server. */
await withDatabase(async (url) => {
  const noted = readNoted();
  await migrateToLatest(url, print);
  const database = openDatabase(url, { max: 1 });
  try {
    const { faults, end } = await verifyAudit(database.db, noted);
    for (const fault of faults) print(sentenceOf(fault));
    if (faults.length > 0) throw new CommandError('The audit log is broken.');
    print('The audit log is whole.');
    if (end) print(`Note its end: ${end.position}:${end.hash}`);
  } finally {
    await database.close();
  }
});

function readNoted(): ChainEnd | undefined {
  const { noted } = parsed();
  if (noted === undefined) return undefined;
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(noted) ?? [];
  if (!position || !hash) throw new CommandError(usage);
  return { position: Number(position), hash };
}

function parsed() {
  try {
    return parseArgs({ options: { noted: { type: 'string' } }, strict: true }).values;
  } catch {
    throw new CommandError(usage);
  }
}

function sentenceOf(fault: ChainFault): string {
  switch (fault.fault) {
    case 'changed':
      return `Position ${fault.position}: entry ${fault.entryId} is not what was sealed.`;
    case 'removed':
      return `Position ${fault.position}: entry ${fault.entryId} is missing.`;
    case 'gap':
      return `Position ${fault.position} is missing from the chain.`;
    case 'slipped_in':
      return `Entry ${fault.entryId} was added past the chain.`;
    case 'not_as_noted':
      return `Position ${fault.position} is not what was noted of it.`;
  }
}
