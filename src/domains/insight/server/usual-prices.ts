import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { fromCents } from '../../../shared/money.ts';
import { requireOwnRfq } from '../../rfqs/server/public.ts';
import { countryOf, type PriceKind, type Quartiles } from '../market-rules.ts';
import type { ProductUsualPrice, UsualPrice } from '../schema.ts';
import { type Offered, scaled, seriesOf, sizeAskedFor } from '../series-rules.ts';
import { selectAskedMaterials, selectListedMaterial } from './queries/asked-lines.ts';
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
  return lines.flatMap((line) => {
    const usual = usualOf(line, byMaterial.get(line.materialKey) ?? [], ['quotation', 'list']);
    return usual ? [{ rfqItemId: line.rfqItemId, ...usual.price }] : [];
  });
}

/** What is usual for a product where its supplier is; null where nothing is published, and for none. */
export async function readProductUsualPrice(
  db: Kysely<DB>,
  productId: string,
): Promise<ProductUsualPrice> {
  const product = await selectListedMaterial(db, productId);
  const week = product && (await selectLatestWeek(db));
  if (!week) return null;
  const { materialKey } = product;
  const figures = await selectFigures(db, week, [materialKey]);
  const usual = usualOf(product, figures, ['list', 'quotation']);
  return usual && { materialKey, size: usual.size, ...usual.price };
}

interface Wanted extends Offered {
  readonly county: string | null;
}

function usualOf(
  wanted: Wanted,
  figures: readonly StoredFigure[],
  /** Which of them says more, first. */
  kinds: readonly PriceKind[],
) {
  const series = seriesOf(wanted);
  const size = series && sizeAskedFor(series.size, new Set(figures.map((figure) => figure.size)));
  if (!series || size === null) return null;
  const found = mostFitting(
    figures.filter((figure) => figure.size === size),
    wanted.county,
    kinds,
  );
  if (!found) return null;
  const perUnit = { over: series.holds.under, under: series.holds.over };
  const each = (cents: bigint) => fromCents(scaled(cents, perUnit));
  const { figure, kind, county } = found;
  const { lower, median, upper } = figure;
  const price = { lower: each(lower), median: each(median), upper: each(upper) };
  return { size, price: { kind, county, ...price } };
}

/** Of the county, then of the whole country. */
function mostFitting(
  figures: readonly StoredFigure[],
  county: string | null,
  kinds: readonly PriceKind[],
) {
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
