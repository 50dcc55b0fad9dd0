/**
 * A table that is asked with words people write: it holds its own entries and nothing else, so that
 * "constructor" and "valueOf" are words like all others.
 */
export const wordTable = <Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> => Object.assign(Object.create(null), entries);
