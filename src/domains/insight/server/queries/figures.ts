import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { Figure, PriceKind, Standing } from '../../market-rules.ts';

export interface StoredFigure extends Figure {
  readonly materialKey: string;
  readonly size: string;
  readonly unit: string;
  readonly kind: PriceKind;
}

interface Row {
  readonly materialKey: string;
  readonly size: string;
  readonly unit: string;
  readonly kind: string;
  readonly county: string;
  readonly suppliers: number;
  readonly lowerPrice: string;
  readonly medianPrice: string;
  readonly upperPrice: string;
  readonly countedOn: string;
}

const columns = sql<Row>`f.material_key as "materialKey", f.size, f.unit, f.kind, f.county, f.suppliers,
  f.lower_price::text as "lowerPrice", f.median_price::text as "medianPrice",
  f.upper_price::text as "upperPrice", f.counted_on::text as "countedOn"`;

const toFigure = ({ kind, lowerPrice, medianPrice, upperPrice, ...row }: Row): StoredFigure => ({
  ...row,
  kind: kind as PriceKind,
  lower: toCents(lowerPrice),
  median: toCents(medianPrice),
  upper: toCents(upperPrice),
});

/** Those of these materials of which the week is not published, from now on published. */
export async function claimSnapshots(
  trx: Transaction<DB>,
  week: string,
  materialKeys: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    insert into market_snapshots (week, material_key)
      select ${week}::date, key from unnest(${materialKeys}::text[]) as key order by key
      on conflict do nothing returning material_key as key`.execute(trx);
  return rows.map(({ key }) => key);
}

/** What each figure of these materials was last counted from. */
export async function selectStandings(
  trx: Transaction<DB>,
  materialKeys: readonly string[],
): Promise<(StoredFigure & Pick<Standing, 'basis'>)[]> {
  const { rows } = await sql<Row & { prices: Record<string, string> }>`
    select ${columns}, b.prices from market_figures f
      join (select material_key, size, kind, county, jsonb_object_agg(supplier_id, price::text) as prices
              from market_bases where material_key = any(${materialKeys}::text[])
             group by 1, 2, 3, 4) b using (material_key, size, kind, county)
     where f.week = (select max(week) from market_figures l
       where (l.material_key, l.size, l.kind, l.county) = (f.material_key, f.size, f.kind, f.county))`.execute(
    trx,
  );
  return rows.map(({ prices, ...row }) => ({
    ...toFigure(row),
    basis: new Map(Object.entries(prices).map(([id, price]) => [id, toCents(price)])),
  }));
}

export async function insertFigures(
  trx: Transaction<DB>,
  week: string,
  figures: readonly StoredFigure[],
): Promise<void> {
  const rows = figures.map(({ materialKey, size, unit, kind, county, suppliers, ...figure }) => ({
    ...{ materialKey, size, unit, kind, county, suppliers, countedOn: figure.countedOn },
    lower: fromCents(figure.lower),
    median: fromCents(figure.median),
    upper: fromCents(figure.upper),
  }));
  await sql`insert into market_figures (week, material_key, size, unit, kind, county, suppliers,
      lower_price, median_price, upper_price, counted_on)
    select ${week}::date, f."materialKey", f.size, f.unit, f.kind, f.county, f.suppliers, f.lower,
        f.median, f.upper, f."countedOn"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f ("materialKey" text, size text,
        unit text, kind text, county text, suppliers integer, lower numeric, median numeric,
        upper numeric, "countedOn" date)`.execute(trx);
}

/** Puts what figures were counted from in the place of what stood there. */
export async function replaceBases(
  trx: Transaction<DB>,
  counted: readonly (StoredFigure & Pick<Standing, 'basis'>)[],
): Promise<void> {
  const cells = counted.map(({ materialKey, size, kind, county, basis }) => ({
    ...{ materialKey, size, kind, county },
    prices: Object.fromEntries([...basis].map(([id, cents]) => [id, fromCents(cents)])),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
    as c ("materialKey" text, size text, kind text, county text, prices jsonb)`;
  await sql`delete from market_bases b using ${given}
    where (b.material_key, b.size, b.kind, b.county) = (c."materialKey", c.size, c.kind, c.county)`.execute(
    trx,
  );
  await sql`insert into market_bases (material_key, size, kind, county, supplier_id, price)
    select c."materialKey", c.size, c.kind, c.county, p.key::uuid, p.value::numeric
      from ${given} cross join jsonb_each_text(c.prices) p`.execute(trx);
}

/** The week that was published last; null before the first. */
export async function selectLatestWeek(db: Kysely<DB>): Promise<string | null> {
  const { rows } = await sql<{ week: string | null }>`
    select max(week)::text as week from market_snapshots`.execute(db);
  return rows[0]?.week ?? null;
}

/** All figures of a week, of all materials or of these. */
export async function selectFigures(
  db: Kysely<DB>,
  week: string,
  materialKeys: readonly string[] | null = null,
): Promise<StoredFigure[]> {
  const { rows } = await sql<Row>`
    select ${columns} from market_figures f
     where f.week = ${week}::date ${materialKeys === null ? sql`` : sql`and f.material_key = any(${materialKeys}::text[])`}
     order by f.material_key, f.size, f.county, f.kind`.execute(db);
  return rows.map(toFigure);
}

/** Figures of one size of a material, week by week, of the last year. */
export async function selectHistory(
  db: Kysely<DB>,
  materialKey: string,
  size: string,
): Promise<(StoredFigure & { readonly week: string })[]> {
  const { rows } = await sql<Row & { week: string }>`
    select ${columns}, f.week::text as week from market_figures f
     where f.material_key = ${materialKey} and f.size = ${size} and f.week > current_date - 366
     order by f.week, f.county, f.kind`.execute(db);
  return rows.map(({ week, ...row }) => ({ ...toFigure(row), week }));
}

export interface NamedMaterial {
  readonly key: string;
  readonly name: string;
  readonly category: { readonly slug: string; readonly name: string };
}

/** The dictionary's names, by category and name. */
export async function selectNames(
  db: Kysely<DB>,
  materialKey: string | null = null,
): Promise<NamedMaterial[]> {
  const { rows } = await sql<NamedMaterial>`
    select m.key, m.name, jsonb_build_object('slug', c.slug, 'name', c.name) as category
      from materials m join categories c on c.id = m.category_id
     ${materialKey === null ? sql`` : sql`where m.key = ${materialKey}`}
     order by c.position, m.name`.execute(db);
  return rows;
}
