import { formatNumber } from './numbers.ts';

/**
 * Puts values into `{name}` places, numbers as Kenyans write them (1,227); a place without a value
 * stays visible, so that a test can see it.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
