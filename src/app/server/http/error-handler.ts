import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isRetryable } from '../../../platform/transact.ts';
import {
  AppError,
  type FieldIssue,
  invalid,
  issueAt,
  issuesOf,
  issueText,
  overloaded,
  tryAgain,
} from '../../../shared/errors.ts';

/** Every refusal leaves here as {message, code, issues?, details?, requestId}; a 500 never shows internals. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return answerRefusal(request, reply, refusal);
  });
}

export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AppError,
): FastifyReply {
  // A file that failed before its first byte left these: what goes out now is no file, and not compressed.
  reply.removeHeader('content-encoding').removeHeader('content-disposition');
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message: refusal.message,
        code: refusal.code,
        ...(refusal.issues.length > 0 ? { issues: refusal.issues.map(said) } : {}),
        ...(Object.keys(refusal.details).length > 0 ? { details: refusal.details } : {}),
        requestId: request.id,
      }),
    );
}

function toRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(validationIssues(error));
  return databaseRefusal(error) ?? frameworkRefusal(error) ?? internalError();
}

/** An issue with its English sentence. */
const said = ({ path, code, details = {} }: FieldIssue) => ({
  path,
  message: issueText({ path, code, details }),
  code,
  ...(Object.keys(details).length > 0 && { details }),
});

interface ValidationEntry {
  readonly instancePath: string;
  readonly message: string;
  /** What the schema says of the issue; `keys` where it is unknown fields. */
  readonly params: { readonly keys?: readonly string[] };
}

/** More would help nobody, and an answer must not outgrow its request. */
const maxIssues = 20;
const maxNameLength = 100;

function validationIssues(error: { validation: readonly unknown[] }): FieldIssue[] {
  const entries = error.validation.slice(0, maxIssues) as readonly ValidationEntry[];
  const issues = entries.flatMap(({ instancePath, message, params }) => {
    const path = instancePath.split('/').filter(Boolean);
    if (!params.keys) return issuesOf({ issues: [{ ...params, path, message }] });
    return params.keys.slice(0, maxIssues).map((key) => {
      const name = key.slice(0, maxNameLength);
      return issueAt([...path, name].join('.'), 'field_unknown', { name });
    });
  });
  return issues.slice(0, maxIssues);
}

/**
 * Errors of the database that the caller caused: class 22 (bad data) and 23 (broken rule). What a
 * service did not translate into a sentence of its own still must not become a 500.
 */
function databaseRefusal(error: Error & { code?: string }): AppError | null {
  const code = error.code;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return null;
  if (code === '23505' || code === '23P01') {
    return new AppError(409, 'conflict');
  }
  // 55P03: somebody held a row for longer than this one was to wait.
  if (isRetryable(error) || code === '55P03') return tryAgain();
  if (code.startsWith('22') || code.startsWith('23')) {
    return new AppError(422, 'cannot_be_saved');
  }
  if (code === '57014') return overloaded();
  return null;
}

function frameworkRefusal(error: FastifyError): AppError | null {
  const status = error.statusCode;
  if (status === undefined || status >= 500) {
    return status === 503 ? overloaded() : null;
  }
  return new AppError(status, codeOfStatus.get(status) ?? 'refused');
}

type StatusCode =
  | 'bad_request'
  | 'too_large'
  | 'too_long'
  | 'unsupported_media_type'
  | 'too_many_requests';
const codeOfStatus = new Map<number, StatusCode>([
  [400, 'bad_request'],
  [413, 'too_large'],
  [414, 'too_long'],
  [415, 'unsupported_media_type'],
  [429, 'too_many_requests'],
]);

const internalError = () => new AppError(500, 'internal');
