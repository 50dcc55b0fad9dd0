import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProductValues } from './form-values.ts';

/** What was typed and not saved. */
export interface ProductDraft {
  readonly values: ProductValues;
  /** What the edit began with, and its version; null of a new product. */
  readonly base: { readonly values: ProductValues; readonly version: number } | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Drafts extends DBSchema {
  products: { key: string; value: ProductDraft };
}

/** Names the draft of one account: of its product, or of a new one. */
export const draftKey = (supplierId: string, productId: string | null) =>
  `${supplierId} ${productId ?? 'new'}`;

/**
 * Works with the device's store for a moment only, so that signing out can delete it. Where the
 * browser keeps nothing, a draft is lost and nothing else.
 */
async function withDrafts<T>(work: (db: IDBPDatabase<Drafts>) => Promise<T>): Promise<T | null> {
  try {
    const db = await openDB<Drafts>('product-drafts', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('products'),
    });
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

export async function readDraft(key: string): Promise<ProductDraft | null> {
  return (await withDrafts((db) => db.get('products', key))) ?? null;
}

export async function keepDraft(key: string, draft: ProductDraft): Promise<void> {
  await withDrafts((db) => db.put('products', draft, key));
}

export async function forgetDraft(key: string): Promise<void> {
  await withDrafts((db) => db.delete('products', key));
}
