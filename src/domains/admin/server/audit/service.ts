import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import { byteOrderMark, csvOf } from '../../../../platform/csv.ts';
import type { AuditEntryView, AuditFilter, AuditSearch } from '../../audit-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { searchWords } from '../users/search-words.ts';
import { isId, selectAuditActions, selectAuditEntries } from './queries.ts';

type Deps = Pick<AdminDeps, 'db'>;

const rowsAtOnce = 1_000;

const ofLog = { targetType: 'audit_log', targetId: 'all' } as const;
const given = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** Entries that match, the newest first. That the log was read is in the log. */
export async function listAudit(
  { db }: Deps,
  owner: Actor,
  search: AuditSearch,
): Promise<ListAnswer> {
  const rows = await selectAuditEntries(
    db,
    search,
    searchWords(search.person ?? ''),
    search.limit + 1,
  );
  await recordAudit(db, { actorId: owner.id, action: 'audit.listed', ...ofLog });
  return listAnswer({ rows, total: null }, search.limit, (row) => row);
}

export const listActions = ({ db }: Deps) => selectAuditActions(db);

/**
 * All of them as a sheet, in parts of so many rows, with the head of the table. That it was taken is in the log
 * before the first part is; of the filter what names nobody.
 */
export async function exportAudit(
  { db }: Deps,
  owner: Actor,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> {
  const { person, target, ...others } = filter;
  const details = given({ ...others, person: idIn(person), target: idIn(target) });
  await recordAudit(db, { actorId: owner.id, action: 'audit.exported', ...ofLog, details });
  return sheetParts(db, filter);
}

const idIn = (typed = '') => (isId.test(typed) ? typed : undefined);

async function* sheetParts(db: Deps['db'], filter: AuditFilter): AsyncGenerator<string> {
  const words = searchWords(filter.person ?? '');
  yield byteOrderMark + csvOf([columns]);
  for (let cursor: string | undefined; ; ) {
    const rows = await selectAuditEntries(db, { ...filter, cursor }, words, rowsAtOnce);
    yield csvOf(rows.map(cellsOf));
    if (rows.length < rowsAtOnce) return;
    cursor = rows.at(-1)?.id;
  }
}

const columns = [
  'id',
  'time',
  'actor id',
  'actor',
  'role',
  'action',
  'target type',
  'target id',
  'details',
];
const cellsOf = (row: AuditEntryView) => [
  row.id,
  row.createdAt,
  row.actor?.id ?? '',
  row.actor?.name ?? '',
  row.actor?.staffRole ?? '',
  row.action,
  row.targetType,
  row.targetId,
  JSON.stringify(row.details),
];
