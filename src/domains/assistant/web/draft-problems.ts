import type { Messages } from '../../../messages/index.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { type CreateRfqBody, createRfqSchema } from '../../rfqs/schema.ts';
import { problemText } from '../../rfqs/web/public.tsx';
import { descriptionOf } from '../draft-rules.ts';
import type { DraftFields } from './chat-store.ts';

type Problems = Messages['rfqs']['problems'];
/** By field: "title", "items.0.quantity". */
export type DraftErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** What is sent, whatever else the draft came with; an empty quantity is refused at its field. */
export function bodyOf(fields: DraftFields): CreateRfqBody {
  const { title, deliveryLocation, deliveryCounty, deliveryDate, items } = fields;
  return {
    title,
    deliveryLocation,
    deliveryCounty,
    deliveryDate,
    description: descriptionOf(items),
    items: items.map(({ productName, categoryId, quantity, unit }) => ({
      productName,
      categoryId,
      quantity: quantity ?? '',
      unit,
    })),
  };
}

/** What the call would refuse, by field; empty where it may be sent. `today` is Nairobi's day. */
export function checkDraft(fields: DraftFields, today: string, t: Problems): DraftErrors {
  const issues = createRfqSchema.safeParse(bodyOf(fields)).error?.issues ?? [];
  const found = errorsOf(
    issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    t,
  );
  const isPast = fields.deliveryDate !== null && fields.deliveryDate.slice(0, 10) < today;
  return isPast ? { deliveryDate: t.deliveryPast, ...found } : found;
}

/** What the server refused, by field. */
export const refusalsOf = (error: unknown, t: Problems): DraftErrors =>
  error instanceof ApiError ? errorsOf(error.issues, t) : {};

function errorsOf(issues: readonly Issue[], t: Problems): DraftErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = /^items\.\d+\.\w+/.exec(path)?.[0] ?? path.split('.')[0] ?? '';
    if (!errors.has(name)) errors.set(name, problemText(message, t));
  }
  return Object.fromEntries(errors);
}
