import { readStored, store } from '../../../ui/data/device-store.ts';

/** What somebody wanted to add to the cart before signing in. */
export interface WantedItem {
  readonly productId: string;
  readonly quantity: number;
  /** Of the product, for the notice that it was added. */
  readonly name: string;
}

const key = 'wanted-item';
/** Long enough to sign up, short enough that nobody is surprised by it. */
const keptForMs = 30 * 60_000;
const mostKept = 20;

/** Keeps it in this tab until somebody signs in, with what was wanted before; of one product the last quantity counts. */
export function keepWanted(item: WantedItem, now = Date.now()): void {
  const others = read().filter((kept) => productOf(kept) !== item.productId);
  const all = [...others, { ...item, keptAt: now }].slice(-mostKept);
  store(key, all, 'sessionStorage');
}

/** What was kept, in the order in which it was wanted, once: whoever asks again gets nothing. */
export function takeWanted(now = Date.now()): readonly WantedItem[] {
  const kept = read();
  store(key, null, 'sessionStorage');
  return kept.flatMap((one) => readWanted(one, now) ?? []);
}

/** Whatever stands there; what is none of ours is nothing. */
function read(): readonly unknown[] {
  const kept = readStored(key, 'sessionStorage');
  return Array.isArray(kept) ? kept : [];
}

const productOf = (kept: unknown) => (kept as { productId?: unknown } | null)?.productId;

function readWanted(kept: unknown, now: number): WantedItem | null {
  const { productId, quantity, name, keptAt } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof productId !== 'string' || typeof name !== 'string') return null;
  if (typeof quantity !== 'number' || typeof keptAt !== 'number') return null;
  return now - keptAt <= keptForMs ? { productId, quantity, name } : null;
}
