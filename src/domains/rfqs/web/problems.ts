import { issuesOf, type RefusalTexts } from '../../../messages/refusals.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { errorsOf } from '../../../ui/refusals.ts';
import { createRfqSchema, editRfqSchema } from '../schema.ts';
import { bodyOf, type RfqDraft, sentLines } from './draft.ts';

/** By field; of lines as `<key of the line>.<field>`. */
export type RfqErrors = FieldErrors;

/** What the call would refuse of a draft, by field; empty where it may be sent. */
export function checkDraft(draft: RfqDraft, texts: RefusalTexts, isEdit: boolean): RfqErrors {
  const schema = isEdit ? editRfqSchema : createRfqSchema;
  const { error } = schema.safeParse(bodyOf(draft, isEdit));
  return errorsOf(issuesOf(error), texts, fieldsOf(draft));
}

/** What the server refused of a draft, by field. */
export const refusalsOf = (error: unknown, draft: RfqDraft, texts: RefusalTexts): RfqErrors =>
  error instanceof ApiError ? errorsOf(error.issues, texts, fieldsOf(draft)) : {};

/** What is chosen with a name is complained of there. */
const shownAt: Readonly<Record<string, string>> = {
  productId: 'productName',
  categoryId: 'productName',
};

function fieldsOf(draft: RfqDraft) {
  const lines = sentLines(draft);
  return ({ path }: { readonly path: string }): string => {
    const [, index, field] = /^items\.(\d+)\.(\w+)/.exec(path) ?? [];
    const line = index === undefined ? undefined : lines[Number(index)];
    return line && field ? `${line.key}.${shownAt[field] ?? field}` : (path.split('.')[0] ?? path);
  };
}

const nothingWrong: RfqErrors = {};

/** What is wrong with each line, by its key: the same object for all lines in order. */
export function errorsByLine(errors: RfqErrors): (key: string) => RfqErrors {
  const lines = new Map<string, RfqErrors>();
  for (const [name, words] of Object.entries(errors)) {
    const [key = '', field] = name.split('.');
    if (field) lines.set(key, { ...lines.get(key), [name]: words });
  }
  return (key) => lines.get(key) ?? nothingWrong;
}
