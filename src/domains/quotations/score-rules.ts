import { kmBetween } from '../../shared/county-distances.ts';
import type { Comparison } from './comparison-rules.ts';
import { comparePrices, dearest, type MarketPrices, type Prices } from './score-price-rules.ts';

/**
 * How good a quotation is for who asked, from 0.00 to 5.00, by parts that are each explained. A part
 * of which nothing is known weighs nothing, and the others weigh more. It advises; a person awards.
 */

export const partNames = [
  'price',
  'completeness',
  'delivery',
  'distance',
  'record',
  'validity',
] as const;
export type PartName = (typeof partNames)[number];

/** Thousandths. */
const weights: Readonly<Record<PartName, number>> = {
  price: 400,
  completeness: 200,
  delivery: 130,
  distance: 70,
  record: 130,
  validity: 70,
};

export const highest = 5;

/** One sentence, as a key of the texts and the values in it. */
export interface Said {
  readonly key: ScoreSentence;
  readonly values: Readonly<Record<string, number | string>>;
}

export type ScoreSentence =
  | 'priceLowest'
  | 'priceAboveLowest'
  | 'priceBelowMarket'
  | 'priceAtMarket'
  | 'priceAboveMarket'
  | 'priceMissing'
  | 'priceUnknown'
  | 'completeAll'
  | 'completeSome'
  | 'completePart'
  | 'completeSubstitutes'
  | 'completeSum'
  | 'completeSumOnly'
  | 'deliveryInTime'
  | 'deliveryLate'
  | 'deliveryFastest'
  | 'deliverySlower'
  | 'deliveryUnknown'
  | 'deliveryPickup'
  | 'distanceSame'
  | 'distanceKm'
  | 'distanceUnknown'
  | 'recordOnTime'
  | 'recordAnswers'
  | 'recordWins'
  | 'recordUnknown'
  | 'validLong'
  | 'validShort'
  | 'validOver';

export interface ScorePart {
  readonly name: PartName;
  /** Thousandths; those of all parts add up to 1000. */
  readonly weight: number;
  /** Hundredths, from 0 to 500. */
  readonly value: number;
  readonly said: readonly Said[];
}

export interface Score {
  /** Hundredths, from 0 to 500. */
  readonly value: number;
  readonly parts: readonly ScorePart[];
}

export interface ScoredRfq {
  /** ISO 8601; null where no date is named. */
  readonly deliveryDate: string | null;
  readonly closesAt: string;
  readonly county: string | null;
}

export interface ScoredQuotation {
  readonly quotationId: string;
  readonly isPickup: boolean;
  readonly deliveryDays: number | null;
  readonly validUntil: string;
  readonly supplierCounty: string | null;
  readonly record: SupplierRecord | null;
}

export interface SupplierRecord {
  readonly responseHours: number | null;
  /** 0 to 1. */
  readonly winRate: number | null;
  readonly onTimeRate: number | null;
  readonly completedOrders: number;
}

export interface ScoreInput {
  readonly rfq: ScoredRfq;
  readonly quotations: readonly ScoredQuotation[];
  readonly comparison: Comparison;
  readonly market: MarketPrices;
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: number;
}

/** Scores all quotations of one RFQ, by id. */
export function scoreQuotations(input: ScoreInput): Map<string, Score> {
  const fastest = Math.min(
    ...input.quotations.flatMap(({ deliveryDays }) => deliveryDays ?? []),
    Number.POSITIVE_INFINITY,
  );
  const prices = comparePrices(input.comparison, input.market);
  return new Map(
    input.quotations.map((quotation) => {
      const parts: Record<PartName, Judged> = {
        price: judgePrice(prices.get(quotation.quotationId) ?? {}),
        completeness: judgeCompleteness(input.comparison, quotation.quotationId),
        delivery: judgeDelivery(input, quotation, fastest),
        distance: judgeDistance(input.rfq, quotation),
        record: judgeRecord(quotation.record),
        validity: judgeValidity(input.rfq, quotation),
      };
      return [quotation.quotationId, addUp(parts)];
    }),
  );
}

interface Judged {
  /** From 0 to 5; null where nothing is known. */
  readonly value: number | null;
  readonly said: readonly Said[];
}

const sentence = (key: ScoreSentence, values: Said['values'] = {}): Said => ({ key, values });
const clamp = (value: number) => Math.min(highest, Math.max(0, value));

function addUp(judged: Readonly<Record<PartName, Judged>>): Score {
  const known = partNames.filter((name) => judged[name].value !== null);
  const whole = known.reduce((sum, name) => sum + weights[name], 0);
  let before = 0;
  let given = 0;
  const parts = partNames.map((name): ScorePart => {
    const { value, said } = judged[name];
    if (value === null) return { name, weight: 0, value: 0, said };
    before += weights[name];
    const weight = Math.round((before * 1_000) / whole) - given;
    given += weight;
    return { name, weight, value: Math.round(value * 100), said };
  });
  const sum = parts.reduce((total, { weight, value }) => total + weight * value, 0);
  return { value: Math.round(sum / 1_000), parts };
}

const percent = (ratio: number) => Math.round(Math.abs(ratio - 1) * 100);

function judgePrice({ toLowest, bids = 0, toMarket, isMissing = false }: Prices): Judged {
  const said: Said[] = [];
  const values: { value: number; weight: number }[] = [];
  if (toLowest) {
    const value = clamp((highest * (dearest - toLowest.counted)) / (dearest - 1));
    values.push({ value, weight: 0.6 });
    if (toLowest.offered !== undefined) said.push(saidOfLowest(toLowest.offered, bids));
  }
  if (toMarket) {
    values.push({ value: clamp((dearest - toMarket.counted) * 10), weight: 0.4 });
    if (toMarket.offered !== undefined) said.push(saidOfMarket(toMarket.offered));
  }
  if (values.length === 0) return { value: null, said: [sentence('priceUnknown')] };
  return {
    value: average(values),
    said: [...said, ...(isMissing ? [sentence('priceMissing')] : [])],
  };
}

const saidOfLowest = (ratio: number, bids: number): Said =>
  sentence(percent(ratio) === 0 ? 'priceLowest' : 'priceAboveLowest', {
    percent: percent(ratio),
    bids,
  });

function saidOfMarket(ratio: number): Said {
  const other = ratio < 1 ? 'priceBelowMarket' : 'priceAboveMarket';
  return sentence(percent(ratio) < 2 ? 'priceAtMarket' : other, { percent: percent(ratio) });
}

function average(values: readonly { value: number; weight: number }[]): number {
  const weight = values.reduce((sum, one) => sum + one.weight, 0);
  return values.reduce((sum, one) => sum + one.value * one.weight, 0) / weight;
}

function judgeCompleteness({ lines, quotations }: Comparison, quotationId: string): Judged {
  const found = quotations.find((one) => one.quotationId === quotationId);
  const covered = found?.coveredLines ?? 0;
  const part = found?.partLines ?? 0;
  if (lines.length === 0) return { value: highest, said: [sentence('completeSumOnly')] };
  if (found?.coveredLines === null) return { value: 2, said: [sentence('completeSum')] };
  const values = { covered, part, lines: lines.length };
  const shares = found?.offers.map((one) => (one?.isOpenSubstitute ? 0 : (one?.share ?? 0))) ?? [];
  const given = shares.reduce((sum, share) => sum + share, 0);
  const open = found?.openSubstitutes.length ?? 0;
  return {
    value: (highest * given) / lines.length,
    said: [
      sentence(completenessOf(values), values),
      ...(open > 0 ? [sentence('completeSubstitutes', { open })] : []),
    ],
  };
}

function completenessOf(of: { covered: number; part: number; lines: number }): ScoreSentence {
  if (of.covered === of.lines) return 'completeAll';
  return of.part === 0 ? 'completeSome' : 'completePart';
}

const dayMs = 86_400_000;

function judgeDelivery(
  { rfq, quotations, now }: ScoreInput,
  { deliveryDays: days, isPickup }: ScoredQuotation,
  fastest: number,
): Judged {
  const pickup = isPickup ? [sentence('deliveryPickup')] : [];
  if (days === null) return { value: 0, said: [sentence('deliveryUnknown'), ...pickup] };
  const said = (key: ScoreSentence, values: Said['values'] = {}) => [
    sentence(key, { days, ...values }),
    ...pickup,
  ];
  // Who must be collected from has delivered nothing yet.
  const most = isPickup ? highest - 1 : highest;
  if (rfq.deliveryDate) {
    const late = days - Math.max(0, Math.floor((Date.parse(rfq.deliveryDate) - now) / dayMs));
    if (late <= 0) return { value: most, said: said('deliveryInTime') };
    return { value: clamp(most - late * 0.5), said: said('deliveryLate', { late }) };
  }
  const behind = days - fastest;
  const key = behind === 0 && quotations.length > 1 ? 'deliveryFastest' : 'deliverySlower';
  return { value: clamp(most - (behind * highest) / 14), said: said(key, { behind }) };
}

const farKm = 500;

function judgeDistance({ county }: ScoredRfq, { supplierCounty: from }: ScoredQuotation): Judged {
  const km = kmBetween(from, county);
  if (km === null || !county || !from) return { value: null, said: [sentence('distanceUnknown')] };
  if (from === county) return { value: highest, said: [sentence('distanceSame', { county })] };
  const said = [sentence('distanceKm', { km, from, county })];
  return { value: clamp(highest * (1 - km / farKm)), said };
}

/** An answer within half a day is as good as can be, one after three days no good. */
const promptHours = 12;
const slowHours = 72;

function judgeRecord(record: SupplierRecord | null): Judged {
  const said: Said[] = [];
  const values: { value: number; weight: number }[] = [];
  if (record?.onTimeRate != null) {
    values.push({ value: highest * record.onTimeRate, weight: 0.6 });
    const orders = record.completedOrders;
    said.push(sentence('recordOnTime', { percent: Math.round(record.onTimeRate * 100), orders }));
  }
  if (record?.responseHours != null) {
    const share = (record.responseHours - promptHours) / (slowHours - promptHours);
    values.push({ value: clamp(highest * (1 - share)), weight: 0.2 });
    said.push(sentence('recordAnswers', { hours: Math.max(1, Math.round(record.responseHours)) }));
  }
  if (record?.winRate != null) {
    values.push({ value: clamp(highest * record.winRate * 2), weight: 0.2 });
    said.push(sentence('recordWins', { percent: Math.round(record.winRate * 100) }));
  }
  return values.length > 0
    ? { value: average(values), said }
    : { value: null, said: [sentence('recordUnknown')] };
}

/** So many days after the request closes are enough to decide and to order. */
const enoughDays = 14;

function judgeValidity({ closesAt }: ScoredRfq, { validUntil }: ScoredQuotation): Judged {
  const days = Math.floor((Date.parse(validUntil) - Date.parse(closesAt)) / dayMs);
  if (days < 0) return { value: 0, said: [sentence('validOver')] };
  const key = days >= enoughDays ? 'validLong' : 'validShort';
  return { value: clamp((highest * days) / enoughDays), said: [sentence(key, { days })] };
}
