import * as z from 'zod/mini';
import { type FieldIssue, issuesOf, type RefusalTexts } from '../../../messages/refusals.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { fromCents } from '../../../shared/money.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { listOf } from '../../../shared/responses.ts';
import { errorsOf } from '../../../ui/refusals.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import {
  type DeliveryTerms,
  deliveryTerms,
  hasDeliveryCost,
  lumpSumTotals,
  quotationTotals,
  type Totals,
} from '../rules.ts';
import {
  defaultValidityDays,
  maxValidityDays,
  priceListFits,
  type Quotation,
  revisionSchema,
} from '../schema.ts';

/** What is typed into one line. An empty price leaves the line unquoted. */
const lineSchema = z.object({
  rfqItemId: z.string(),
  unitPrice: z.string(),
  quantity: z.string(),
  /** Empty: the one that was asked for. */
  unit: z.string(),
  /** Empty: what was asked for. */
  productId: z.string(),
  productName: z.string(),
  /**
   * Where it was filled from the price list, until somebody has looked at it; `stock` where that is less
   * than is offered, in the line's unit.
   */
  look: z.catch(
    z.nullable(z.object({ fit: z.enum(priceListFits), stock: z.nullable(z.number()) })),
    null,
  ),
});
export type LineDraft = z.infer<typeof lineSchema>;

/** The form as it is typed. */
export const draftSchema = z.object({
  lines: listOf(lineSchema),
  totalAmount: z.string(),
  deliveryTime: z.string(),
  deliveryTerms: z.enum(deliveryTerms),
  deliveryCost: z.string(),
  vatIncluded: z.boolean(),
  /** A day: "2026-12-21". */
  validUntil: z.string(),
  notes: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

export const dayIn = (days: number, now = Date.now()) =>
  nairobiDay(new Date(now + days * 86_400_000));

/** A form that nobody has touched. */
export function emptyDraft(items: readonly RfqItem[]): Draft {
  return {
    lines: items.map(({ id, quantity, unit }) => ({
      rfqItemId: id,
      unitPrice: '',
      quantity: String(quantity),
      unit: unit ?? '',
      productId: '',
      productName: '',
      look: null,
    })),
    totalAmount: '',
    deliveryTime: '',
    deliveryTerms: 'included',
    deliveryCost: '',
    vatIncluded: true,
    validUntil: dayIn(defaultValidityDays),
    notes: '',
  };
}

/** The form of a next revision, as the last one was sent. */
export function draftOf(quotation: Quotation, items: readonly RfqItem[]): Draft {
  const empty = emptyDraft(items);
  const { validUntil, deliveryCost, deliveryTerms, deliveryTime } = quotation;
  return {
    lines: empty.lines.map((line) => {
      const sent = quotation.items.find(({ rfqItemId }) => rfqItemId === line.rfqItemId);
      if (!sent) return line;
      const { unitPrice, quantity, unit } = sent;
      const offered = { productId: sent.productId ?? '', productName: sent.productName ?? '' };
      return { ...line, ...offered, unitPrice, quantity: trimmed(quantity), unit: unit ?? '' };
    }),
    totalAmount: quotation.totalAmount,
    deliveryTime: String(deliveryTime ?? ''),
    deliveryTerms,
    deliveryCost: hasDeliveryCost(deliveryTerms) ? deliveryCost : '',
    vatIncluded: quotation.vatIncluded,
    validUntil: quotation.expired ? empty.validUntil : nairobiDay(validUntil),
    notes: quotation.notes ?? '',
  };
}

/** "12.500" → "12.5" */
export const trimmed = (quantity: string) =>
  quantity.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

export const isQuoted = (line: LineDraft) => line.unitPrice.trim() !== '';

export interface OfferBody {
  readonly totalAmount: string;
  readonly deliveryTime: number | null;
  readonly validUntil: string | null;
  readonly notes: string | null;
  readonly vatIncluded: boolean;
  readonly deliveryTerms: DeliveryTerms;
  readonly deliveryCost: string;
  readonly attachments: readonly string[];
  readonly items: readonly {
    readonly rfqItemId: string;
    readonly quantity: string;
    readonly unit: string | null;
    readonly unitPrice: string;
    readonly productId: string | null;
  }[];
}

/** What the lines come to; null where none is priced, or something in them cannot be read yet. */
export function draftTotals(draft: Draft): Totals | null {
  const lines = draft.lines.filter(isQuoted).map(({ unitPrice, quantity }) => ({
    unitPrice: plainNumber(unitPrice),
    quantity: plainNumber(quantity),
  }));
  if (lines.length === 0) return null;
  const { vatIncluded, deliveryTerms } = draft;
  try {
    return quotationTotals(lines, { vatIncluded, deliveryTerms, deliveryCost: costOf(draft) });
  } catch {
    return null;
  }
}

/** Whether the total is worked out from lines, and not typed. */
export const hasQuotedLines = (draft: Draft) => draft.lines.some(isQuoted);

/**
 * What the form comes to now, by the server's rules; null while it cannot be said. A typed total is
 * taken apart into goods, delivery and VAT.
 */
export function formTotals(draft: Draft): Totals | null {
  if (hasQuotedLines(draft)) return draftTotals(draft);
  const { vatIncluded, deliveryTerms, totalAmount } = draft;
  try {
    const terms = { vatIncluded, deliveryTerms, deliveryCost: costOf(draft) };
    return totalAmount.trim() === '' ? null : lumpSumTotals(plainNumber(totalAmount), terms);
  } catch {
    return null;
  }
}

const costOf = ({ deliveryTerms, deliveryCost }: Draft) =>
  hasDeliveryCost(deliveryTerms) ? plainNumber(deliveryCost) || '0' : '0';

/** What the form sends. With priced lines the total is theirs. */
export function bodyOf(draft: Draft, attachments: readonly string[]): OfferBody {
  const time = draft.deliveryTime.trim();
  return {
    totalAmount: totalOf(draft),
    deliveryTime: time === '' ? null : Number(time),
    validUntil: draft.validUntil || null,
    notes: draft.notes.trim() || null,
    vatIncluded: draft.vatIncluded,
    deliveryTerms: draft.deliveryTerms,
    deliveryCost: costOf(draft),
    attachments,
    items: draft.lines.filter(isQuoted).map((line) => ({
      rfqItemId: line.rfqItemId,
      quantity: plainNumber(line.quantity),
      unit: line.unit.trim() || null,
      unitPrice: plainNumber(line.unitPrice),
      productId: line.productId || null,
    })),
  };
}

/** The total as it is sent and shown; empty where priced lines do not add up yet. */
export function totalOf(draft: Draft): string {
  if (!hasQuotedLines(draft)) return plainNumber(draft.totalAmount);
  const totals = draftTotals(draft);
  return totals ? fromCents(totals.total) : '';
}

/** What is wrong, by the name of its field: `deliveryTime`, `unitPrice.{rfqItemId}`. */
export type Problems = Readonly<Record<string, string>>;

const nothingWrong: Problems = {};

/** What is wrong with each line, by its id: the same object for all lines in order. */
export function problemsByLine(problems: Problems): (rfqItemId: string) => Problems {
  const lines = new Map<string, Record<string, string>>();
  for (const [name, words] of Object.entries(problems)) {
    const id = name.split('.')[1];
    if (id) lines.set(id, { ...lines.get(id), [name]: words });
  }
  return (rfqItemId) => lines.get(rfqItemId) ?? nothingWrong;
}

/** What the total says nothing of. */
const beside = ['deliveryTime', 'validUntil', 'notes'];

/** What is still wrong after something was typed into these fields: with prices the total changes too. */
export function afterTyping(problems: Problems, fields: readonly string[]): Problems {
  const isPriced = fields.some((field) => !beside.includes(field));
  const left = Object.entries(problems).filter(
    ([field]) => !fields.includes(field) && !(isPriced && field === 'totalAmount'),
  );
  return Object.fromEntries(left);
}

/** Holds what the form would send against the schema of the call. */
export function problemsOf(body: OfferBody, texts: RefusalTexts): Problems {
  const issues = issuesOf(revisionSchema.safeParse(body).error);
  const { totalAmount, ...others } = namedProblems(issues, body, texts);
  // A total that cannot be worked out is the fault of what it is worked out from.
  const isOwnFault = totalAmount && (body.items.length === 0 || Object.keys(others).length === 0);
  if (isOwnFault) return { totalAmount, ...dayProblem(body, texts), ...others };
  const all = { ...dayProblem(body, texts), ...others };
  return costsMoreThanAll(body) ? { deliveryCost: texts.delivery_cost_above_total, ...all } : all;
}

/** The last day holds to its end; the server has the last word by its own clock. */
function dayProblem({ validUntil }: OfferBody, texts: RefusalTexts): Problems {
  if (validUntil === null) return {};
  if (validUntil < dayIn(0)) return { validUntil: texts.validity_past };
  return validUntil > dayIn(maxValidityDays - 1) ? { validUntil: texts.validity_long } : {};
}

function costsMoreThanAll(body: OfferBody): boolean {
  if (body.items.length > 0) return false;
  try {
    return lumpSumTotals(body.totalAmount, body) === null;
  } catch {
    return false;
  }
}

/** Issues of the schema or of the server, at the fields of this form. */
export const namedProblems = (
  issues: readonly FieldIssue[],
  body: OfferBody,
  texts: RefusalTexts,
): Problems => errorsOf(issues, texts, ({ path }) => fieldOf(path, body));

/** The file that an offer names in vain, e.g. one of a draft that was kept for days; null for none. */
export function goneFile(
  issues: readonly { readonly path: string }[],
  { attachments }: Pick<OfferBody, 'attachments'>,
): string | null {
  const [place] = issues.flatMap(({ path }) => /^attachments\.(\d+)$/.exec(path)?.[1] ?? []);
  return place === undefined ? null : (attachments[Number(place)] ?? null);
}

function fieldOf(path: string, body: OfferBody): string {
  const [, index, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const line = index === undefined ? undefined : body.items[Number(index)];
  if (line) return `${field}.${line.rfqItemId}`;
  return path.split('.')[0] ?? path;
}
