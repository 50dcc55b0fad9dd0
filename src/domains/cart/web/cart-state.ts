import type { CartLine } from '../schema.ts';

type Lines = readonly CartLine[];

/** The same lines with one of them replaced; a line that is gone stays gone. */
export function withLine(lines: Lines, changed: CartLine): Lines {
  return lines.map((line) => (line.id === changed.id ? changed : line));
}

export function withoutLine(lines: Lines, itemId: string): Lines {
  return lines.filter(({ id }) => id !== itemId);
}

/** A removed line back at its place. */
export function withLineAt(lines: Lines, line: CartLine, index: number): Lines {
  if (lines.some(({ id }) => id === line.id)) return lines;
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

/** What the server answered, except where a change of this page is still on its way there. */
export function mergeRead(
  shown: Lines,
  read: Lines,
  pending: { isChanging: (itemId: string) => boolean; isRemoving: (itemId: string) => boolean },
): Lines {
  const own = new Map(shown.map((line) => [line.id, line]));
  return read
    .filter(({ id }) => !pending.isRemoving(id))
    .map((line) => (pending.isChanging(line.id) ? (own.get(line.id) ?? line) : line));
}
