import { fill } from '../../../../messages/index.ts';
import { toCents } from '../../../../shared/money.ts';
import type { Copy } from '../../copy/en.ts';
import { type MatchedProduct, type SupplierMatchAnswer, shownSuppliers } from '../../schema.ts';
import type { Item } from '../../understanding/items.ts';
import { countedIn } from '../../understanding/units.ts';
import type { LineMatch, Matches } from '../matching/match.ts';
import type { Reason, ScoredOffer } from '../matching/score.ts';
import { amountWords } from './item-names.ts';

/**
 * Which suppliers an answer shows, and what of each: its best offer for every line that was asked for,
 * in the nearest size where nobody has the right one.
 */
export interface ShownSupplier {
  readonly supplierId: string;
  readonly supplierName: string;
  /** 0 to 100. */
  readonly matchScore: number;
  readonly delivers: boolean;
  /** One for each line it serves, in the order of the lines. */
  readonly offers: readonly ScoredOffer[];
}

/** Another size than was asked for is shown, and serves no line. */
export const exactOf = (offers: readonly ScoredOffer[]) => offers.filter(({ isExact }) => isExact);

const shownProducts = 4;

/** The best; beside it who has what is lacking. Who delivers there comes before who does not. */
export function shownOf(matches: Matches): ShownSupplier[] {
  const left = suppliersOf(matches, ([first]) => first);
  const shown: ShownSupplier[] = [];
  const covered = new Set<number>();
  while (left.length > 0 && shown.length < shownSuppliers) {
    const gains = left.map(({ offers }) => offers.filter(({ line }) => !covered.has(line)).length);
    const [first] = left;
    const most = Math.max(...gains.filter((_gain, at) => left[at]?.delivers === first?.delivers));
    const at = left.findIndex(
      ({ delivers }, index) => delivers === first?.delivers && gains[index] === most,
    );
    const [next] = left.splice(shown.length === 0 ? 0 : at, 1);
    if (!next) break;
    shown.push(next);
    for (const { line } of next.offers) covered.add(line);
  }
  return shown;
}

/** The supplier after the best. */
export const secondOf = (matches: Matches): ShownSupplier | null =>
  suppliersOf(matches, ([first]) => first)[1] ?? null;

/** Those with the cheapest offers, the cheapest first, each with what it asks least for. */
export function cheapestOf(matches: Matches): ShownSupplier[] {
  const least = matches.lines.map((line) => leastOf(line.offers, line));
  const isLeast = ({ line, id }: ScoredOffer) => least[line]?.id === id;
  const wins = ({ offers }: ShownSupplier) => offers.filter(isLeast).length;
  const comparable = ({ offers }: ShownSupplier) =>
    offers.filter(({ line, unit }) => least[line]?.unit === unit).length;
  const price = ({ offers }: ShownSupplier) =>
    offers.reduce((sum, offer) => sum + Number(toCents(offer.price)), 0);
  return suppliersOf(matches, (own, line) => leastOf(own, line))
    .toSorted(
      (a, b) =>
        wins(b) - wins(a) ||
        Number(b.delivers) - Number(a.delivers) ||
        comparable(b) - comparable(a) ||
        price(a) - price(b),
    )
    .slice(0, shownSuppliers);
}

/** The cheapest that can be had there, in the unit of the best; null where there is none. */
export function leastOf(offers: readonly ScoredOffer[], { item }: LineMatch): ScoredOffer | null {
  const inStock = offers.filter((offer) => offer.isExact && offer.stockQuantity > 0);
  const served = inStock.filter((offer) => offer.delivers);
  const open = [served, inStock, offers].find((some) => some.length > 0) ?? [];
  // A price of a bag is none of a tonne.
  const asked = open.find((offer) => countedIn(offer.unit) === item.unit) ?? open[0];
  const alike = open.filter((offer) => offer.unit === asked?.unit);
  const [least] = alike.toSorted((a, b) => Number(toCents(a.price) - toCents(b.price)));
  return least ?? null;
}

type Choose = (own: readonly ScoredOffer[], line: LineMatch) => ScoredOffer | null | undefined;

/** All suppliers as they were ranked, then those who have but another size; `choose` takes of each line's. */
function suppliersOf({ lines, suppliers }: Matches, choose: Choose): ShownSupplier[] {
  const ranked = new Map(suppliers.map((supplier) => [supplier.supplierId, supplier]));
  const chosen = new Map<string, ScoredOffer[]>();
  for (const line of lines) {
    const offers = line.offers.filter((offer) => offer.isExact || !line.hasExactSize);
    for (const [supplierId, own] of Map.groupBy(offers, (offer) => offer.supplierId)) {
      const offer = choose(own, line);
      if (offer) chosen.set(supplierId, [...(chosen.get(supplierId) ?? []), offer]);
    }
  }
  const all = [...chosen].map(([supplierId, offers]): ShownSupplier => {
    const known = ranked.get(supplierId);
    const average = offers.reduce((sum, { score }) => sum + score, 0) / offers.length;
    const score = known?.matchScore ?? average * (0.4 + (0.6 * offers.length) / lines.length);
    return {
      supplierId,
      supplierName: offers[0]?.supplierName ?? '',
      matchScore: Math.min(100, Math.round(score)),
      delivers: offers[0]?.delivers ?? false,
      offers,
    };
  });
  const rank = new Map(suppliers.map(({ supplierId }, at) => [supplierId, at]));
  const rankOf = ({ supplierId }: ShownSupplier) => rank.get(supplierId) ?? suppliers.length;
  return all.sort((a, b) => rankOf(a) - rankOf(b) || b.matchScore - a.matchScore);
}

export const supplierAnswer = (
  supplier: ShownSupplier,
  { lines }: Matches,
  copy: Copy,
): SupplierMatchAnswer => ({
  supplierId: supplier.supplierId,
  supplierName: supplier.supplierName,
  matchScore: supplier.matchScore,
  reasons: reasonsOf(supplier, lines.length, copy),
  products: supplier.offers
    .slice(0, shownProducts)
    .map((offer) => productAnswer(offer, lines[offer.line]?.item)),
});

const productAnswer = (offer: ScoredOffer, item: Item | undefined): MatchedProduct => ({
  id: offer.id,
  slug: offer.slug,
  name: offer.name,
  price: offer.price,
  unit: offer.unit,
  stockQuantity: offer.stockQuantity,
  minOrderQuantity: offer.minOrderQuantity,
  askedQuantity: item && countedIn(offer.unit) === item.unit ? item.quantity : null,
  supplierId: offer.supplierId,
});

/** Why one stands there; of several lines only what is so of its supplier. */
function reasonsOf({ offers }: ShownSupplier, asked: number, copy: Copy): string[] {
  const [first] = offers;
  if (!first) return [];
  if (asked < 2) return first.reasons.map((reason) => reasonWords(reason, first, copy));
  const shared = first.reasons.filter(({ kind }) => isOfSupplier.has(kind));
  return [
    fill(copy.reasons.covers, { covered: exactOf(offers).length, needed: asked }),
    ...shared.map((reason) => reasonWords(reason, first, copy)),
  ];
}

const isOfSupplier = new Set<Reason['kind']>([
  'delivers',
  'elsewhere',
  'verified',
  'inTime',
  'late',
  'onTime',
]);

function reasonWords(reason: Reason, { unit }: ScoredOffer, copy: Copy): string {
  if (reason.kind === 'minimum')
    return fill(copy.reasons.minimum, {
      amount: amountWords(reason.quantity, countedIn(unit), copy),
    });
  const { kind, ...values } = reason;
  const isOneDay = (kind === 'inTime' || kind === 'late') && reason.days === 1;
  return fill(isOneDay ? copy.reasonsOfOneDay[kind] : copy.reasons[kind], values);
}
