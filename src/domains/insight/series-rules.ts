import { sizeTexts } from '../materials/size-text-rules.ts';
import {
  type Fraction,
  isSameUnit,
  type MaterialFacts,
  unitSize,
  unitsIn,
} from '../materials/unit-rules.ts';

/**
 * Which prices compare: those of one material of the dictionary, of the same size, in the unit that the
 * dictionary counts it in. Bags of 25 and of 50 kg are one size of cement, bars of 10 and of 12 mm are two.
 */
export interface Series {
  readonly materialKey: string;
  /** "diameterMm:12,lengthM:12"; empty where there is one size. */
  readonly size: string;
  /** As the dictionary has it: "50 kg bag". */
  readonly unit: string;
}

export interface Offered {
  readonly materialKey: string;
  readonly usualUnit: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly unit: string | null;
  readonly name: string;
}

/** What a unit holds is no size where the unit that is compared in holds a known amount itself. */
const contents = new Set(['bagKg', 'packKg', 'litres', 'tonnes', 'loadTonnes']);

/**
 * The series that an offer belongs to, and how many of its own units one of the series' holds; null where
 * nobody can know that.
 */
export function seriesOf(offered: Offered): (Series & { readonly holds: Fraction }) | null {
  const { materialKey, usualUnit, attributes, name } = offered;
  const facts: MaterialFacts = { productType: materialKey, usualUnit, attributes };
  const one = unitSize(usualUnit, facts);
  const own = unitSize(offered.unit, { ...facts, text: name });
  const holds = unitsIn(one, own) ?? (isSameUnit(usualUnit, offered.unit) ? same : null);
  return holds && { materialKey, size: sizeOf(offered), unit: usualUnit, holds };
}

const same: Fraction = { over: 1n, under: 1n };

function sizeOf({ materialKey, usualUnit, attributes }: Offered): string {
  const bare = unitSize(usualUnit);
  const known = unitSize(usualUnit, { productType: materialKey, usualUnit, attributes });
  const isMeasured =
    bare?.unit === known?.unit &&
    bare?.size.over === known?.size.over &&
    bare?.size.under === known?.size.under;
  return Object.entries(attributes)
    .filter(([key]) => !(isMeasured && bare !== null && contents.has(key)))
    .map(([key, value]) => `${key}:${value}`)
    .sort()
    .join(',');
}

/** The only one of the sizes that has everything a line asks for; null where several or none have. */
export function sizeAskedFor(asked: string, sizes: Iterable<string>): string | null {
  const parts = asked === '' ? [] : asked.split(',');
  const fitting = [...sizes].filter((size) => {
    const has = new Set(size.split(','));
    return parts.every((part) => has.has(part));
  });
  if (fitting.includes(asked)) return asked;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** So much of a price in one unit is that of the series' unit. */
export const scaled = (cents: bigint, { over, under }: Fraction): bigint =>
  (cents * over * 2n + under) / (under * 2n);

/** "diameterMm:12,lengthM:12" → "12 mm", "12 m": as people write it, in parts. */
export const sizeParts = (size: string): string[] =>
  (size === '' ? [] : size.split(',')).map((part) => {
    const [key = '', value = ''] = part.split(/:(.*)/s);
    const text = sizeTexts[key]?.(value);
    if (text !== undefined) return text;
    const word = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
    return /^[\d.]+$/.test(value) ? `${value} ${word.replace(/^\w+ mpa$/, 'MPa')}` : value;
  });
