import { refusals } from '../messages/en/refusals.ts';
import {
  type Details,
  type DetailsOf,
  type FieldIssue,
  type RefusalCode,
  refusalText,
} from '../messages/refusals.ts';

export { type FieldIssue, issueAt, issuesOf } from '../messages/refusals.ts';

interface Extra {
  readonly details?: Details | undefined;
  readonly issues?: readonly FieldIssue[];
  /** The field that the whole refusal is about. */
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Given<Code extends RefusalCode> =
  Details extends DetailsOf<Code>
    ? [extra?: Extra]
    : [extra: Extra & { readonly details: DetailsOf<Code> }];

/** A refusal that a person may read. `code` names it in every language; `message` is the English. */
export class AppError<Code extends RefusalCode = RefusalCode> extends Error {
  readonly status: number;
  readonly code: Code;
  /** What the sentence is filled with, and ids of what stands in the way: {rfqId}. */
  readonly details: Details;
  readonly issues: readonly FieldIssue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: Code, ...[extra]: Given<Code>) {
    const { details = {}, issues = [], at, headers = {} }: Extra = extra ?? {};
    // The refusal of a whole request is what is wrong with its first field.
    const said = code === 'invalid' ? issues[0] : undefined;
    super(refusalText(refusals, said ?? { code, details }));
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.issues = at === undefined ? issues : [{ path: at, code, details }];
    this.headers = headers;
  }
}

export const issueText = (issue: FieldIssue) => refusalText(refusals, issue);

/** No session. The code and the text are recognised by the web application. */
export const unauthorized = () => new AppError(401, 'unauthorized');

/** What is wrong with the fields of a request. */
export const invalid = (issues: readonly FieldIssue[]) => new AppError(422, 'invalid', { issues });

/** Others changed the same at the same time, and nothing was done: sent again, it may succeed. */
export const tryAgain = () => new AppError(409, 'try_again', { headers: { 'retry-after': '1' } });

/** Too much is being done already: the caller may try again, soon. */
export const overloaded = () =>
  new AppError(503, 'overloaded', { headers: { 'retry-after': '2' } });
