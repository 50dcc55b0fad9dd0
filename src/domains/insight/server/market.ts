import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { County } from '../../../shared/counties.ts';
import { AppError } from '../../../shared/errors.ts';
import { fromCents } from '../../../shared/money.ts';
import { countryOf, otherCounties, type PriceKind } from '../market-rules.ts';
import type { Market, MaterialPrices, PriceFigure, Prices } from '../schema.ts';
import { sizeParts } from '../series-rules.ts';
import {
  type StoredFigure,
  selectFigures,
  selectHistory,
  selectLatestWeek,
  selectNames,
} from './queries/figures.ts';

const noSuchMaterial = () => new AppError(404, 'no_market_price');

/** What materials cost in the whole country, in the week that was published last. */
export async function readMarket(db: Kysely<DB>): Promise<Market> {
  const week = await selectLatestWeek(db);
  if (week === null) return { week, materials: [] };
  const byMaterial = Map.groupBy(await selectFigures(db, week), (one) => one.materialKey);
  const names = await selectNames(db);
  return {
    week,
    materials: names.flatMap((material) => {
      const figures = byMaterial.get(material.key);
      if (!figures) return [];
      const sizes = sizesOf(figures).map(({ figures: own, ...size }) => ({
        ...size,
        country: countryPrices(own),
      }));
      return [{ ...material, sizes }];
    }),
  };
}

/** @throws AppError 404 for a material without any figure, and a size that has none */
export async function readMaterialPrices(
  db: Kysely<DB>,
  key: string,
  asked: string,
): Promise<MaterialPrices> {
  const week = await selectLatestWeek(db);
  const [material] = await selectNames(db, key);
  if (week === null || !material) throw noSuchMaterial();
  const sizes = sizesOf(await selectFigures(db, week, [key]));
  const chosen = sizes.find(({ size }) => size === asked) ?? (asked === '' ? sizes[0] : undefined);
  if (!chosen) throw noSuchMaterial();
  const { figures, ...series } = chosen;
  const history = await selectHistory(db, key, series.size);
  const own = (county: string) => figures.filter((figure) => figure.county === county);
  return {
    ...material,
    week,
    sizes: sizes.map(({ figures: _own, ...size }) => size),
    ...series,
    country: countryPrices(figures),
    otherCounties: cellPrices(own(otherCounties)),
    counties: countiesOf(figures).map((county) => ({ county, ...cellPrices(own(county)) })),
    history: [...Map.groupBy(history, (one) => one.week)].flatMap(([at, weeks]) => [
      { week: at, county: null, ...countryPrices(weeks) },
      ...countiesOf(weeks).map((county) => ({
        week: at,
        county,
        ...cellPrices(weeks.filter((one) => one.county === county)),
      })),
    ]),
  };
}

const countiesOf = (figures: readonly StoredFigure[]) =>
  [...new Set(figures.map(({ county }) => county))]
    .filter((county) => county !== otherCounties)
    .sort() as County[];

const sizesOf = (figures: readonly StoredFigure[]) =>
  [...Map.groupBy(figures, ({ size }) => size)]
    .map(([size, own]) => ({
      size,
      sizeParts: sizeParts(size),
      unit: own[0]?.unit ?? '',
      figures: own,
    }))
    .sort((a, b) => a.sizeParts.join().localeCompare(b.sizeParts.join(), 'en', { numeric: true }));

const ofKind = (figures: readonly StoredFigure[], kind: PriceKind) =>
  figures.filter((figure) => figure.kind === kind);

/** Of one county, or of the others. */
function cellPrices(figures: readonly StoredFigure[]): Prices {
  const [list] = ofKind(figures, 'list');
  const [quotation] = ofKind(figures, 'quotation');
  return { list: list ? toFigure(list) : null, quotation: quotation ? toFigure(quotation) : null };
}

function countryPrices(figures: readonly StoredFigure[]): Prices {
  const whole = (kind: PriceKind) => {
    const some = ofKind(figures, kind);
    const figure = countryOf(some);
    const countedOn =
      some
        .map((one) => one.countedOn)
        .sort()
        .at(-1) ?? '';
    return figure && toFigure({ ...figure, countedOn });
  };
  return { list: whole('list'), quotation: whole('quotation') };
}

const toFigure = ({
  suppliers,
  lower,
  median,
  upper,
  countedOn,
}: Pick<StoredFigure, 'suppliers' | 'lower' | 'median' | 'upper' | 'countedOn'>): PriceFigure => ({
  suppliers,
  lower: fromCents(lower),
  median: fromCents(median),
  upper: fromCents(upper),
  countedOn,
});

/** Keys of the materials that have a figure. */
export const listPricedMaterials = async (db: Kysely<DB>): Promise<string[]> =>
  (await readMarket(db)).materials.map(({ key }) => key);
