import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isRetryable } from '../../../platform/transact.ts';
import {
  AppError,
  type FieldIssue,
  invalid,
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
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message: refusal.message,
        code: refusal.code,
        ...(refusal.issues.length > 0 ? { issues: refusal.issues } : {}),
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

interface ValidationEntry {
  readonly instancePath: string;
  readonly message?: string;
  /** What the schema says of the issue; `keys` where it is unknown fields. */
  readonly params?: { readonly keys?: readonly string[] };
}

/** More would help nobody, and an answer must not outgrow its request. */
const maxIssues = 20;
const maxNameLength = 100;

function validationIssues(error: { validation: readonly unknown[] }): FieldIssue[] {
  const entries = error.validation.slice(0, maxIssues) as readonly ValidationEntry[];
  const issues = entries.flatMap((entry) => {
    const path = entry.instancePath.split('/').filter(Boolean).join('.');
    const unknownKeys = entry.params?.keys;
    if (unknownKeys) {
      return unknownKeys.slice(0, maxIssues).map((name) => {
        const key = name.slice(0, maxNameLength);
        const message = `${key} is not a field of this request`;
        return { path: path ? `${path}.${key}` : key, message };
      });
    }
    return [{ path, message: entry.message ?? 'Invalid value' }];
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
    return new AppError(
      409,
      'conflict',
      'This already exists or has just been changed. Reload and try again.',
    );
  }
  // 55P03: somebody held a row for longer than this one was to wait.
  if (isRetryable(error) || code === '55P03') return tryAgain();
  if (code.startsWith('22') || code.startsWith('23')) {
    return new AppError(422, 'invalid', 'This request contains a value that we cannot save.');
  }
  if (code === '57014') return overloaded();
  return null;
}

function frameworkRefusal(error: FastifyError): AppError | null {
  const status = error.statusCode;
  if (status === undefined || status >= 500) {
    return status === 503 ? overloaded() : null;
  }
  const known: Readonly<Record<number, readonly [string, string]>> = {
    400: ['bad_request', 'The request could not be read.'],
    413: ['too_large', 'The request is too large.'],
    414: ['too_long', 'The address is too long.'],
    415: ['unsupported_media_type', 'This content type is not supported here.'],
    429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  };
  const [code, message] = known[status] ?? ['refused', 'The request was refused.'];
  return new AppError(status, code, message);
}

const internalError = () =>
  new AppError(500, 'internal', 'Something went wrong on our side. Please try again.');
