import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { prepared, readShort } from '../../../../platform/prepared.ts';
import { averageRating, mediaKeyOf, mediaUrl } from '../../rules.ts';
import type { ProductCard, ProductMedia } from '../../schema.ts';

/**
 * Names one version of a card: the product's id and the row versions of everything that a card
 * shows. PostgreSQL stamps each committed version of a row with another xmin, so a card kept under
 * this key can be outdated only by having another key: no process ever shows a stale one, and no
 * message has to arrive for that.
 */
export const cardKey = "p.id || '.' || p.xmin || '.' || s.xmin || '.' || c.xmin";
export const cardTables =
  'join users s on s.id = p.supplier_id join categories c on c.id = p.category_id';

const idLength = 36;
/** Illustrations are drawn on a square; only uploads have a size of their own. */
const drawnSize = 960;
/** About 1 kB each: room for the pages that people look at, not for the whole catalogue. */
const maxCards = 8_000;

export interface CardRow {
  readonly key: string;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand_name: string | null;
  readonly price: string;
  readonly unit: string;
  readonly stock_quantity: number;
  readonly min_order_quantity: number;
  readonly images: readonly string[];
  readonly sizes: readonly MediaSize[];
  readonly created_at: Date;
  readonly supplier_id: string;
  readonly company_name: string | null;
  readonly location: string | null;
  readonly county: string | null;
  readonly is_verified: boolean;
  readonly category_id: string;
  readonly category_name: string;
  readonly category_slug: string;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly is_active: boolean;
}

interface MediaSize {
  readonly key: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The columns of a CardRow, from products p, users s and categories c. */
export const cardColumns = `${cardKey} as key, p.id, p.slug, p.name, p.brand_name, p.price, p.unit,
  p.stock_quantity, p.min_order_quantity, p.images, p.created_at, p.supplier_id, s.company_name,
  s.location, s.county, s.is_verified, p.category_id, c.name as category_name, c.slug as category_slug,
  p.rating_sum, p.rating_count, p.is_active,
  (select coalesce(json_agg(json_build_object('key', m.key, 'width', m.width, 'height', m.height)), '[]')
     from unnest(p.images) as image,
       lateral (select * from media where media.key = substr(image, 8) limit 1) as m) as sizes`;

const selectCards = `select ${cardColumns} from products p ${cardTables} where p.id = any($1::uuid[])`;

/**
 * Product cards as JSON text. The list queries answer keys only (one row, one text); a card is read
 * and written out once a version. Measured with 20 cards a page at 1,227 products, beside a floor of
 * one row by id: this 0.48, PostgreSQL building the JSON 0.11, rows mapped here 0.11.
 */
export class CardStore {
  readonly #pool: pg.Pool;
  readonly #cards = new LRUCache<string, string>({ max: maxCards });

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The cards of these keys in their order; one deleted since the keys were read is left out. */
  async read(keys: readonly string[]): Promise<string[]> {
    const cards = keys.map((key) => this.#cards.get(key));
    const missing = keys.filter((_key, index) => cards[index] === undefined);
    if (missing.length === 0) return cards as string[];
    const found = await this.#load(missing.map((key) => key.slice(0, idLength)));
    return keys.flatMap((key, index) => cards[index] ?? found.get(key.slice(0, idLength)) ?? []);
  }

  async #load(ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await readShort<CardRow>(this.#pool, prepared(selectCards, [ids]));
    return new Map(
      rows.map((row) => {
        const card = JSON.stringify(toCard(row));
        this.#cards.set(row.key, card);
        return [row.id, card];
      }),
    );
  }
}

export function toCard(row: CardRow): ProductCard {
  const media = toMedia(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brandName: row.brand_name,
    price: row.price,
    unit: row.unit,
    stockQuantity: row.stock_quantity,
    minOrderQuantity: row.min_order_quantity,
    images: media.map((picture) => picture.url),
    media,
    createdAt: row.created_at.toISOString(),
    supplierId: row.supplier_id,
    supplier: {
      id: row.supplier_id,
      companyName: row.company_name,
      location: row.location,
      county: row.county,
      isVerified: row.is_verified,
    },
    category: { id: row.category_id, name: row.category_name, slug: row.category_slug },
    rating: { average: averageRating(row.rating_sum, row.rating_count), count: row.rating_count },
    isActive: row.is_active,
  };
}

function toMedia(row: CardRow): ProductMedia[] {
  return row.images.flatMap((address) => {
    const key = mediaKeyOf(address);
    const size = row.sizes.find((candidate) => candidate.key === key);
    if (!key || !size) return [];
    return {
      url: mediaUrl(key, 960),
      thumb: mediaUrl(key, 320),
      width: size.width ?? drawnSize,
      height: size.height ?? drawnSize,
    };
  });
}

const stores = new WeakMap<pg.Pool, CardStore>();

/** The one store of this pool's cards. */
export function cardStoreOf(pool: pg.Pool): CardStore {
  const known = stores.get(pool);
  if (known) return known;
  const store = new CardStore(pool);
  stores.set(pool, store);
  return store;
}
