import type { Wish } from './values.ts';

interface Named {
  readonly types: readonly string[];
  readonly quantity: number | null;
  readonly wishes: readonly Wish[];
}

/** One thing named twice ("cement … that cement") is one item, unless sizes or counts differ. */
export function joinRepeats<T extends Named>(items: readonly T[]): T[] {
  const kept: T[] = [];
  const byType = new Map<string | undefined, number[]>();
  for (const item of items) {
    const alike = byType.get(item.types[0]) ?? [];
    byType.set(item.types[0], alike);
    const same = alike.find((index) => isSame(kept[index] as T, item));
    const other = same === undefined ? undefined : kept[same];
    if (same === undefined || !other) {
      alike.push(kept.length);
      kept.push(item);
    } else if (other.quantity === null && item.quantity !== null)
      kept[same] = { ...item, wishes: other.wishes.length > 0 ? other.wishes : item.wishes };
  }
  return kept;
}

function isSame(a: Named, b: Named): boolean {
  if (a.quantity !== null && b.quantity !== null) return false;
  return b.wishes.every((wish) => {
    const own = a.wishes.find((other) => other.key === wish.key);
    return own === undefined
      ? a.wishes.length === 0 || b.wishes.length === 0
      : own.value === wish.value;
  });
}
