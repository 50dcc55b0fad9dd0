import * as z from 'zod/mini';
import type { DraftLine, RfqDraft } from '../schema.ts';

/** What of a draft can be changed before it is sent. */
export type DraftFields = Omit<RfqDraft, 'id' | 'description' | 'sent' | 'items'> & {
  readonly items: readonly FieldLine[];
};

/** A line as it stands in the form. */
export interface FieldLine extends DraftLine {
  /** What the draft called it, whatever it is called now; missing where it was added by hand. */
  readonly was?: string | undefined;
}

/** What the form holds of a draft that nobody has changed. */
export const fieldsOf = ({
  title,
  deliveryLocation,
  deliveryCounty,
  deliveryDate,
  items,
}: RfqDraft): DraftFields => ({
  title,
  deliveryLocation,
  deliveryCounty,
  deliveryDate,
  items: items.map((line) => ({ ...line, was: line.productName })),
});

const text = z.nullable(z.string());
/** What stands there may be of another release. */
const fieldsSchema: z.ZodMiniType<DraftFields> = z.object({
  title: z.string(),
  deliveryLocation: text,
  deliveryCounty: text,
  deliveryDate: text,
  items: z.array(
    z.object({
      productName: z.string(),
      categoryId: text,
      quantity: z.nullable(z.number()),
      unit: text,
      was: z.optional(z.string()),
    }),
  ),
});

/** Changes of a draft that was not sent, kept on this device; storage may be refused. */
const keyOf = (draftId: string) => `assistant-draft-${draftId}`;

export function keptDraft(draftId: string): DraftFields | null {
  try {
    const kept = localStorage.getItem(keyOf(draftId));
    return kept === null ? null : (fieldsSchema.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null;
  }
}

export function keepDraft(draftId: string, fields: DraftFields): void {
  try {
    localStorage.setItem(keyOf(draftId), JSON.stringify(fields));
  } catch {
    // The card keeps them as long as it is open.
  }
}

export function forgetDraft(draftId: string): void {
  try {
    localStorage.removeItem(keyOf(draftId));
  } catch {
    // Nothing was kept.
  }
}
