import { fill, type Messages } from '../../../messages/index.ts';
import { lookUp } from '../../../messages/material-words.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { createRfqSchema, editRfqSchema, rfqWords } from '../schema.ts';
import { bodyOf, type RfqDraft, sentLines } from './draft.ts';

type Problems = Messages['rfqs']['problems'];
/** By field; of lines as `<key of the line>.<field>`. */
export type RfqErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: string;
  readonly message: string;
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

/** What is chosen with a name is complained of there. */
const shownAt: Readonly<Record<string, string>> = {
  productId: 'productName',
  categoryId: 'productName',
};

function errorsOf(issues: readonly Issue[], draft: RfqDraft, t: Problems): RfqErrors {
  const lines = sentLines(draft);
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const [, index, field] = /^items\.(\d+)\.(\w+)/.exec(path) ?? [];
    const line = index === undefined ? undefined : lines[Number(index)];
    const name =
      line && field ? `${line.key}.${shownAt[field] ?? field}` : (path.split('.')[0] ?? '');
    if (!errors.has(name)) errors.set(name, problemText(message, t));
  }
  return Object.fromEntries(errors);
}

/** A sentence of the schema or the server in the reader's language, where it has a translation. */
export function problemText(message: string, t: Problems): string {
  const names = Object.keys(rfqWords) as (keyof typeof rfqWords)[];
  const known = names.find((name) => rfqWords[name] === message);
  return known ? t[known] : fill(t.other, { message });
}

/** Why the server refused what was done about an RFQ, in the reader's language; null where it does not say. */
export function refusalWords(
  error: unknown,
  { refusals, problems }: Messages['rfqs'],
): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const [issue] = error.issues;
  const known =
    lookUp(refusals, error.code ?? '') ?? (issue && problemText(issue.message, problems));
  return known ?? (error.sentence && fill(refusals.other, { message: error.sentence }));
}

const nothingWrong: RfqErrors = {};

/** What is wrong with each line, by its key: the same object for all lines in order. */
export function errorsByLine(errors: RfqErrors): (key: string) => RfqErrors {
  const lines = new Map<string, Record<string, string>>();
  for (const [name, words] of Object.entries(errors)) {
    const [key = '', field] = name.split('.');
    if (field) lines.set(key, { ...lines.get(key), [name]: words });
  }
  return (key) => lines.get(key) ?? nothingWrong;
}
