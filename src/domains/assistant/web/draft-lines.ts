import { toast } from '../../../ui/toast/store.ts';
import type { DraftLine, MatchedProduct } from '../schema.ts';

type Listener = (line: DraftLine) => void;

/** Drafts on the screen, to which cards beside them can add a line. */
const listeners = new Map<string, Listener>();

/** Hears of lines for this draft until the returned function is called. */
export function onDraftLine(draftId: string, listener: Listener): () => void {
  listeners.set(draftId, listener);
  return () => {
    listeners.delete(draftId);
  };
}

export function addDraftLine(draftId: string, product: MatchedProduct, told: string): void {
  const listener = listeners.get(draftId);
  if (!listener) return;
  listener({
    productName: product.name,
    categoryId: null,
    quantity: product.askedQuantity ?? Math.max(1, product.minOrderQuantity ?? 1),
    unit: product.unit,
  });
  toast({ title: told, description: product.name });
}
