import { hash } from 'node:crypto';

/** Each connection keeps every named statement for good, so filters in odd combinations stay unnamed. */
const maxNamed = 80;
const named = new Map<string, string>();

/**
 * Text and values as `pg` wants them, prepared under a name where the text is among the first ones
 * seen: the common shapes come first and come often, and parsing costs as much as running them.
 */
export function prepared(
  text: string,
  values: readonly unknown[],
): { name?: string; text: string; values: unknown[] } {
  const name = named.get(text) ?? remember(text);
  return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
}

function remember(text: string): string | undefined {
  if (named.size >= maxNamed) return undefined;
  const name = `catalogue_${hash('sha1', text, 'hex').slice(0, 16)}`;
  named.set(text, name);
  return name;
}

/** Collects the values of a statement that is put together from parts. */
export class Values {
  readonly list: unknown[] = [];

  /**
   * "(select $3::uuid)::uuid". Behind the subselect PostgreSQL plans without looking at the value, so the
   * plan made for any value is never dearer than one made for this value, and it stops planning anew
   * at every execution, which takes longer than the search itself.
   */
  bind(value: unknown, type: string): string {
    this.list.push(value);
    return `(select $${this.list.length}::${type})::${type}`;
  }
}
