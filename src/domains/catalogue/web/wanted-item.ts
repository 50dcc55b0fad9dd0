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

/** Keeps it in this tab until somebody signs in. Where the browser stores nothing, nothing is kept. */
export function keepWanted(item: WantedItem, store?: Store, now = Date.now()): void {
  try {
    (store ?? window.sessionStorage).setItem(key, JSON.stringify({ ...item, keptAt: now }));
  } catch {
    // Storage may be full or forbidden: then the reader presses "Add to Cart" once more.
  }
}

/** What was kept, once: whoever asks again gets null. */
export function takeWanted(store?: Store, now = Date.now()): WantedItem | null {
  try {
    const from = store ?? window.sessionStorage;
    const text = from.getItem(key);
    from.removeItem(key);
    return text === null ? null : readWanted(JSON.parse(text), now);
  } catch {
    return null;
  }
}

function readWanted(kept: unknown, now: number): WantedItem | null {
  const { productId, quantity, name, keptAt } = kept as Readonly<Record<string, unknown>>;
  if (typeof productId !== 'string' || typeof name !== 'string') return null;
  if (typeof quantity !== 'number' || typeof keptAt !== 'number') return null;
  return now - keptAt <= keptForMs ? { productId, quantity, name } : null;
}
