import type { Page } from '../../../ui/data/api-client.ts';

/** From this many products on there may be more. */
const loadMoreThreshold = 20;

interface Identified {
  readonly id: string;
}

/** Several pages of one list, as they stand under each other. */
export interface LoadedList<T extends Identified> {
  readonly items: readonly T[];
  readonly total: number;
  /** Path and query of the next page; null where none was announced. */
  readonly next: string | null;
  /** Set once a next page was asked for and none came. */
  readonly isComplete: boolean;
}

export function startList<T extends Identified>(page: Page<T>): LoadedList<T> {
  return { ...page, isComplete: false };
}

/** Puts a further page under the list. A product that moved between two reads stands there once. */
export function appendPage<T extends Identified>(
  list: LoadedList<T>,
  page: Page<T>,
): LoadedList<T> {
  const known = new Set(list.items.map((item) => item.id));
  return {
    items: [...list.items, ...page.items.filter((item) => !known.has(item.id))],
    total: Math.max(page.total, list.total),
    next: page.next,
    isComplete: page.next === null,
  };
}

/** A list as it was left, with its first page read anew. */
export function restoreList<T extends Identified>(
  kept: LoadedList<T>,
  first: Page<T>,
): LoadedList<T> {
  const rest = { items: kept.items, total: first.total, next: kept.next };
  return { ...appendPage(startList(first), rest), isComplete: kept.isComplete };
}

/**
 * "Load More Products" appears when a whole page was returned and goes away at the end.
 */
export function showsLoadMore(list: LoadedList<Identified>): boolean {
  if (list.isComplete) return false;
  return list.next !== null || list.items.length >= loadMoreThreshold;
}

/** The cursor in a next page's address, for a link that works without JavaScript. */
export function cursorOf(next: string | null): string | null {
  return next === null ? null : new URLSearchParams(next.split('?')[1] ?? '').get('cursor');
}
