import { issuesOf, type RefusalTexts } from '../../../messages/refusals.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { errorsOf } from '../../../ui/refusals.ts';
import { type CreateRfqBody, createRfqSchema } from '../../rfqs/schema.ts';
import { descriptionOf } from '../draft-rules.ts';
import type { DraftFields } from './chat-store.ts';

/** By field: "title", "items.0.quantity". */
export type DraftErrors = FieldErrors;

/** What is sent, whatever else the draft came with; an empty quantity is refused at its field. */
export function bodyOf(fields: DraftFields): CreateRfqBody {
  const { title, deliveryLocation, deliveryCounty, deliveryDate, items, projectId } = fields;
  return {
    title,
    deliveryLocation,
    deliveryCounty,
    deliveryDate,
    description: descriptionOf(items),
    ...(projectId && { projectId }),
    items: items.map(({ productName, categoryId, quantity, unit }) => ({
      productName,
      categoryId,
      quantity: quantity ?? '',
      unit,
    })),
  };
}

/** What the call would refuse, by field; empty where it may be sent. `today` is Nairobi's day. */
export function checkDraft(fields: DraftFields, today: string, texts: RefusalTexts): DraftErrors {
  const { error } = createRfqSchema.safeParse(bodyOf(fields));
  const found = errorsOf(issuesOf(error), texts, fieldOf);
  const isPast = fields.deliveryDate !== null && fields.deliveryDate.slice(0, 10) < today;
  return isPast ? { deliveryDate: texts.delivery_date_past, ...found } : found;
}

/** What the server refused, by field. */
export const refusalsOf = (error: unknown, texts: RefusalTexts): DraftErrors =>
  error instanceof ApiError ? errorsOf(error.issues, texts, fieldOf) : {};

const fieldOf = ({ path }: { readonly path: string }) =>
  /^items\.\d+\.\w+/.exec(path)?.[0] ?? path.split('.')[0] ?? path;
