import * as z from 'zod/mini';
import { nairobiDay } from '../../../shared/dates.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { listOf } from '../../../shared/responses.ts';
import { newKey } from '../../../ui/data/sending-key.ts';
import { isLoad } from '../../materials/unit-rules.ts';
import { defaultOpenDays, specificationText } from '../rules.ts';
import type { Rfq, RfqItem } from '../schema.ts';

/** What stands in a field; a draft of before that has no such field has nothing in it. */
const typed = z._default(z.string(), '');
const chosenId = z._default(z.nullable(z.string()), null);

const lineSchema = z.object({
  /** Tells lines apart on this device. */
  key: z.string(),
  /** Of a line that is stored already. */
  id: z.optional(z.string()),
  productName: typed,
  productId: chosenId,
  categoryId: chosenId,
  quantity: typed,
  unit: typed,
  specifications: typed,
  estimatedBudget: typed,
  /** Tonnes of one load, where the unit is one; empty where that is not said. */
  loadTonnes: typed,
});
export type DraftLine = z.infer<typeof lineSchema>;

/** An RFQ while it is written: everything as it stands in the fields. */
export const draftSchema = z.object({
  title: z.string(),
  description: typed,
  deliveryLocation: typed,
  deliveryCounty: typed,
  /** "2026-12-01", or empty. */
  deliveryDate: typed,
  closesAt: typed,
  verifiedOnly: z._default(z.boolean(), false),
  projectId: typed,
  /** Ids of the suppliers it is sent to; null for all that match. */
  suppliers: z.catch(z.nullable(listOf(z.string())), null),
  lines: listOf(lineSchema),
});
export type RfqDraft = z.infer<typeof draftSchema>;

export const emptyDraft: RfqDraft = draftSchema.parse({ title: '', lines: [] });

export const newLine = (values: Partial<DraftLine> = {}): DraftLine =>
  lineSchema.parse({ key: newKey(), ...values });

const { key: _key, id: _id, ...lineFields } = lineSchema.shape;
/** What a line says, field by field. */
export const saidOf = (line: DraftLine) =>
  Object.keys(lineFields).map((field) => line[field as keyof typeof lineFields]);

const isEmptyLine = (line: DraftLine) =>
  [line.productName, line.quantity, line.specifications].every((text) => text.trim() === '');

/** Whether somebody has entered anything. */
export function isEmptyDraft(draft: RfqDraft): boolean {
  const { title, description, deliveryLocation, deliveryCounty, deliveryDate } = draft;
  const texts = [title, description, deliveryLocation, deliveryCounty, deliveryDate];
  return texts.every((text) => text.trim() === '') && draft.lines.every(isEmptyLine);
}

/** The draft with lines behind those that are there; lines left empty make room for them. */
export function withLines(draft: RfqDraft, lines: readonly DraftLine[]): RfqDraft {
  return { ...draft, lines: [...draft.lines.filter((line) => !isEmptyLine(line)), ...lines] };
}

/** The lines that say something, with the places they have in the draft. */
export function sentLines(draft: RfqDraft): readonly DraftLine[] {
  return draft.lines.filter((line) => !isEmptyLine(line));
}

/**
 * The draft as the calls take it; what is empty is null. Without a closing date the server has one. An
 * edit says everything, so that what was taken away goes.
 */
export function bodyOf(draft: RfqDraft, isEdit = false) {
  const items = itemsOf(draft);
  return {
    title: draft.title,
    description: draft.description,
    deliveryLocation: draft.deliveryLocation.trim() || null,
    deliveryDate: draft.deliveryDate || null,
    ...(draft.deliveryCounty || isEdit ? { deliveryCounty: draft.deliveryCounty || null } : {}),
    ...(draft.closesAt ? { closesAt: draft.closesAt } : {}),
    ...(draft.verifiedOnly || isEdit ? { verifiedOnly: draft.verifiedOnly } : {}),
    ...(items.length > 0 || isEdit ? { items } : {}),
    ...(draft.projectId && !isEdit ? { projectId: draft.projectId } : {}),
    ...(draft.suppliers && !isEdit ? { supplierIds: draft.suppliers } : {}),
  };
}

function itemsOf(draft: RfqDraft) {
  return sentLines(draft).map((line) => ({
    ...(line.id ? { id: line.id } : {}),
    productName: line.productName,
    ...(line.productId ? { productId: line.productId } : {}),
    ...(line.categoryId ? { categoryId: line.categoryId } : {}),
    quantity: plainNumber(line.quantity),
    unit: line.unit.trim() || null,
    specifications: line.specifications.trim() || null,
    estimatedBudget: plainNumber(line.estimatedBudget) || null,
    loadTonnes: isLoad(line.unit) ? line.loadTonnes.trim() || null : null,
  }));
}

/** A stored RFQ as its form begins with it. */
export function draftOf(rfq: Rfq, items: readonly RfqItem[]): RfqDraft {
  return {
    title: rfq.title,
    description: rfq.description,
    deliveryLocation: rfq.deliveryLocation ?? '',
    deliveryCounty: rfq.deliveryCounty ?? '',
    deliveryDate: rfq.deliveryDate ? nairobiDay(rfq.deliveryDate) : '',
    closesAt: nairobiDay(rfq.closesAt),
    verifiedOnly: rfq.verifiedOnly,
    projectId: '',
    suppliers: null,
    lines: items.map((item) =>
      newLine({
        key: item.id,
        id: item.id,
        productName: item.productName,
        productId: item.productId,
        categoryId: item.categoryId,
        quantity: String(item.quantity),
        unit: item.unit ?? '',
        specifications: specificationText(item.specifications),
        estimatedBudget: item.estimatedBudget?.replace(/\.00$/, '') ?? '',
        loadTonnes: item.loadTonnes === null ? '' : String(item.loadTonnes),
      }),
    ),
  };
}

/**
 * What an edit sends of the fields that raise no version: those that were touched, so that what somebody
 * else set meanwhile stays.
 *
 * @param start the RFQ as the form shows it at first
 */
export function withoutUntouched(body: ReturnType<typeof bodyOf>, start: RfqDraft) {
  const { title, closesAt, verifiedOnly, ...versioned } = body;
  return {
    ...versioned,
    ...(title === start.title ? {} : { title }),
    ...(closesAt === undefined || closesAt === start.closesAt ? {} : { closesAt }),
    ...(verifiedOnly === start.verifiedOnly ? {} : { verifiedOnly }),
  };
}

/** What an edit sends: a time whose day was left alone is the time that is stored. */
export function withStoredTimes(
  body: Partial<ReturnType<typeof bodyOf>>,
  { deliveryDate, closesAt }: Pick<Rfq, 'deliveryDate' | 'closesAt'>,
) {
  const isSameDay = deliveryDate && body.deliveryDate === nairobiDay(deliveryDate);
  return {
    ...body,
    ...(isSameDay ? { deliveryDate } : {}),
    ...(body.closesAt === nairobiDay(closesAt) ? { closesAt } : {}),
  };
}

/** The last day for answers where none is chosen, as the server sets it: a week from today, or the day of delivery before. */
export function closingDayOf(draft: RfqDraft, now: Date): string {
  const week = nairobiDay(new Date(now.getTime() + defaultOpenDays * 86_400_000));
  return draft.deliveryDate !== '' && draft.deliveryDate < week ? draft.deliveryDate : week;
}
