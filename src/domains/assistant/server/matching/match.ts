import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Item } from '../../understanding/items.ts';
import { type Offer, type OfferQuery, selectOffers } from '../queries/offers.ts';
import { type ScoredOffer, scoreOffers } from './score.ts';

/** What is to be found, and where it is to go. */
export interface MatchRequest {
  readonly items: readonly Item[];
  readonly county: string | null;
  /** What product names begin with where a brand is asked for, lower case. */
  readonly brands?: readonly string[];
  /** Days until it is wanted, or null. */
  readonly daysLeft: number | null;
}

export interface LineMatch {
  readonly item: Item;
  /** Best first. */
  readonly offers: readonly ScoredOffer[];
  /** Whether the sizes asked for are on the list; otherwise the offers are the nearest there is. */
  readonly hasExactSize: boolean;
}

export interface SupplierMatch {
  readonly supplierId: string;
  readonly supplierName: string;
  /** 0 to 100. */
  readonly matchScore: number;
  readonly delivers: boolean;
  readonly isVerified: boolean;
  readonly leadTimeDays: number | null;
  /** Its best offer for each line that it can serve. */
  readonly offers: readonly ScoredOffer[];
  /** Lines it serves, of those that are needed. */
  readonly covered: number;
  readonly needed: number;
}

export interface Matches {
  readonly lines: readonly LineMatch[];
  /** Best first. */
  readonly suppliers: readonly SupplierMatch[];
}

const enoughOffers = 10;

/** Finds and ranks offers and suppliers for each line; only what is on the list is found. */
export async function findMatches(db: Kysely<DB>, request: MatchRequest): Promise<Matches> {
  const strict = request.items.map((item, line) => queryOf(item, line, true));
  const wanted = strict.filter((query) => query.types.length > 0);
  const exact = group(await selectOffers(db, wanted, request.county));
  const loose = wanted
    .filter(
      ({ line, attributes }) =>
        (exact.get(line)?.length ?? 0) < enoughOffers && Object.keys(attributes).length > 0,
    )
    .map(({ line }) => queryOf(request.items[line] as Item, line, false));
  const others = group(await selectOffers(db, loose, request.county));
  const lines = request.items.map((item, line) => {
    const fitting = exact.get(line) ?? [];
    const known = new Set(fitting.map((offer) => offer.id));
    const rest = (others.get(line) ?? []).filter((offer) => !known.has(offer.id));
    return {
      item,
      offers: scoreOffers(item, fitting, rest, request),
      hasExactSize: fitting.length > 0 || item.wishes.length === 0,
    };
  });
  return { lines, suppliers: rankSuppliers(lines) };
}

function queryOf(item: Item, line: number, withSizes: boolean): OfferQuery {
  const attributes = withSizes
    ? Object.fromEntries(item.wishes.map(({ key, value }) => [key, value]))
    : {};
  return { line, types: item.types, attributes };
}

function group(offers: readonly Offer[]): Map<number, Offer[]> {
  const byLine = new Map<number, Offer[]>();
  for (const offer of offers) {
    const known = byLine.get(offer.line);
    if (known) known.push(offer);
    else byLine.set(offer.line, [offer]);
  }
  return byLine;
}

/** Suppliers by how much of the request they can serve there, then by how well. */
function rankSuppliers(lines: readonly LineMatch[]): SupplierMatch[] {
  const served = lines.filter((line) => line.offers.some((offer) => offer.isExact));
  const needed = served.filter((line) => !line.item.isExtra);
  const counted = needed.length > 0 ? needed : served;
  const bySupplier = new Map<string, Map<LineMatch, ScoredOffer>>();
  for (const line of served) {
    for (const offer of line.offers) {
      if (!offer.isExact) continue;
      const own = bySupplier.get(offer.supplierId) ?? new Map<LineMatch, ScoredOffer>();
      bySupplier.set(offer.supplierId, own);
      const best = own.get(line);
      if (!best || offer.score > best.score) own.set(line, offer);
    }
  }
  const matches = [...bySupplier].flatMap(
    ([supplierId, own]) => supplierMatch(supplierId, own, counted) ?? [],
  );
  return matches.sort(
    (a, b) =>
      Number(b.delivers) - Number(a.delivers) ||
      b.covered - a.covered ||
      b.matchScore - a.matchScore ||
      a.supplierName.localeCompare(b.supplierName),
  );
}

function supplierMatch(
  supplierId: string,
  own: ReadonlyMap<LineMatch, ScoredOffer>,
  needed: readonly LineMatch[],
): SupplierMatch | null {
  const offers = needed.flatMap((line) => own.get(line) ?? []);
  const [first] = offers;
  if (!first) return null;
  const average = offers.reduce((sum, offer) => sum + offer.score, 0) / offers.length;
  const share = offers.length / needed.length;
  return {
    supplierId,
    supplierName: first.supplierName,
    matchScore: Math.round(average * (0.4 + 0.6 * share)),
    delivers: first.delivers,
    isVerified: first.isVerified,
    leadTimeDays: first.leadTimeDays,
    offers,
    covered: offers.length,
    needed: needed.length,
  };
}
