import { brandColour, brandLabel } from '../brand-colours.ts';
import type { DrawingSpec } from '../drawing.ts';

export interface Material {
  productType: string;
  attributes: Record<string, unknown>;
  brandName: string | null;
}

/** What a mapping may ask about an item. */
export interface Facts {
  /** Short brand name in capitals; empty without a brand. */
  brand: string;
  /** Colour of the brand's goods. */
  tint: string;
  /** Whether the item has a brand. */
  branded: boolean;
  num(key: string, fallback: number): number;
  str(key: string, fallback: string): string;
}

export type Params = DrawingSpec['params'];
/** A drawing's name alone, or the name with its parameters. */
export type Mapping = (facts: Facts) => [drawing: string, params?: Params];
export type Mappings = Readonly<Record<string, Mapping>>;

export function factsOf({ attributes, brandName }: Material): Facts {
  return {
    brand: brandLabel(brandName),
    tint: brandColour(brandName),
    branded: brandName !== null && brandName !== '',
    num(key, fallback) {
      const value = Number(attributes[key] ?? fallback);
      return Number.isFinite(value) ? value : fallback;
    },
    str(key, fallback) {
      const value = attributes[key];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
    },
  };
}

/** The two numbers of a size such as `50x50`, `6x2` or `7x2.5`. */
export function pair(size: string, fallback: readonly [number, number]): [number, number] {
  const [first, second] = size.split(/x/i).map(Number);
  const ok = (value: number | undefined): value is number => value !== undefined && value > 0;
  return ok(first) && ok(second) ? [first, second] : [fallback[0], fallback[1]];
}

const INCH_FRACTIONS: Readonly<Record<string, string>> = {
  '0.5': '1/2"',
  '0.75': '3/4"',
  '1.25': '1 1/4"',
};

/** Inches as the trade writes them: 0.75 → 3/4". */
export function inches(value: number): string {
  return INCH_FRACTIONS[String(value)] ?? `${value}"`;
}
