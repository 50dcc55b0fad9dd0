import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { Statement, StatementPeriod } from '../../statement-schema.ts';
import { selectMovements, selectSides } from './queries.ts';

export const noSuchStatement = () => new AppError(404, 'statement_not_found');

/**
 * What two accounts have ordered and paid in a period, with what is owed before, after each and in the end.
 *
 * @throws AppError 404 where the actor has no order with this account
 */
export async function readStatement(
  db: Kysely<DB>,
  actor: Actor,
  otherId: string,
  period: StatementPeriod,
): Promise<Statement> {
  const sides = await selectSides(db, actor, otherId);
  const own = sides?.find(({ id }) => id === actor.id);
  const other = sides?.find(({ id }) => id === otherId);
  if (!own || !other) throw noSuchStatement();
  const isSeller = actor.role === 'supplier';
  const { opening, rows } = await selectMovements(db, actor, otherId, period);
  let owed = toCents(opening);
  let [charged, paid] = [0n, 0n];
  const shown = rows.map((row) => {
    charged += toCents(row.charged);
    paid += toCents(row.paid);
    owed += toCents(row.charged) - toCents(row.paid);
    return { ...row, at: row.at.toISOString(), balance: fromCents(owed) };
  });
  return {
    ...period,
    buyer: isSeller ? other : own,
    supplier: isSeller ? own : other,
    opening,
    rows: shown,
    charged: fromCents(charged),
    paid: fromCents(paid),
    closing: fromCents(owed),
  };
}
