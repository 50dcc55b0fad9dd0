/** What somebody wanted to add to the cart before signing in. */
export interface WantedItem {
  readonly productId: string;
  readonly quantity: number;
  /** Of the product, for the notice that it was added. */
  readonly name: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'wanted-item';
/** Long enough to sign up, short enough that nobody is surprised by it. */
const keptForMs = 30 * 60_000;
const mostKept = 20;

/**
 * Keeps it in this tab until somebody signs in, with what was wanted before; of one product the last
 * quantity counts. Where the browser stores nothing, nothing is kept.
 */
export function keepWanted(item: WantedItem, store?: Store, now = Date.now()): void {
  try {
    const place = store ?? window.sessionStorage;
    const others = read(place).filter((kept) => productOf(kept) !== item.productId);
    const all = [...others, { ...item, keptAt: now }].slice(-mostKept);
    place.setItem(key, JSON.stringify(all));
  } catch {
    // Storage may be full or forbidden: then the reader presses "Add to Cart" once more.
  }
}

/** What was kept, in the order in which it was wanted, once: whoever asks again gets nothing. */
export function takeWanted(store?: Store, now = Date.now()): readonly WantedItem[] {
  try {
    const from = store ?? window.sessionStorage;
    const kept = read(from);
    from.removeItem(key);
    return kept.flatMap((one) => readWanted(one, now) ?? []);
  } catch {
    return [];
  }
}

/** Whatever stands there; what is none of ours is nothing. */
function read(store: Store): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const productOf = (kept: unknown) => (kept as { productId?: unknown } | null)?.productId;

function readWanted(kept: unknown, now: number): WantedItem | null {
  const { productId, quantity, name, keptAt } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof productId !== 'string' || typeof name !== 'string') return null;
  if (typeof quantity !== 'number' || typeof keptAt !== 'number') return null;
  return now - keptAt <= keptForMs ? { productId, quantity, name } : null;
}
