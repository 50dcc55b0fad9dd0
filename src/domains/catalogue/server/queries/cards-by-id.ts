import type pg from 'pg';
import { prepared } from '../../../../platform/prepared.ts';
import type { ProductCard } from '../../schema.ts';
import { cardKey, cardStoreOf, cardTables } from './card-store.ts';

const selectKeys = `select ${cardKey} as key from products p ${cardTables} where p.id = any($1::uuid[])`;

/** Products by id, on the list or off it; one that does not exist is missing from the answer. */
export async function readProductCards(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductCard>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ key: string }>(prepared(selectKeys, [ids]));
  const cards = await cardStoreOf(pool).read(rows.map(({ key }) => key));
  return new Map(
    cards.map((text) => {
      const card = JSON.parse(text) as ProductCard;
      return [card.id, card];
    }),
  );
}
