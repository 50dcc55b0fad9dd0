import { useEffect } from 'react';

/** Who leaves earlier did not look, in ms. */
const lookMs = 1_500;

/** Counts that the page of this product is looked at; nothing waits for it. */
export function useCountedView(productId: string): void {
  useEffect(() => {
    const timer = setTimeout(
      () => navigator.sendBeacon?.(`/api/products/${productId}/view`),
      lookMs,
    );
    return () => clearTimeout(timer);
  }, [productId]);
}
