import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { ListAnswer } from '../../../../platform/conditional-read.ts';
import { csvOf } from '../../../../platform/csv.ts';
import type { AuditFilter, AuditSearch } from '../../audit-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { searchWords } from '../users/search-words.ts';
import { selectAuditActions, selectAuditEntries } from './queries.ts';

type Deps = Pick<AdminDeps, 'db'>;

/** A sheet with more rows opens nowhere. */
const mostRows = 50_000;

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
  const json = JSON.stringify(rows.slice(0, search.limit));
  const last = rows.length > search.limit ? rows[search.limit - 1] : undefined;
  return {
    version: json,
    total: null,
    part: () => ({ json, next: last ? { cursor: last.id } : null }),
  };
}

export const listActions = ({ db }: Deps) => selectAuditActions(db);

/** The same as a sheet, with the head of the table. */
export async function exportAudit(
  { db }: Deps,
  owner: Actor,
  filter: AuditFilter,
): Promise<string> {
  const rows = await selectAuditEntries(db, filter, searchWords(filter.person ?? ''), mostRows);
  const details = { rows: rows.length, ...given(filter) };
  await recordAudit(db, { actorId: owner.id, action: 'audit.exported', ...ofLog, details });
  return csvOf([
    ['id', 'time', 'actor id', 'actor', 'role', 'action', 'target type', 'target id', 'details'],
    ...rows.map((row) => [
      row.id,
      row.createdAt,
      row.actor?.id ?? '',
      row.actor?.name ?? '',
      row.actor?.staffRole ?? '',
      row.action,
      row.targetType,
      row.targetId,
      JSON.stringify(row.details),
    ]),
  ]);
}
