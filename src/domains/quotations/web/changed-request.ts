import * as z from 'zod/mini';
import { plainNumber } from '../../../shared/numbers.ts';
import { listOf } from '../../../shared/responses.ts';
import { isSameUnit } from '../../materials/unit-rules.ts';
import { isSameLine } from '../../rfqs/line-rules.ts';
import { materialFields } from '../../rfqs/rules.ts';
import { type Rfq, type RfqItem, rfqItemResponse, rfqResponse } from '../../rfqs/schema.ts';
import type { Draft, LineDraft } from './form-state.ts';

/** What becomes of a quotation that is being written when its buyer changes what is asked for. */

type MaterialField = (typeof materialFields)[number];

const lineFields = rfqItemResponse.shape;
/** What a line asks for, as far as its price depends on it. */
const askedLine = z.object({
  id: lineFields.id,
  productName: lineFields.productName,
  quantity: lineFields.quantity,
  unit: lineFields.unit,
  specifications: lineFields.specifications,
  loadTonnes: lineFields.loadTonnes,
});
export type AskedLine = z.infer<typeof askedLine>;

const { description, deliveryLocation, deliveryCounty, deliveryDate, version } = rfqResponse.shape;
/** A request as a supplier read it. */
export const askedSchema = z.object({
  version,
  terms: z.object({ description, deliveryLocation, deliveryCounty, deliveryDate }),
  lines: listOf(askedLine),
});
export type Asked = z.infer<typeof askedSchema>;

export type RequestChange =
  | { readonly kind: 'added' | 'specifications'; readonly line: AskedLine }
  /** `unitPrice` is what was typed for it, empty where nothing was. */
  | { readonly kind: 'removed'; readonly line: AskedLine; readonly unitPrice: string }
  | { readonly kind: 'quantity'; readonly line: AskedLine; readonly before: AskedLine }
  | { readonly kind: 'terms'; readonly field: MaterialField }
  /** Of nothing that a price depends on, e.g. a budget. */
  | { readonly kind: 'other' };

export const askedOf = (rfq: Rfq, lines: readonly RfqItem[]): Asked =>
  askedSchema.parse({ version: rfq.version, terms: rfq, lines });

/** How a request differs from what it was, in the order in which a page says it. */
export function changesOf(before: Asked, now: Asked, draft: Draft): readonly RequestChange[] {
  const known = byId(before);
  const left = byId(now);
  const typed = new Map(draft.lines.map((line) => [line.rfqItemId, line]));
  const changes: RequestChange[] = [
    ...before.lines
      .filter(({ id }) => !left.has(id))
      .map((line) => {
        const unitPrice = typed.get(line.id)?.unitPrice.trim() ?? '';
        return { kind: 'removed' as const, line, unitPrice };
      }),
    ...now.lines.flatMap((line) => changesOfLine(known.get(line.id), line)),
    ...materialFields
      .filter((field) => before.terms[field] !== now.terms[field])
      .map((field) => ({ kind: 'terms' as const, field })),
  ];
  return changes.length === 0 && now.version > before.version ? [{ kind: 'other' }] : changes;
}

const byId = ({ lines }: Pick<Asked, 'lines'>) => new Map(lines.map((line) => [line.id, line]));

function changesOfLine(before: AskedLine | undefined, line: AskedLine): RequestChange[] {
  if (!before) return [{ kind: 'added', line }];
  const isSaidOtherwise = !isSameLine(compared(before), compared({ ...before, ...saidOf(line) }));
  return [
    ...(line.quantity === before.quantity ? [] : [{ kind: 'quantity' as const, line, before }]),
    ...(isSaidOtherwise ? [{ kind: 'specifications' as const, line }] : []),
  ];
}

const saidOf = ({ productName, specifications, loadTonnes }: AskedLine) => ({
  productName,
  specifications,
  loadTonnes,
});
const compared = (asked: AskedLine) => ({
  ...asked,
  categoryId: null,
  productId: null,
  estimatedBudget: null,
});

/**
 * What was typed, laid over what is asked for now: lines that went are gone, and where all of a line was
 * offered, all of it is offered still. Any other quantity stays as it was typed.
 *
 * @param before as what was typed read it
 * @param start a form that begins now; lines that are new are as they are there
 */
export function laidOver(draft: Draft, before: Asked, now: Asked, start: Draft): Draft {
  const typed = new Map(draft.lines.map((line) => [line.rfqItemId, line]));
  const [known, asked] = [byId(before), byId(now)];
  const lines = start.lines.map((fresh): LineDraft => {
    const line = typed.get(fresh.rfqItemId);
    if (!line) return fresh;
    const [former, latter] = [known.get(line.rfqItemId), asked.get(line.rfqItemId)];
    const isWhole =
      former !== undefined &&
      Number(plainNumber(line.quantity)) === former.quantity &&
      isSameUnit(line.unit, former.unit);
    return isWhole && latter ? { ...line, quantity: String(latter.quantity) } : line;
  });
  return { ...draft, lines };
}
