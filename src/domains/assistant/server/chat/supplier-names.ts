import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { Copy } from '../../copy/copy.ts';

/** A name has so many letters at most where it stands in a sentence. */
const longestName = 60;

/** What a supplier is called where quotations are spoken of. */
export function supplierOf(
  { supplier }: { readonly supplier: { readonly id: string; readonly companyName: string | null } },
  copy: Copy,
): string {
  const name = nameOfSupplier(supplier.companyName, copy.quotes.unnamedSupplier);
  return shortName(name);
}

export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
