import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { addTraffic, type TrafficCount } from '../queries/traffic.ts';

/** How long counts wait in memory: what a crash may lose. */
const flushEveryMs = 10_000;
/** Looking again within this time is the same look. */
const sameLookMs = 30 * 60_000;
const maxLooks = 50_000;
/** More products at once are written at once. */
const maxWaiting = 2_000;

type Store = (counts: readonly TrafficCount[]) => Promise<void>;

/**
 * Counts views and cart additions in memory and writes them down together, so that no page waits for
 * it. Who looked is never kept: a look is known again by a hash whose salt this process alone has.
 */
export class Traffic {
  readonly #store: Store;
  readonly #salt = randomBytes(16).toString('base64');
  readonly #looks = new LRUCache<string, true>({ max: maxLooks, ttl: sameLookMs });
  #waiting = new Map<string, { views: number; cartAdds: number }>();
  #timer: NodeJS.Timeout | null = null;
  #isPastFailure = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param visitor tells one visitor from another for half an hour, e.g. address and browser */
  countView(productId: string, visitor: string): void {
    const look = hash('sha256', `${this.#salt} ${visitor} ${productId}`, 'base64');
    if (this.#looks.has(look)) return;
    this.#looks.set(look, true);
    this.#add(productId, 'views');
  }

  countCartAdd(productId: string): void {
    this.#add(productId, 'cartAdds');
  }

  /** Writes down what waits. What cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isPastFailure = false;
    const counts = [...this.#waiting].map(([productId, sums]) => ({ productId, ...sums }));
    if (counts.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#store(counts);
    } catch {
      this.#isPastFailure = true;
      for (const { productId, views, cartAdds } of counts.slice(0, maxWaiting)) {
        this.#add(productId, 'views', views);
        this.#add(productId, 'cartAdds', cartAdds);
      }
    }
  }

  #add(productId: string, what: 'views' | 'cartAdds', times = 1): void {
    const sums = this.#waiting.get(productId) ?? { views: 0, cartAdds: 0 };
    sums[what] += times;
    this.#waiting.set(productId, sums);
    // What was put back after a failure waits for the timer: the database is away, or has enough to do.
    if (this.#waiting.size >= maxWaiting && !this.#isPastFailure) void this.flush();
    this.#timer ??= setTimeout(() => void this.flush(), flushEveryMs).unref();
  }
}

const ofPool = new WeakMap<pg.Pool, Traffic>();

/** The one count of this database in this process. */
export function trafficOf(pool: pg.Pool): Traffic {
  const known = ofPool.get(pool);
  if (known) return known;
  const traffic = new Traffic((counts) => addTraffic(pool, counts));
  ofPool.set(pool, traffic);
  return traffic;
}

/** For the cart: that a contractor put this product into one. */
export const countCartAdd = (pool: pg.Pool, productId: string): void =>
  trafficOf(pool).countCartAdd(productId);
