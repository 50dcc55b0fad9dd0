import type { ProductListQuery, ProductSort } from './schema.ts';

/** How many products a supplier may have, listed or not. */
export const maxProducts = 20_000;
/** Of a product's details: how many, and the length of each in characters. */
export const detailLimits = { number: 30, key: 60, value: 200 } as const;

/** What these rules need to know of the person asking; null is a visitor without a session. */
export type Viewer = {
  readonly id: string;
  readonly role: string;
  /** An admin who has yet to set up the second step acts as nobody in particular. */
  readonly needsTwoStep?: boolean;
} | null;

/**
 * A listed product is everybody's to see. One that its supplier (or an admin) took off the list is
 * shown to that supplier and to admins only; anybody else gets the answer of a missing product.
 */
export function maySeeProduct(
  viewer: Viewer,
  product: { readonly isActive: boolean; readonly supplierId: string },
): boolean {
  if (product.isActive) return true;
  if (viewer === null) return false;
  return viewer.id === product.supplierId || (viewer.role === 'admin' && !viewer.needsTwoStep);
}

/** A supplier's own list (`?supplierId` of oneself) holds what is off the public list too. */
export function listsInactive(
  viewer: Viewer,
  query: Pick<ProductListQuery, 'supplierId'>,
): boolean {
  return viewer !== null && query.supplierId !== undefined && viewer.id === query.supplierId;
}

/** "Best match" with a search text, "Name" without one, unless a sort is chosen. */
export function sortOf(query: Pick<ProductListQuery, 'search' | 'sort'>): ProductSort {
  const searches = (query.search ?? '').trim() !== '';
  if (query.sort && (query.sort !== 'relevance' || searches)) return query.sort;
  return searches ? 'relevance' : 'name';
}

/** Mean of the stars to one decimal, as shown; null without reviews, since 0 would read as bad. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}

const mediaAddress = /^\/media\/([A-Za-z0-9_-]{1,128})$/;

/** The key of a stored picture's address ("/media/<key>"), or null for an address of another kind. */
export function mediaKeyOf(address: string): string | null {
  return mediaAddress.exec(address)?.[1] ?? null;
}

/** Widths, in pixels, in which every picture can be had. */
export const mediaWidths = [160, 320, 640, 960] as const;
export type MediaWidth = (typeof mediaWidths)[number];

/** Address of a picture in one width, as WebP; its AVIF stands beside it under the same name. */
export function mediaUrl(key: string, width: MediaWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** A search of everything, in full: not narrowed by anything, and not what a search box asks while one types. */
export const isOfWholeList = ({
  search = '',
  cursor,
  limit,
  sort: _sort,
  ...narrowed
}: ProductListQuery) =>
  search.trim() !== '' &&
  cursor === undefined &&
  limit >= fewestOfPage &&
  Object.values(narrowed).every((value) => value === undefined || value === '' || value === false);

const fewestOfPage = 10;
