import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';

/** "Quotation #" and the last 8 characters, as it is spoken of. */
export function useQuotationNumber() {
  const t = useTexts('quotations');
  return ({ id }: { readonly id: string }) => fill(t.number, { number: id.slice(-8) });
}
