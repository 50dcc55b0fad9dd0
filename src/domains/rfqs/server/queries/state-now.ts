import { type RawBuilder, sql } from 'kysely';
import type { RfqStatus } from '../../rules.ts';

/**
 * What an RFQ is by the database's clock, where a statement filters or answers by it: the SQL of
 * rules.statusAt and of whom rules.maySeeRfq lets quote. `rfqs` is what the statement calls that table.
 */

/** It can be quoted. */
export const isOpenNow = (rfqs = 'r') =>
  sql<boolean>`(${sql.ref(`${rfqs}.status`)} = 'open' and ${sql.ref(`${rfqs}.closes_at`)} > now())`;

/** Its deadline has passed, and nobody has written that down. */
export const isOverdue = (rfqs = 'r') =>
  sql<boolean>`(${sql.ref(`${rfqs}.status`)} = 'open' and ${sql.ref(`${rfqs}.closes_at`)} <= now())`;

export const statusNow = (rfqs = 'r') => sql<RfqStatus>`case when ${isOverdue(rfqs)}
  then 'closed' else ${sql.ref(`${rfqs}.status`)}::text end`;

/** Since when it is closed. */
export const closedAtNow = (rfqs = 'r') => sql<Date | null>`case when ${isOverdue(rfqs)}
  then ${sql.ref(`${rfqs}.closes_at`)} else ${sql.ref(`${rfqs}.closed_at`)} end`;

/** A supplier may quote it: some are for verified ones alone. */
export const isOpenTo = (isVerified: RawBuilder<boolean>, rfqs = 'r') =>
  sql<boolean>`(${isOpenNow(rfqs)} and (not ${sql.ref(`${rfqs}.verified_only`)} or ${isVerified}))`;
