import type { AttributeValue, Measure } from './measures.ts';
import { contentWords, normalise, root } from './text.ts';

/** A value that listed products of a type have, and how many of them. */
export interface SoldValue extends AttributeValue {
  readonly type: string;
  readonly count: number;
}

/** A value told by words: "matt" is a grade of emulsion paint. */
export interface NamedValue {
  readonly words: readonly string[];
  readonly anyOf: readonly AttributeValue[];
}

interface WordedValue {
  readonly words: readonly string[];
  readonly value: AttributeValue;
}

/** In which sizes, grades and colours each type is really sold. */
export class SoldValues {
  /** By "key=value": how many products of each type. */
  readonly #types = new Map<string, Map<string, number>>();
  readonly #worded = new Map<string, WordedValue[]>();

  constructor(sold: readonly SoldValue[]) {
    for (const { type, key, value, count } of sold) {
      const name = nameOf({ key, value });
      const types = this.#types.get(name) ?? new Map<string, number>();
      this.#types.set(name, types.set(type, (types.get(type) ?? 0) + count));
      const words = typeof value === 'string' ? wordsOf(value) : [];
      if (words.length === 0) continue;
      const worded = this.#worded.get(type) ?? [];
      this.#worded.set(type, worded);
      worded.push({ words, value: { key, value } });
    }
  }

  /** The types that are sold in every one of these sizes, with how many products are at most. */
  typesIn(measures: readonly Measure[]): Map<string, number> {
    const [first, ...others] = measures.map(({ anyOf }) => this.#typesWith(anyOf));
    const kept = [...(first ?? [])].filter(([type]) => others.every((types) => types.has(type)));
    return new Map(kept);
  }

  /** The values that these types are sold in and the words tell; a value that all of a type have tells nothing. */
  toldBy(words: ReadonlySet<string>, types: readonly string[]): NamedValue[] {
    const told = new Map<string, { words: readonly string[]; anyOf: AttributeValue[] }>();
    for (const type of types) {
      const worded = this.#worded.get(type) ?? [];
      for (const { words: needed, value } of worded) {
        const isOnly = !worded.some(
          (other) => other.value.key === value.key && other.value.value !== value.value,
        );
        if ((isOnly && types.length === 1) || !needed.every((word) => words.has(word))) continue;
        const key = needed.join(' ');
        const known = told.get(key) ?? { words: needed, anyOf: [] };
        told.set(key, known);
        if (!known.anyOf.some((other) => nameOf(other) === nameOf(value))) known.anyOf.push(value);
      }
    }
    return [...told.values()];
  }

  /** Whether the type is sold in one of these. */
  isSold(type: string, anyOf: readonly AttributeValue[]): boolean {
    return this.#typesWith(anyOf).has(type);
  }

  #typesWith(anyOf: readonly AttributeValue[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const value of anyOf) {
      for (const [type, count] of this.#types.get(nameOf(value)) ?? []) {
        found.set(type, Math.max(found.get(type) ?? 0, count));
      }
    }
    return found;
  }
}

const nameOf = ({ key, value }: AttributeValue) => `${key}=${value}`;

/** Words of a value that says what something is like; "yes" and "6x2" are none. */
const wordsOf = (value: string): string[] =>
  contentWords(normalise(value))
    .filter((word) => /^[a-z]{3,}$/.test(word) && word !== 'yes')
    .map(root);
