/**
 * What a page hands to a conversation that it opens: the message is going to be about this product. In the
 * entry of the browser's history, so that the address stays that of the conversation.
 */
export interface MessageSubject {
  readonly productId: string;
}

/** The product of a history entry's state, which may be anything; null for none. */
export function subjectProduct(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('productId' in state)) return null;
  return typeof state.productId === 'string' ? state.productId : null;
}
