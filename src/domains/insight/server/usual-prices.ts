import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { fromCents } from '../../../shared/money.ts';
import { requireOwnRfq } from '../../rfqs/server/public.ts';
import { countryOf, type PriceKind, type Quartiles } from '../market-rules.ts';
import type { UsualPrice } from '../schema.ts';
import { scaled, seriesOf, sizeAskedFor } from '../series-rules.ts';
import { type AskedMaterial, selectAskedMaterials } from './queries/asked-lines.ts';
import { type StoredFigure, selectFigures, selectLatestWeek } from './queries/figures.ts';

/**
 * What is usual for each line of the actor's RFQ, in the unit that the line asks in; lines of which nothing
 * is published are left out.
 *
 * @throws AppError 404 where it is not the actor's
 */
export async function readUsualPrices(
  db: Kysely<DB>,
  actor: Actor,
  rfqId: string,
): Promise<UsualPrice[]> {
  await requireOwnRfq({ db }, actor, rfqId);
  const lines = await selectAskedMaterials(db, rfqId);
  const week = lines.length === 0 ? null : await selectLatestWeek(db);
  if (week === null) return [];
  const keys = [...new Set(lines.map(({ materialKey }) => materialKey))];
  const byMaterial = Map.groupBy(await selectFigures(db, week, keys), (one) => one.materialKey);
  return lines.flatMap((line) => usualOf(line, byMaterial.get(line.materialKey) ?? []) ?? []);
}

function usualOf(line: AskedMaterial, figures: readonly StoredFigure[]): UsualPrice | null {
  const series = seriesOf(line);
  const size = series && sizeAskedFor(series.size, new Set(figures.map((figure) => figure.size)));
  if (!series || size === null) return null;
  const found = mostFitting(
    figures.filter((figure) => figure.size === size),
    line.county,
  );
  if (!found) return null;
  const perUnit = { over: series.holds.under, under: series.holds.over };
  const price = (cents: bigint) => fromCents(scaled(cents, perUnit));
  const { figure, kind, county } = found;
  return {
    rfqItemId: line.rfqItemId,
    ...{ kind, county },
    lower: price(figure.lower),
    median: price(figure.median),
    upper: price(figure.upper),
  };
}

/** Quotations of the county, then its list prices, then the same of the whole country. */
function mostFitting(figures: readonly StoredFigure[], county: string | null) {
  const kinds: readonly PriceKind[] = ['quotation', 'list'];
  const ofKind = (kind: PriceKind) => figures.filter((figure) => figure.kind === kind);
  const near = kinds.map((kind) => ({
    ...{ kind, county },
    figure: ofKind(kind).find((figure) => county !== null && figure.county === county),
  }));
  const whole = kinds.map((kind) => ({ kind, county: null, figure: countryOf(ofKind(kind)) }));
  return [...near, ...whole].find((one): one is typeof one & { readonly figure: Quartiles } =>
    Boolean(one.figure),
  );
}
