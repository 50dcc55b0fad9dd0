import type { FastifyInstance } from 'fastify';
import { type FieldIssue, invalid } from '../../../shared/errors.ts';

const maxDepth = 12;

/** PostgreSQL stores neither NUL nor half a surrogate pair: such text is refused at the edge, at its field. */
export function addStorableTextCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const issues: FieldIssue[] = [];
    collect(request.params, [], issues);
    collect(request.query, [], issues);
    if (request.body !== undefined && !Buffer.isBuffer(request.body)) {
      collect(request.body, [], issues);
    }
    if (issues.length > 0) throw invalid(issues);
  });
}

function collect(value: unknown, path: readonly string[], issues: FieldIssue[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      issues.push({
        path: path.join('.'),
        message: 'This text holds characters that cannot be stored',
      });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= maxDepth) {
    issues.push({ path: path.join('.'), message: 'This is nested too deeply' });
    return;
  }
  for (const [key, entry] of Object.entries(value)) {
    if (key.includes('\0')) {
      issues.push({
        path: path.join('.'),
        message: 'A field name holds characters that cannot be stored',
      });
      return;
    }
    collect(entry, [...path, key], issues);
  }
}
