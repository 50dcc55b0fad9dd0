import type { Messages } from '../../../messages/index.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { createRfqSchema, editRfqSchema } from '../schema.ts';
import { bodyOf, type RfqDraft, sentLines } from './draft.ts';

type Problems = Messages['rfqs']['problems'];
/** By field; of lines as `<key of the line>.<field>`. */
export type RfqErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The sentences of the schema and the server by the texts that translate them. */
const sentences: Readonly<Record<string, keyof Problems>> = {
  'Title is required': 'titleRequired',
  'Description is required': 'descriptionRequired',
  'Product name is required': 'productRequired',
  'Quantity is a number above 0, with at most 3 decimals': 'quantityWrong',
  'Budget is an amount such as 1250 or 1250.50': 'budgetWrong',
  'This is not a county of Kenya': 'countyWrong',
  'Delivery date is in the past': 'deliveryPast',
  'Closing date is in the past': 'closingPast',
  'An RFQ is open for at most 180 days': 'closingFar',
  'An RFQ has at most 500 lines': 'tooManyLines',
};

/** A sentence of the schema or the server in the reader's language, where it has a translation. */
export function problemText(message: string, t: Problems): string {
  const key = sentences[message];
  return key ? t[key] : message;
}

/** What the call would refuse of a draft, by field; empty where it may be sent. */
export function checkDraft(draft: RfqDraft, t: Problems, isEdit: boolean): RfqErrors {
  const schema = isEdit ? editRfqSchema : createRfqSchema;
  const issues = schema.safeParse(bodyOf(draft, isEdit)).error?.issues ?? [];
  const found = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return errorsOf(found, draft, t);
}

/** What the server refused of a draft, by field. */
export function refusalsOf(error: unknown, draft: RfqDraft, t: Problems): RfqErrors {
  return error instanceof ApiError ? errorsOf(error.issues, draft, t) : {};
}

function errorsOf(issues: readonly Issue[], draft: RfqDraft, t: Problems): RfqErrors {
  const lines = sentLines(draft);
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const [, index, field] = /^items\.(\d+)\.(\w+)/.exec(path) ?? [];
    const line = index === undefined ? undefined : lines[Number(index)];
    const name = line && field ? `${line.key}.${field}` : (path.split('.')[0] ?? '');
    if (!errors.has(name)) errors.set(name, problemText(message, t));
  }
  return Object.fromEntries(errors);
}
