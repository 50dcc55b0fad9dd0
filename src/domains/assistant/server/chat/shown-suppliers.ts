import { fill } from '../../../../messages/index.ts';
import { countedIn } from '../../../materials/language/public.ts';
import type { Copy } from '../../copy/copy.ts';
import { type MatchedProduct, type SupplierMatchAnswer, shownSuppliers } from '../../schema.ts';
import { neededOf } from '../matching/amounts.ts';
import type { LineMatch, Matches, SupplierMatch } from '../matching/match.ts';
import { basePriceOf, byPrice, leastOf, type Purchase } from '../matching/purchase.ts';
import type { Reason, ScoredOffer } from '../matching/score.ts';
import { amountWords } from './item-names.ts';

/**
 * Which suppliers an answer shows, and what of each: its best offer for every line that was asked for,
 * in the nearest size where nobody has the right one.
 */
export type ShownSupplier = Pick<
  SupplierMatch,
  'supplierId' | 'supplierName' | 'matchScore' | 'delivers' | 'offers'
>;

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

/**
 * Those with the cheapest offers, the cheapest first, each with what it asks least for; who does not
 * deliver there only where nobody does.
 */
export function cheapestOf(matches: Matches): ShownSupplier[] {
  const { lines } = matches;
  const least = lines.map((line) => leastOf(line.offers, line));
  const isLeast = ({ line, id }: ScoredOffer) => least[line]?.offer.id === id;
  const wins = ({ offers }: ShownSupplier) => offers.filter(isLeast).length;
  const costsOf = ({ offers }: ShownSupplier) =>
    offers.flatMap((offer) => {
      const line = lines[offer.line];
      return (line && leastOf([offer], line)) ?? [];
    });
  const isComparable = (cost: Purchase) => {
    const best = least[cost.offer.line];
    return cost.holds.unit === best?.holds.unit && (cost.cents === null) === (best.cents === null);
  };
  const compared = (supplier: ShownSupplier) => costsOf(supplier).filter(isComparable);
  const all = suppliersOf(matches, (own, line) => leastOf(own, line)?.offer);
  const open = all.some(({ delivers }) => delivers) ? all.filter(({ delivers }) => delivers) : all;
  return open
    .toSorted((a, b) => {
      const [first, second] = [compared(a), compared(b)];
      return wins(b) - wins(a) || second.length - first.length || inAll(first, second);
    })
    .slice(0, shownSuppliers);
}

/** Who asks less for the lines that both have; the sums of different lines tell nothing. */
function inAll(first: readonly Purchase[], second: readonly Purchase[]): number {
  const signs = first.map((cost) => {
    const other = second.find(({ offer }) => offer.line === cost.offer.line);
    return other ? Math.sign(byPrice(cost, other)) : 0;
  });
  return signs.reduce((sum, sign) => sum + sign, 0);
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
      matchScore: Math.round(score),
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
    .map((offer) => productAnswer(offer, lines[offer.line])),
});

const productAnswer = (offer: ScoredOffer, line: LineMatch | undefined): MatchedProduct => ({
  id: offer.id,
  slug: offer.slug,
  name: offer.name,
  price: offer.price,
  unit: offer.unit,
  stockQuantity: offer.stockQuantity,
  minOrderQuantity: offer.minOrderQuantity,
  basePrice: line ? basePriceOf(line, offer) : null,
  askedQuantity: line ? neededOf(line.item, line.offers, offer) : null,
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
