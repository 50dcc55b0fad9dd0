/** A refusal that a person may read. `message` is a sentence; `code` is for programs. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly FieldIssue[];
  /** Ids of what stands in the way, for programs: {rfqId}. */
  readonly details: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: {
      issues?: readonly FieldIssue[];
      details?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.issues = extra.issues ?? [];
    this.details = extra.details ?? {};
    this.headers = extra.headers ?? {};
  }
}

export interface FieldIssue {
  /** Names the field; nested ones with dots (`items.0.quantity`). */
  readonly path: string;
  readonly message: string;
}

/** No session. The text is recognised by the web application. */
export const unauthorized = () => new AppError(401, 'unauthorized', 'Unauthorized');

export const forbidden = (message: string) => new AppError(403, 'forbidden', message);

/** Missing and not yours get this same answer, so that ids cannot be probed. */
export const notFound = (message: string) => new AppError(404, 'not_found', message);

export const conflict = (
  message: string,
  code = 'conflict',
  details: Readonly<Record<string, string>> = {},
) => new AppError(409, code, message, { details });

export function invalid(issues: readonly FieldIssue[]): AppError {
  return new AppError(422, 'invalid', issues[0]?.message ?? 'Please check the fields', { issues });
}

/** Others changed the same at the same time, and nothing was done: sent again, it may succeed. */
export const tryAgain = () =>
  new AppError(
    409,
    'try_again',
    'This was changed while you were working on it. Please try again.',
    {
      headers: { 'retry-after': '1' },
    },
  );

/** Too much is being done already: the caller may try again, soon. */
export const overloaded = () =>
  new AppError(503, 'overloaded', 'We are very busy right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
