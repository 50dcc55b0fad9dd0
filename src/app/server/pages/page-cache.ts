import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../platform/changes.ts';

/** A rendered page, cut at the places where each answer's nonce goes. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly string[];
}

/** An upper bound for what no change announces: "New" badges age, and so do texts of days. */
const maxAgeMs = 60_000;

/**
 * Rendered public pages, for visitors without a session only. Emptied whenever the catalogue
 * changes, in every process; unused while changes could be missed.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (page) => page.pieces.reduce((sum, piece) => sum + piece.length * 2, 512),
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
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
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
