import type pg from 'pg';
import type { Position } from '../cursor.ts';
import type { SearchStage } from '../search/stages.ts';
import { cardKey, cardTables } from './card-store.ts';
import {
  filterConditions,
  type ListFilters,
  type ListPage,
  type PageRow,
  type PlainSort,
  selectOrdered,
  toPage,
  where,
} from './product-list.ts';
import { prepared, Values } from './statements.ts';

interface Slice {
  readonly after: Position | null;
  readonly limit: number;
}

/** One page of what a stage finds, in one of the plain orders. */
export function selectFound(
  pool: pg.Pool,
  stage: SearchStage,
  filters: ListFilters,
  sort: PlainSort,
  page: Slice,
): Promise<ListPage> {
  const values = new Values();
  const conditions = [...filterConditions(filters, values), ...stageConditions(stage, values)];
  const total = `select count(*) from products p ${where(conditions)}`;
  return selectOrdered(pool, { sort, page, values, conditions, total });
}

/**
 * One page of what a stage finds, best match first: by how well the type fits, then what is in stock,
 * then the cheapest. The place of a row is all ascending, so that "after" is one comparison of rows.
 */
export async function selectBest(
  pool: pg.Pool,
  stage: SearchStage,
  filters: ListFilters,
  page: Slice,
): Promise<ListPage> {
  const values = new Values();
  const conditions = [...filterConditions(filters, values), ...stageConditions(stage, values)];
  const total = `select count(*) from products p ${where(conditions)}`;
  const limit = values.bind(page.limit + 1, 'integer');
  const found =
    stage.types.length > 0
      ? foundByType(stage, conditions, page, values, limit)
      : foundAtOnce(stage, conditions, page, values, limit);
  const text = `with found as (${found}), page as (
      select found.*, ${cardKey} as key from found join products p on p.id = found.id ${cardTables}
    )
    select array_agg(key order by misfit, missing, price, id) as keys,
      array_agg(misfit || ' ' || missing || ' ' || price
        order by misfit, missing, price, id) as last,
      (${total})::integer as total
    from page`;
  const { rows } = await pool.query<PageRow>(prepared(text, values.list));
  return toPage(rows[0], page.limit, (row, index) => [
    ...(row.last?.[index] ?? '').split(' '),
    row.keys?.[index]?.slice(0, 36) ?? '',
  ]);
}

const place = '(p.stock_quantity = 0)::integer as missing, p.price';
const placeOrder = '(p.stock_quantity > 0) desc, p.price, p.id';

/** Each type's best rows come in order from the index, so that only a page of each is merged. */
function foundByType(
  stage: SearchStage,
  conditions: readonly string[],
  page: Slice,
  values: Values,
  limit: string,
): string {
  const types = values.bind(
    stage.types.map((match) => match.type),
    'text[]',
  );
  const misfits = values.bind(
    stage.types.map((match) => -match.weight),
    'integer[]',
  );
  const own = [
    ...conditions,
    'p.product_type = wanted.type',
    ...after('wanted.misfit', page, values),
  ];
  return `select best.* from unnest(${types}, ${misfits}) as wanted (type, misfit),
      lateral (
        select p.id, wanted.misfit, ${place} from products p ${where(own)}
          order by ${placeOrder} limit ${limit}
      ) as best
      order by misfit, missing, price, id limit ${limit}`;
}

function foundAtOnce(
  stage: SearchStage,
  conditions: readonly string[],
  page: Slice,
  values: Values,
  limit: string,
): string {
  const misfit = misfitSql(stage, values);
  return `select p.id, ${misfit} as misfit, ${place} from products p
      ${where([...conditions, ...after(misfit, page, values)])}
      order by misfit, ${placeOrder} limit ${limit}`;
}

/** Words of the name weigh more than those of its type, brand and category, and these than prose. */
function misfitSql(stage: SearchStage, values: Values): string {
  if (stage.resembles !== null) {
    const text = values.bind(stage.resembles, 'text');
    return `(-1000 * word_similarity(${text}, p.search_name))::integer`;
  }
  if (stage.words.length > 0) {
    const inName = values.bind(prefixQuery(stage.words, 'A'), 'tsquery');
    const inFacts = values.bind(prefixQuery(stage.words, 'AB'), 'tsquery');
    return `(case when p.search @@ ${inName} then 0 when p.search @@ ${inFacts} then 1 else 2 end)`;
  }
  return '0';
}

function after(misfit: string, page: Slice, values: Values): string[] {
  if (!page.after) return [];
  const [misfitAfter, missing, price, id] = page.after;
  return [
    `(${misfit}, (p.stock_quantity = 0)::integer, p.price, p.id) > (${values.bind(misfitAfter, 'integer')},
      ${values.bind(missing, 'integer')}, ${values.bind(price, 'numeric')}, ${values.bind(id, 'uuid')})`,
  ];
}

function stageConditions(stage: SearchStage, values: Values): string[] {
  const conditions: string[] = [];
  if (stage.types.length > 0) {
    const types = values.bind(
      stage.types.map((match) => match.type),
      'text[]',
    );
    conditions.push(`p.product_type = any(${types})`);
  }
  for (const wish of stage.wishes) {
    const ways = wish.anyOf.map(
      ({ key, value }) =>
        `p.attributes @> ${values.bind(JSON.stringify({ [key]: value }), 'jsonb')}`,
    );
    conditions.push(`(${ways.join(' or ')})`);
  }
  const sellers: string[] = [];
  if (stage.brands.length > 0)
    sellers.push(`p.brand_name = any(${values.bind(stage.brands, 'text[]')})`);
  if (stage.supplierIds.length > 0) {
    sellers.push(`p.supplier_id = any(${values.bind(stage.supplierIds, 'uuid[]')})`);
  }
  if (sellers.length > 0) conditions.push(`(${sellers.join(' or ')})`);
  if (stage.words.length > 0) {
    conditions.push(`p.search @@ ${values.bind(prefixQuery(stage.words, 'ABCD'), 'tsquery')}`);
  }
  if (stage.resembles !== null) {
    conditions.push(`${values.bind(stage.resembles, 'text')} <% p.search_name`);
  }
  return conditions;
}

/** `'roof':*A & 'nail':*A`. Words are letters and digits only, so that none is an operator. */
const prefixQuery = (words: readonly string[], weights: string) =>
  words.map((word) => `'${word}':*${weights === 'ABCD' ? '' : weights}`).join(' & ');
