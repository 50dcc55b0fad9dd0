import { fill } from '../../../../messages/index.ts';
import { neededOf } from '../matching/amounts.ts';
import type { LineMatch, Matches } from '../matching/match.ts';
import type { ScoredOffer } from '../matching/score.ts';
import { amountWords, nameIn, unitsWords } from './item-names.ts';
import { shownOf } from './shown-suppliers.ts';
import type { Turn } from './turn.ts';

const mostLines = 6;
/** Of one thing so many suppliers are named, of several fewer. */
const named = 3;
const namedOfSeveral = 2;

/**
 * Who has what was asked about, how much of it, and the least that they sell: a sentence for each line.
 * Those who deliver there come before all others; who is out of it is left out.
 */
export function stockWords(turn: Turn, matches: Matches): string {
  const { lines } = matches;
  const cards = shownOf(matches).flatMap(({ offers }) => offers);
  const most = lines.length > 1 ? namedOfSeveral : named;
  return lines
    .slice(0, mostLines)
    .map((line, at) =>
      lineWords(turn, line, { most, cards: cards.filter((one) => one.line === at) }),
    )
    .join(lines.length > 1 ? '\n' : ' ');
}

interface Telling {
  readonly most: number;
  /** The line's offers that are shown below the words: these are told first. */
  readonly cards: readonly ScoredOffer[];
}

function lineWords(turn: Turn, line: LineMatch, { most, cards }: Telling): string {
  const { knowledge, copy, understanding } = turn;
  const { item, hasExactSize } = line;
  const what = nameIn(knowledge, item, copy);
  if (item.types.length === 0) return fill(copy.notSold, { what: item.written || what });
  const offers = line.offers.filter(({ isExact }) => isExact || !hasExactSize);
  if (offers.length === 0) return fill(copy.nothing, { what });
  const size = hasExactSize ? '' : `${fill(copy.nearest, { what })} `;
  const isBrought = offers.some(({ delivers }) => delivers);
  const open = namedSellers(
    turn.parsed.words,
    offers.filter(({ delivers }) => delivers || !isBrought),
  );
  const place = understanding.place?.town ?? understanding.place?.county ?? null;
  const pattern = isBrought ? copy.stock.where : copy.stock.elsewhere;
  const where = place === null ? '' : fill(pattern, { place });
  const first = cards.filter(({ id }) => open.some((offer) => offer.id === id));
  const stocked = bestOfEach([...first, ...open].filter(({ stockQuantity }) => stockQuantity > 0));
  if (stocked.length === 0) return size + fill(copy.stock.none, { what, where });
  const neededBy = (offer: ScoredOffer) => neededOf(item, line.offers, offer) ?? 0;
  const isEnough = stocked.some((offer) => offer.stockQuantity >= neededBy(offer));
  const list = stocked
    .slice(0, most)
    .map((offer) => offerWords(turn, offer))
    .join('; ');
  const amount = amountWords(item.quantity, item.unit, copy);
  const words = isEnough ? copy.stock.there : copy.stock.short;
  return size + fill(words, { what, where, list, amount });
}

/** Of the sellers that the message names, where it names any. */
function namedSellers(
  said: readonly string[],
  offers: readonly ScoredOffer[],
): readonly ScoredOffer[] {
  const words = new Set(said.filter((word) => word.length > 4));
  const isNamed = ({ supplierName }: ScoredOffer) =>
    words.has(supplierName.toLowerCase().split(/[^a-z0-9]+/)[0] ?? '');
  return offers.some(isNamed) ? offers.filter(isNamed) : offers;
}

/** Each supplier's best offer, in the order of the offers. */
const bestOfEach = (offers: readonly ScoredOffer[]): ScoredOffer[] => [
  ...offers
    .reduce(
      (known, offer) => (known.has(offer.supplierId) ? known : known.set(offer.supplierId, offer)),
      new Map<string, ScoredOffer>(),
    )
    .values(),
];

function offerWords({ copy }: Turn, offer: ScoredOffer): string {
  const { supplierName: supplier, stockQuantity, minOrderQuantity: minimum, unit } = offer;
  const stock = unitsWords(stockQuantity, unit, copy);
  const words = minimum > 1 ? copy.stock.oneFrom : copy.stock.one;
  return fill(words, { supplier, stock, minimum });
}
