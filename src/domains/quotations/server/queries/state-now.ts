import { sql } from 'kysely';

/**
 * Where a quotation stands, where a statement filters by it: the SQL of the table of states in rules.ts.
 * `quotations` is what the statement calls that table.
 */

/** No newer revision took its place, and its supplier has not taken it back. */
export const isCurrent = (quotations = 'q') =>
  sql<boolean>`(${sql.ref(`${quotations}.superseded_at`)} is null
    and ${sql.ref(`${quotations}.withdrawn_at`)} is null)`;

/** Current, and its RFQ's owner has neither accepted nor rejected it. */
export const isUndecided = (quotations = 'q') =>
  sql<boolean>`(${isCurrent(quotations)}
    and ${sql.ref(`${quotations}.status`)} in ('pending', 'submitted'))`;

/** Current, and in its RFQ's owner's view. */
export const isReceived = (quotations = 'q') =>
  sql<boolean>`(${isCurrent(quotations)}
    and ${sql.ref(`${quotations}.hidden_from_owner_at`)} is null)`;
