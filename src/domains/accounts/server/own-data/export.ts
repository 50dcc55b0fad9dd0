import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { unauthorized } from '../../../../shared/errors.ts';
import { privacyNoticeVersion } from '../../rules.ts';
import type { PersonalData } from './ports.ts';
import { accountRecords, readAccountForExport } from './queries/account.ts';

export interface ExportDeps {
  readonly db: Kysely<DB>;
  /** What the other parts of the product keep about people. */
  readonly personalData: readonly PersonalData[];
}

/** What is told of an export while it is written: a share of its parts, 0 to 1. */
export type Progress = (done: number) => Promise<void> | void;

/**
 * All that is kept about a person, as pieces of one JSON text: `{service, exportedAt, account, …}`
 * with one list for each kind of record. It is read in one snapshot and held in small parts only.
 *
 * @throws AppError 401 where the account is gone
 */
export async function writeExport(
  { db, personalData }: ExportDeps,
  userId: string,
  write: (text: string) => Promise<void>,
  progress: Progress = () => undefined,
): Promise<void> {
  const kinds = [...accountRecords, ...personalData.flatMap(({ records }) => records)];
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await snapshot.execute(async (trx) => {
    const account = await readAccountForExport(trx, userId);
    if (!account) throw unauthorized();
    const head = {
      service: 'JengaSoko',
      exportedAt: new Date().toISOString(),
      privacyNoticeVersion,
      account,
    };
    await write(JSON.stringify(head).slice(0, -1));
    for (const [index, kind] of kinds.entries()) {
      await write(`,\n${JSON.stringify(kind.name)}:[`);
      await writeRecords(kind.read(trx, userId), write);
      await write(']');
      await progress((index + 1) / kinds.length);
    }
    await write('}\n');
  });
}

const partLength = 65_536;

async function writeRecords(
  records: AsyncIterable<object>,
  write: (text: string) => Promise<void>,
): Promise<void> {
  let part = '';
  let isFirst = true;
  for await (const record of records) {
    part += `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
    isFirst = false;
    if (part.length < partLength) continue;
    await write(part);
    part = '';
  }
  await write(part);
}
