import { nairobiDay } from '../../../shared/dates.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { newKey } from '../../../ui/data/sending-key.ts';
import { isLoad } from '../../materials/unit-rules.ts';
import { defaultOpenDays, specificationText } from '../rules.ts';
import type { Rfq, RfqItem } from '../schema.ts';

/** An RFQ while it is written: everything as it stands in the fields. */
export interface RfqDraft {
  readonly title: string;
  readonly description: string;
  readonly deliveryLocation: string;
  readonly deliveryCounty: string;
  /** "2026-12-01", or empty. */
  readonly deliveryDate: string;
  readonly closesAt: string;
  readonly verifiedOnly: boolean;
  /** Ids of the suppliers it is sent to; null for all that match. */
  readonly suppliers: readonly string[] | null;
  readonly lines: readonly DraftLine[];
}

export interface DraftLine {
  /** Tells lines apart on this device. */
  readonly key: string;
  /** Of a line that is stored already. */
  readonly id?: string | undefined;
  readonly productName: string;
  readonly productId: string | null;
  readonly categoryId: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly specifications: string;
  readonly estimatedBudget: string;
  /** Tonnes of one load, where the unit is one; empty where that is not said. */
  readonly loadTonnes: string;
}

export const emptyDraft: RfqDraft = {
  title: '',
  description: '',
  deliveryLocation: '',
  deliveryCounty: '',
  deliveryDate: '',
  closesAt: '',
  verifiedOnly: false,
  suppliers: null,
  lines: [],
};

export function newLine(values: Partial<Omit<DraftLine, 'key'>> = {}): DraftLine {
  return {
    key: newKey(),
    productName: '',
    productId: null,
    categoryId: null,
    quantity: '',
    unit: '',
    specifications: '',
    estimatedBudget: '',
    loadTonnes: '',
    ...values,
  };
}

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
    suppliers: null,
    lines: items.map((item) => ({
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
    })),
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
