import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { factOfBuyer, factOfSupplier } from '../../../accounts/name-rules.ts';
import type { OrderParty, OrderSides } from '../../rules.ts';
import type { OrderDeps } from '../deps.ts';
import type { OrderNotice } from '../ports.ts';
import { type LockedOrder, selectParty } from './queries/steps.ts';

/** Tells one side of an order what the other has done. */
export async function tellOther(
  { notify }: Pick<OrderDeps, 'notify'>,
  trx: Transaction<DB>,
  { id, number, contractorId, supplierId }: Pick<LockedOrder, 'id' | 'number' | keyof OrderSides>,
  told: {
    /** Whose doing it is. */
    readonly party: OrderParty;
    readonly kind: Extract<OrderNotice, { values: { company: string } }>['kind'];
    readonly key: string;
  },
): Promise<void> {
  const isBuyer = told.party === 'buyer';
  const self = await selectParty(trx, isBuyer ? contractorId : supplierId);
  await notify(trx, {
    userId: isBuyer ? supplierId : contractorId,
    kind: told.kind,
    subjectId: id,
    values: {
      number,
      company: isBuyer ? factOfBuyer(self) : factOfSupplier(self.id, self.companyName),
    },
    writtenBy: self.id,
    dedupeKey: told.key,
  });
}
