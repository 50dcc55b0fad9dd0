import { useEffect } from 'react';
import type { Product, ProductMedia } from '../schema.ts';
import { viewedKey } from './viewed-key.ts';

/** As much of a product as finds it again. Not its price, which would soon be an old one. */
export interface ViewedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly media: ProductMedia | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const mostViewed = 12;

/**
 * What was looked at on this device, the latest first. It is kept here alone: nobody else learns of it.
 * Where the browser stores nothing, nothing is kept.
 */
export function createRecentlyViewed(openStore: () => Store) {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly items: readonly ViewedProduct[] } | null =
    null;

  const read = (): readonly ViewedProduct[] => {
    const text = readText(openStore);
    if (known?.text !== text) known = { text, items: parse(text) };
    return known?.items ?? [];
  };
  const write = (items: readonly ViewedProduct[]) => {
    try {
      if (items.length === 0) openStore().removeItem(viewedKey);
      else openStore().setItem(viewedKey, JSON.stringify(items));
    } catch {
      // Storage may be full or forbidden.
    }
    for (const listener of listeners) listener();
  };

  return {
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
}

function readText(openStore: () => Store): string | null {
  try {
    return openStore().getItem(viewedKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly ViewedProduct[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, mostViewed) : [];
  } catch {
    return [];
  }
}

function isViewed(value: unknown): value is ViewedProduct {
  const { id, slug, name, media } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const hasPicture = media === null || typeof (media as ProductMedia | undefined)?.url === 'string';
  return [id, slug, name].every((text) => typeof text === 'string' && text !== '') && hasPicture;
}

export const recentlyViewed = createRecentlyViewed(() => window.localStorage);

/** Remembers that this product was looked at. */
export function useRememberViewed(product: Product): void {
  useEffect(() => recentlyViewed.add(product), [product]);
}
