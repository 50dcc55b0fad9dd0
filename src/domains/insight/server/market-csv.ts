import { insight as en } from '../../../messages/en/insight.ts';
import type { Language, Messages } from '../../../messages/index.ts';
import { insight as sw } from '../../../messages/sw/insight.ts';
import { csvFile } from '../../../platform/csv.ts';
import { priceKinds } from '../market-rules.ts';
import type { MaterialPrices } from '../schema.ts';

const texts: Readonly<Record<Language, Messages['insight']>> = { en, sw };

/** The history as rows, with heads in the reader's language. */
export function pricesAsCsv({ history, unit }: MaterialPrices, language: Language): string {
  const t = texts[language];
  const rows = history.flatMap(({ week, county, ...prices }) =>
    priceKinds.flatMap((kind) => {
      const figure = prices[kind];
      if (!figure) return [];
      const { suppliers, lower, median, upper, countedOn } = figure;
      const where = county ?? t.country;
      return [[week, where, t.kinds[kind], unit, suppliers, lower, median, upper, countedOn]];
    }),
  );
  return csvFile([[...t.csvColumns], ...rows]);
}
