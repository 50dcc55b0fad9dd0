import { useEffect } from 'react';
import { readStored, store } from '../../../ui/data/device-store.ts';
import type { Product, ProductMedia } from '../schema.ts';
import { viewedKey } from './viewed-key.ts';

/** As much of a product as finds it again. Not its price, which would soon be an old one. */
export interface ViewedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly media: ProductMedia | null;
}

export const mostViewed = 12;

const listeners = new Set<() => void>();
let known: readonly ViewedProduct[] = [];

/** The same list as long as nothing differs, also where another tab changes it. */
function read(): readonly ViewedProduct[] {
  const kept = readStored(viewedKey);
  const items = Array.isArray(kept) ? kept.filter(isViewed).slice(0, mostViewed) : [];
  if (JSON.stringify(items) !== JSON.stringify(known)) known = items;
  return known;
}

function write(items: readonly ViewedProduct[]): void {
  store(viewedKey, items.length === 0 ? null : items);
  for (const listener of listeners) listener();
}

/**
 * What was looked at on this device, the latest first. It is kept here alone: nobody else learns of it.
 * Where the browser stores nothing, nothing is kept.
 */
export const recentlyViewed = {
  read,
  write,
  add({ id, slug, name, media }: Pick<Product, 'id' | 'slug' | 'name' | 'media'>): void {
    const viewed = { id, slug, name, media: media[0] ?? null };
    write([viewed, ...read().filter((other) => other.id !== id)].slice(0, mostViewed));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function isViewed(value: unknown): value is ViewedProduct {
  const { id, slug, name, media } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const hasPicture = media === null || typeof (media as ProductMedia | undefined)?.url === 'string';
  return [id, slug, name].every((text) => typeof text === 'string' && text !== '') && hasPicture;
}

/** Remembers that this product was looked at. */
export function useRememberViewed(product: Product): void {
  useEffect(() => recentlyViewed.add(product), [product]);
}
