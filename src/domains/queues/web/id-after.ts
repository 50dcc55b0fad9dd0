import type { QueueItem } from '../schema.ts';

/**
 * Where to go on from an item that cannot be decided any more: to what stands at its place now, or to the last.
 * A list that was read before may still name the item itself, and others that were left.
 *
 * @param place of the item in the list, from 0
 */
export function idAfter(
  items: readonly Pick<QueueItem, 'id'>[],
  place: number,
  left: readonly string[],
): string | null {
  const isOpen = ({ id }: Pick<QueueItem, 'id'>) => !left.includes(id);
  return (items.slice(place).find(isOpen) ?? items.findLast(isOpen))?.id ?? null;
}
