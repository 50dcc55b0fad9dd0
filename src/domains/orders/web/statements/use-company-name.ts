import { useTexts } from '../../../../ui/messages.tsx';
import { nameOfBuyer, nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { Counterparty } from '../../statement-schema.ts';

/** How the other side of a statement is called. */
export function useCompanyName(isSupplier: boolean) {
  const t = useTexts('orders');
  return (side: Pick<Counterparty, 'id' | 'firstName' | 'lastName' | 'companyName'>) =>
    isSupplier
      ? nameOfSupplier(side.companyName, t.unnamedSeller)
      : nameOfBuyer(side, t.unnamedBuyer);
}
