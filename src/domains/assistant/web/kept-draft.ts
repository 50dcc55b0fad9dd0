import * as z from 'zod/mini';
import { readStored, store } from '../../../ui/data/device-store.ts';
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

/** Changes of a draft that was not sent, kept on this device. */
const nameOf = (draftId: string) => `assistant-draft-${draftId}`;

export const keptDraft = (draftId: string): DraftFields | null =>
  fieldsSchema.safeParse(readStored(nameOf(draftId))).data ?? null;

export const keepDraft = (draftId: string, fields: DraftFields): void =>
  store(nameOf(draftId), fields);

export const forgetDraft = (draftId: string): void => store(nameOf(draftId), null);
