/** What an address says a message is going to be about; null for nothing. */
export interface Addressed {
  readonly productId: string | null;
  readonly rfqId: string | null;
}

/** `?productId=` (or `?about=`) and `?rfqId=`. */
export function addressedTo(search: URLSearchParams): Addressed {
  return { productId: search.get('productId') ?? search.get('about'), rfqId: search.get('rfqId') };
}

/** The same address once that was sent or dropped. */
export function withoutAddressed(search: URLSearchParams): URLSearchParams {
  for (const name of ['productId', 'about', 'rfqId']) search.delete(name);
  return search;
}
