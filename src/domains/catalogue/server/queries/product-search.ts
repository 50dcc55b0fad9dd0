import type pg from 'pg';
import { prepared } from '../../../../platform/prepared.ts';
import type { AttributeWish, TypeMatch } from '../../../materials/language/public.ts';
import type { NamedProducts } from '../search/product-names.ts';
import { asksNothing, type SearchStage } from '../search/stages.ts';
import { cardKey, cardTables } from './card-store.ts';
import { brandCondition, filterConditions, type ListFilters, where } from './list-filters.ts';
import {
  type ListPage,
  oneMore,
  type PageRow,
  type PlainSort,
  type Slice,
  selectCounted,
  toPage,
} from './ordered-page.ts';
import { Values } from './values.ts';

/** One page of what a stage finds, in one of the plain orders. */
export function selectFound(
  pool: pg.Pool,
  stage: SearchStage,
  filters: ListFilters,
  sort: PlainSort,
  page: Slice,
): Promise<ListPage> {
  return selectCounted(pool, { sort, page, filters }, (values) => foundConditions(stage, values));
}

/** Conditions on products p that hold for all that a stage finds. */
export function foundConditions(stage: SearchStage, values: Values): string[] {
  const conditions = stageConditions(stage, values);
  if (!stage.named) return conditions;
  const ids = `array(select p.id from products p where ${namedSql(stage.named, values)})`;
  const own = conditions.length > 0 ? `(${conditions.join(' and ')}) or ` : '';
  return [`(${own}p.id = any(${ids}))`];
}

/**
 * One page of what a stage finds, best match first: what is named so, then by how well the type fits,
 * then what is in stock, then the cheapest. The place of a row is all ascending, so that "after" is one comparison of rows.
 */
export async function selectBest(
  pool: pg.Pool,
  stage: SearchStage,
  filters: ListFilters,
  page: Slice,
): Promise<ListPage> {
  const values = new Values();
  const filtering = filterConditions(filters, values);
  const matching = asksNothing(stage) ? ['false'] : stageConditions(stage, values);
  const isTypeAlone =
    stage.types.length > 0 &&
    stage.prefers.length === 0 &&
    filtering.length + matching.length === 2;
  const conditions = [...filtering, ...matching];
  const named = namedRows(stage, filtering, isTypeAlone, values);
  const best = isTypeAlone
    ? bestByType(stage, conditions, page, values)
    : bestOfAll(stage, conditions, page, values);
  const text = `with ${named}, ${best}, page as (
      select best.*, ${cardKey} as key from best join products p on p.id = best.id ${cardTables}
    )
    select array_agg(key order by misfit, missing, price, id) as keys,
      array_agg(misfit || ' ' || missing || ' ' || price
        order by misfit, missing, price, id) as last,
      (select n from total)::integer as total
    from page`;
  const { rows } = await pool.query<PageRow>(prepared(text, values.list));
  return toPage(rows[0], page.limit, (row, index) => [
    ...(row.last?.[index] ?? '').split(' '),
    row.keys?.[index]?.slice(0, 36) ?? '',
  ]);
}

/** More than types and wishes can differ by: a name as a whole, words of a name, a supplier's name. */
const namedMisfit = { whole: -3_000_000, words: -2_000_000, supplier: -1_000_000 } as const;

/**
 * Rows of what is named so, whatever else the stage finds. Of a type that is itself called so all
 * products are: where each type is read along its index they are left to that, since there may be thousands.
 */
function namedRows(
  stage: SearchStage,
  filtering: readonly string[],
  isByType: boolean,
  values: Values,
): string {
  const { named, types } = stage;
  if (!named)
    return `named as (select null::uuid as id, 0 as misfit, 0 as missing, 0 as price, false as is_typed where false)`;
  const weights = types.map(({ weight }) => -weight);
  const keys = values.bind(
    types.map(({ type }) => type),
    'text[]',
  );
  const suppliers = values.bind(named.supplierIds, 'uuid[]');
  const rank = `case when p.id in (select id from whole) then ${namedMisfit.whole}
      when p.supplier_id = any(${suppliers}) then ${namedMisfit.supplier} else ${namedMisfit.words} end`;
  const matching = namedSql(isByType ? withoutTypes(named, types) : named, values);
  // Found once by its index: lower() of each row takes as long as reading the row.
  return `whole as materialized (
      select p.id from products p where p.is_active and ${wholeSql(named, values)}
    ),
    named as materialized (
      select p.id, coalesce(${misfitSql(stage, values, weights)}, 0) + ${rank} as misfit,
          (p.stock_quantity = 0)::integer as missing, p.price,
          coalesce(p.product_type = any(${keys}), false) as is_typed
        from products p ${where([...filtering, `(${matching})`])}
    )`;
}

const productWords = 'product_words(p.name, p.brand_name, p.product_type)';

const withoutTypes = (named: NamedProducts, types: readonly TypeMatch[]): NamedProducts => {
  const calledSo = types.filter(({ isCalledSo }) => isCalledSo);
  const others = calledSo.map(({ type }) => `!'type:${type}'`);
  return { ...named, query: [`(${named.query})`, ...others].join(' & ') };
};

function namedSql(named: NamedProducts, values: Values): string {
  const ways = [
    `${productWords} @@ ${values.bind(named.query, 'tsquery')}`,
    wholeSql(named, values),
    ...(named.supplierIds.length > 0
      ? [`p.supplier_id = any(${values.bind(named.supplierIds, 'uuid[]')})`]
      : []),
  ];
  return ways.join(' or ');
}

const wholeSql = ({ whole }: NamedProducts, values: Values) =>
  `lower(p.name) = lower(${values.bind(whole, 'text')})`;

/** A product of a type that is called so is called so itself. */
const misfitsOf = (types: readonly TypeMatch[]) =>
  types.map(({ weight, isCalledSo }) => (isCalledSo ? namedMisfit.words : 0) - weight);

/** Each type's best rows come in order from its index; only a page of each is read and merged. */
function bestByType(
  stage: SearchStage,
  conditions: readonly string[],
  page: Slice,
  values: Values,
): string {
  const types = values.bind(
    stage.types.map((match) => match.type),
    'text[]',
  );
  const misfits = values.bind(misfitsOf(stage.types), 'integer[]');
  const place = ['wanted.misfit', '(p.stock_quantity = 0)::integer', 'p.price', 'p.id'];
  const own = [
    'p.is_active',
    'p.product_type = wanted.type',
    notNamed,
    ...after(place, page, values),
  ];
  const limit = oneMore(page.limit);
  return `total as (
      select (select count(*) from products p ${where(conditions)})
        + (select count(*) from named where not is_typed) as n
    ),
    best as (
      select id, misfit, missing, price from named ${where(after(ranked, page, values))}
      union all
      select found.* from unnest(${types}, ${misfits}) as wanted (type, misfit),
        lateral (
          select p.id, wanted.misfit, (p.stock_quantity = 0)::integer as missing, p.price
            from products p ${where(own)}
            order by (p.stock_quantity > 0) desc, p.price, p.id limit ${limit}
        ) as found
        order by ${ranked.join(', ')} limit ${limit}
    )`;
}

const ranked = ['misfit', 'missing', 'price', 'id'];
const notNamed = 'p.id not in (select id from named)';

/** All matches are found once, then counted and sorted. */
function bestOfAll(
  stage: SearchStage,
  conditions: readonly string[],
  page: Slice,
  values: Values,
): string {
  return `matched as materialized (
      select id, misfit, missing, price from named
      union all
      select p.id, ${misfitSql(stage, values)} as misfit,
          (p.stock_quantity = 0)::integer as missing, p.price
        from products p ${where([...conditions, notNamed])}
    ),
    total as (select count(*) as n from matched),
    best as (
      select * from matched ${where(after(ranked, page, values))}
        order by ${ranked.join(', ')} limit ${oneMore(page.limit)}
    )`;
}

/** Words of the name weigh more than those of its type, brand and category, and these than prose. */
function misfitSql(
  stage: SearchStage,
  values: Values,
  misfits: readonly number[] = misfitsOf(stage.types),
): string {
  if (stage.types.length > 0) {
    const types = values.bind(
      stage.types.map((match) => match.type),
      'text[]',
    );
    const unmet = stage.prefers.map((wish) => unmetSql(wish, values));
    return [
      `(${values.bind(misfits, 'integer[]')})[array_position(${types}, p.product_type)]`,
      ...unmet,
    ].join(' + ');
  }
  if (stage.resembles !== null) {
    const text = values.bind(stage.resembles, 'text');
    return `(-1000 * word_similarity(${text}, p.search_name))::integer`;
  }
  if (stage.words.length > 0) {
    const inName = values.bind(prefixQuery(stage.words, 'A'), 'tsquery');
    const inFacts = values.bind(prefixQuery(stage.words, 'AB'), 'tsquery');
    return `(case when p.search @@ ${inName} then 0 when p.search @@ ${inFacts} then 1 else 2 end)`;
  }
  if (stage.prefersTypes.length > 0) {
    return `(case when p.product_type = any(${values.bind(stage.prefersTypes, 'text[]')}) then 0 else 1 end)`;
  }
  return '0';
}

/** More than types can differ by; and of what a product may lack, its grade counts more than its size. */
const unmetMisfit = { size: 10_000, grade: 20_000 } as const;

const unmetSql = (wish: AttributeWish, values: Values) =>
  `(case when ${wishSql(wish, values)} then 0
      else ${wish.words.length > 0 ? unmetMisfit.grade : unmetMisfit.size} end)`;

/** Suppliers' own products may have a grade in their name alone. */
function wishSql({ anyOf, words }: AttributeWish, values: Values): string {
  const ways = anyOf.map(
    ({ key, value }) => `p.attributes @> ${values.bind(JSON.stringify({ [key]: value }), 'jsonb')}`,
  );
  const named = words.length > 0 && values.bind(prefixQuery(words, 'A'), 'tsquery');
  return `(${[...ways, ...(named ? [`p.search @@ ${named}`] : [])].join(' or ')})`;
}

function after(place: readonly string[], page: Slice, values: Values): string[] {
  if (!page.after) return [];
  const types = ['integer', 'integer', 'numeric', 'uuid'];
  const last = types.map((type, index) => values.bind(page.after?.[index], type));
  return [`(${place.join(', ')}) > (${last.join(', ')})`];
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
    conditions.push(wishSql(wish, values));
  }
  const sellers = stage.brands.map((brand) => brandCondition(brand, values));
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
