import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import { unitSize } from '../../../materials/unit-rules.ts';
import { leastThousandths, offeredParts } from '../../../quotations/award-rules.ts';
import { type OfferedParts, offerKey, orderedFor } from '../../../quotations/part-rules.ts';
import {
  isGone,
  leftOfOffered,
  type TakenOf,
  withLeft,
} from '../../../quotations/remainder-rules.ts';
import { fromThousandths, quotationTotals, toThousandths } from '../../../quotations/rules.ts';
import {
  type AskedLine,
  factsOf,
  type LockedQuotation,
  type OfferedLine,
  type Substitute,
} from '../../../quotations/server/public.ts';
import type { AwardFault, AwardLimits, AwardLine, GivenLine } from '../../rules.ts';
import type { NewAward, NewOrderItem } from '../queries/write.ts';

/** What an award is made of, as it stands under lock: quantities are what is left of them. */
export interface AwardGround {
  readonly rfq: { readonly id: string; readonly title: string };
  readonly asked: readonly AskedLine[];
  readonly offered: readonly OfferedLine[];
  /** What of it is not what was asked for. */
  readonly substitutes: readonly Substitute[];
}

/** Of these lines of an RFQ and these offers for them, what orders have not taken yet. */
export function groundOf(
  rfq: AwardGround['rfq'],
  { asked, offered }: Pick<AwardGround, 'asked' | 'offered'>,
  taken: TakenOf,
): Omit<AwardGround, 'substitutes'> {
  const left = withLeft(asked);
  const byId = new Map(left.map((line) => [line.id, line]));
  const byQuotation = Map.groupBy(offered, ({ quotationId }) => quotationId);
  return {
    rfq,
    asked: left,
    offered: [...byQuotation].flatMap(([id, lines]) => leftOfOffered(lines, byId, taken.get(id))),
  };
}

/** Each quotation's lines as parts of them are awarded, by `offerKey`; null of what is gone. */
function offeredLines({
  asked,
  offered,
}: Pick<AwardGround, 'asked' | 'offered'>): Map<string, OfferedParts | null> {
  const lines = new Map(asked.map((line) => [line.id, line]));
  return new Map(
    offered.flatMap((offer) => {
      const line = lines.get(offer.rfqItemId);
      if (!line) return [];
      const isLeft = !isGone(line) && !isGone(offer);
      return [[offerKey(offer), isLeft ? offeredParts(line, offer) : null] as const];
    }),
  );
}

/** What an award of lines is held against. */
export function awardLimits(ground: AwardGround): AwardLimits {
  const offered = offeredLines(ground);
  return {
    asked: new Map(ground.asked.map(({ id, quantity }) => [id, toThousandths(quantity)])),
    offered,
    least: leastAwards(ground, offered),
  };
}

/** The least that can be awarded of each quotation's line, by `offerKey`. */
function leastAwards(
  ground: AwardGround,
  parts: ReadonlyMap<string, OfferedParts | null>,
): Map<string, bigint> {
  const lines = new Map(ground.asked.map((line) => [line.id, line]));
  return new Map(
    ground.offered.flatMap((offer) => {
      const line = lines.get(offer.rfqItemId);
      const key = offerKey(offer);
      const own = parts.get(key);
      if (!line || !own) return [];
      // A part of an unknown measure is no quantity that anybody could deliver.
      if (own.rate === null) return [[key, own.covered] as const];
      if (!offer.product) return [];
      const asked = { unit: line.unit, size: unitSize(line.unit, line.facts) };
      const { minimum } = offer.product;
      const facts = factsOf(offer.product);
      return [[key, leastThousandths(asked, minimum, facts, own.covered)] as const];
    }),
  );
}

/** All that a quotation covers of what is left. */
export function wholeAward(ground: AwardGround, quotationId: string): AwardLine[] {
  const offered = offeredLines(ground);
  return ground.offered.flatMap((offer) => {
    const own = offer.quotationId === quotationId ? offered.get(offerKey(offer)) : undefined;
    return own ? [{ rfqItemId: offer.rfqItemId, quotationId, quantity: own.covered }] : [];
  });
}

/** The part of an order that follows from the quotation and what was awarded of it. */
export interface PlannedOrder {
  readonly items: readonly NewOrderItem[];
  readonly awards: readonly NewAward[];
  readonly amounts: {
    readonly subtotal: string;
    readonly vatAmount: string;
    readonly vatIncluded: boolean;
    readonly deliveryCost: string;
    readonly totalAmount: string;
  };
}

/** A sum without lines becomes an order of one line, under the RFQ's title, and takes every line whole. */
export function planLumpSum({ rfq, asked }: AwardGround, quotation: LockedQuotation): PlannedOrder {
  const subtotal = quotation.subtotal ?? quotation.totalAmount;
  const delivery = toCents(quotation.totalAmount) - toCents(subtotal);
  const vat = quotation.vatAmount ?? '0.00';
  return {
    items: [
      {
        lineNo: 1,
        productId: null,
        quotationItemId: null,
        differences: [],
        name: rfq.title,
        unit: null,
        quantity: '1.000',
        unitPrice: subtotal,
        totalPrice: subtotal,
      },
    ],
    awards: asked.map(({ id, quantity }) => ({
      rfqId: rfq.id,
      rfqItemId: id,
      quotationId: quotation.id,
      quotationItemId: null,
      quantity,
    })),
    amounts: {
      subtotal,
      vatAmount: vat,
      vatIncluded: quotation.vatIncluded,
      deliveryCost: fromCents(quotation.vatIncluded ? delivery : delivery - toCents(vat)),
      totalAmount: quotation.totalAmount,
    },
  };
}

/** What these lines of a quotation come to, with its delivery and VAT worked out for them alone. */
export function planOrder(
  { rfq, asked, offered, substitutes }: AwardGround,
  quotation: LockedQuotation,
  lines: readonly GivenLine[],
): PlannedOrder {
  const own = offered.filter(({ quotationId }) => quotationId === quotation.id);
  const chosen = asked.flatMap((line) => {
    const award = lines.find(({ rfqItemId }) => rfqItemId === line.id);
    const offer = own.find(({ rfqItemId }) => rfqItemId === line.id);
    if (!award || !offer) return [];
    const parts = offeredParts(line, offer);
    const quantity = fromThousandths(orderedFor({ parts, quantity: award.quantity }));
    return [{ line, award, offer, quantity, unitPrice: offer.unitPrice }];
  });
  const totals = quotationTotals(chosen, quotation);
  const differing = new Map(substitutes.map((one) => [offerKey(one), one.differences]));
  return {
    items: chosen.map(({ line, offer, quantity, unitPrice }, index) => ({
      lineNo: index + 1,
      productId: offer.productId,
      quotationItemId: offer.id,
      differences: differing.get(offerKey(offer)) ?? [],
      name: offer.productName ?? line.productName,
      unit: offer.unit ?? line.unit,
      quantity,
      unitPrice,
      totalPrice: fromCents(totals.lines[index] ?? 0n),
    })),
    awards: chosen.map(({ award, offer }) => ({
      rfqId: rfq.id,
      rfqItemId: award.rfqItemId,
      quotationId: quotation.id,
      quotationItemId: offer.id,
      quantity: fromThousandths(award.given),
    })),
    amounts: {
      subtotal: fromCents(totals.subtotal),
      vatAmount: fromCents(totals.vat),
      vatIncluded: quotation.vatIncluded,
      deliveryCost: fromCents(totals.delivery),
      totalAmount: fromCents(totals.total),
    },
  };
}

const mistakes = {
  repeated: 'award_line_repeated',
  not_asked: 'line_not_asked',
  not_quoted: 'award_not_quoted',
} as const;

/**
 * What is wrong with an award: 422 for a mistake in the request, 409 with the quantity that would do for too
 * much and too little.
 */
export function faultError(
  fault: AwardFault,
  lines: readonly AwardLine[],
  asked: readonly AskedLine[],
): AppError {
  const { index } = fault;
  if (!('limit' in fault))
    return invalid([issueAt(`lines.${index}.rfqItemId`, mistakes[fault.kind])]);
  const { productName = '', unit } = asked.find(({ id }) => id === lines[index]?.rfqItemId) ?? {};
  return new AppError(409, fault.limit === 0n ? 'award_none_left' : `award_${fault.kind}`, {
    at: `lines.${index}.quantity`,
    details: {
      line: productName,
      quantity: String(Number(fromThousandths(fault.limit))),
      unit: unit ?? '',
    },
  });
}
