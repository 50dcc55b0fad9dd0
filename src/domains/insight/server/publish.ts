import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { toCents } from '../../../shared/money.ts';
import { type PriceKind, publish, type Standing, type Stated } from '../market-rules.ts';
import { scaled, seriesOf, sizeAskedFor } from '../series-rules.ts';
import {
  claimSnapshots,
  insertFigures,
  replaceBases,
  type StoredFigure,
  selectStandings,
} from './queries/figures.ts';
import {
  type StatedRow,
  selectListPrices,
  selectMaterialKeys,
  selectQuotedPrices,
} from './queries/stated.ts';

/** In cents. What comes to more, by a slip or to spoil the figures, is no price of a material. */
const largestPrice = 100_000_000_00n;
/** So many materials are counted at once: of a million products that is a second for the database. */
const materialsAtOnce = 4;

export type ReadStated = (
  db: Kysely<DB>,
  materialKeys: readonly string[],
) => Promise<readonly StatedRow[]>;

export const readStated: ReadStated = async (db, keys) => [
  ...(await selectListPrices(db, keys)),
  ...(await selectQuotedPrices(db, keys)),
];

interface PublishOptions {
  readonly read?: ReadStated;
  readonly atOnce?: number;
  readonly signal?: AbortSignal;
}

/**
 * Publishes the figures of a week, some materials at a time. What is published stays: a second run does
 * only what the first has left.
 */
export async function publishWeek(
  db: Kysely<DB>,
  week: string,
  { read = readStated, atOnce = materialsAtOnce, signal }: PublishOptions = {},
): Promise<void> {
  const keys = await selectMaterialKeys(db);
  for (let start = 0; start < keys.length; start += atOnce) {
    signal?.throwIfAborted();
    await transact(db, async (trx) => {
      const claimed = await claimSnapshots(trx, week, keys.slice(start, start + atOnce));
      if (claimed.length === 0) return;
      const standings = await selectStandings(trx, claimed);
      const figures = count(await read(trx, claimed), standings, week);
      await insertFigures(trx, week, figures);
      await replaceBases(
        trx,
        figures.filter(({ isNew }) => isNew),
      );
    });
  }
}

type Counted = StoredFigure & Standing & { readonly isNew: boolean };

const seriesKey = (one: Pick<StoredFigure, 'materialKey' | 'size' | 'kind'>) =>
  JSON.stringify([one.materialKey, one.size, one.kind]);

function count(
  rows: readonly StatedRow[],
  standings: readonly (StoredFigure & Pick<Standing, 'basis'>)[],
  week: string,
): Counted[] {
  const before = Map.groupBy(standings, seriesKey);
  const groups = new Map<string, Grouped>();
  for (const kind of ['list', 'quotation'] as const) {
    const sizes = Map.groupBy([...groups.values()], ({ materialKey }) => materialKey);
    for (const row of rows) {
      if (row.kind !== kind) continue;
      const known = (sizes.get(row.materialKey) ?? []).map(({ size }) => size);
      addTo(groups, row, kind === 'list' || known.length === 0 ? null : known);
    }
  }
  return [...groups.values()].flatMap(({ stated, ...series }) => {
    const last = (before.get(seriesKey(series)) ?? []).map(
      ({ county, basis, ...figure }) => [county, { figure: { county, ...figure }, basis }] as const,
    );
    return publish(stated, new Map(last), week).map((one) => ({
      ...one,
      ...one.figure,
      ...series,
    }));
  });
}

interface Grouped {
  readonly materialKey: string;
  readonly size: string;
  readonly unit: string;
  readonly kind: PriceKind;
  readonly stated: Stated[];
}

/** @param sizes of the list, of which a quotation's line is one; null where the price keeps its own */
function addTo(
  groups: Map<string, Grouped>,
  row: StatedRow,
  sizes: readonly string[] | null,
): void {
  const series = seriesOf(row);
  const size = series && (sizes === null ? series.size : sizeAskedFor(series.size, sizes));
  if (!series || size === null) return;
  const { kind, supplierId, buyerId, county } = row;
  const price = scaled(toCents(row.price), series.holds);
  if (price <= 0n || price > largestPrice) return;
  const { materialKey, unit } = series;
  const group = { materialKey, size, unit, kind, stated: [] };
  const key = seriesKey(group);
  const { stated }: Grouped = groups.get(key) ?? group;
  stated.push({ supplierId, buyerId, county, price });
  groups.set(key, { ...group, stated });
}
