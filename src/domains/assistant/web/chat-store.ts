import * as z from 'zod/mini';
import { readStored, store } from '../../../ui/data/device-store.ts';
import { newKey } from '../../../ui/data/sending-key.ts';
import type { DraftLine, RfqDraft } from '../schema.ts';

/** What this device stores of the chat. It outlives the page; what another release wrote there is nothing. */
const stored =
  <T>(kind: string, schema: z.ZodMiniType<T>) =>
  (id: string) => {
    const name = `assistant-${kind}-${id}`;
    return {
      get: (): T | null => schema.safeParse(readStored(name)).data ?? null,
      /** @param value null forgets it */
      set: (value: T | null): void => store(name, value),
    };
  };

/** What an account is writing, until it is answered. */
export const storedMessage = stored('message', z.string());

/** A message that is being sent. Sent again under its id it is one message, and answered as it was. */
export interface Sending {
  readonly id: string;
  readonly message: string;
}

/** What an account sent and saw no answer to. */
export const storedSending = stored<Sending>(
  'sending',
  z.object({ id: z.guid(), message: z.string() }),
);

const newId = () => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The sending of a message: the one before where that was the same message, and was not answered. */
export const sendingOf = (before: Sending | null, message: string): Sending =>
  before?.message === message ? before : { id: newId(), message };

/** The conversation that an account resumes here; null where this device knows of none. */
export const storedSession = stored('session', z.string());
/** Instead of a conversation, where another one is begun on purpose. */
export const begunAnew = '';

/** What of a draft can be changed before it is sent. */
export type DraftFields = Omit<RfqDraft, 'id' | 'description' | 'sent' | 'items'> & {
  readonly items: readonly FieldLine[];
  /** Undefined until one is chosen here. */
  readonly projectId?: string | undefined;
};

/** A line as it stands in the form. */
export interface FieldLine extends DraftLine {
  /** What the draft called it, whatever it is called now; missing where it was added by hand. */
  readonly was?: string | undefined;
}

const text = z.nullable(z.string());

/** What was changed by hand in a draft that was not sent. */
export const storedDraft = stored<DraftFields>(
  'draft',
  z.object({
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
    projectId: z.optional(z.string()),
  }),
);

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
