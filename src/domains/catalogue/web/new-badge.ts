/** How long a product counts as new. */
const newForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether the "New" badge shows.
 * @param createdAt ISO 8601
 * @param now milliseconds; comes with the page's data, so that server and browser decide alike
 */
export function isNewProduct(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) <= newForMs;
}
