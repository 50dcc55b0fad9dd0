import type { OwnPayee, Payee } from '../../payment-details-schema.ts';
import type { PayeeRow } from './queries/payees.ts';

/** As buyers read it. */
export function toPayee(row: PayeeRow): Payee {
  const { id, kind, bankName, number, account, name } = row;
  return {
    id,
    kind,
    bankName,
    number,
    account,
    name,
    usableFrom: row.usableFrom.toISOString(),
    checkedAt: row.isVerified ? (row.checkedAt?.toISOString() ?? null) : null,
  };
}

/** As the supplier and admins read it. */
export const toOwnPayee = (row: PayeeRow): OwnPayee => ({
  ...toPayee(row),
  createdAt: row.createdAt.toISOString(),
  isUsable: row.isUsable,
});
