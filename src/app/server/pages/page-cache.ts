import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../platform/changes.ts';
import type { KeptPage } from './kept-page.ts';

/** An upper bound for what no change announces: "New" badges age, and so do texts of days. */
const maxAgeMs = 60_000;

/**
 * Rendered public pages, for visitors without a session only. Emptied whenever the catalogue
 * changes, in every process; unused while changes could be missed.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: 64 * 1024 * 1024,
    // With its compressed forms, which come later and are a quarter of it at most.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 512,
    ttl: maxAgeMs,
  });
  readonly #changes: Changes;
  #generation = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    changes.onChange(() => {
      this.#generation += 1;
      this.#pages.clear();
    });
  }

  /** Finds the page, or renders and keeps it unless the catalogue changed meanwhile. */
  async get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    if (!this.#changes.isListening) return render();
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const generation = this.#generation;
    const page = await render();
    const isCurrent = generation === this.#generation && this.#changes.isListening;
    if (isCurrent && (page.status === 200 || page.status === 404)) this.#pages.set(key, page);
    return page;
  }
}
