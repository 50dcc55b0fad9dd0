import type { FastifyInstance } from 'fastify';
import { AppError, type FieldIssue, invalid, issueAt } from '../../../shared/errors.ts';

const maxDepth = 12;
/** A path longer than this names nothing that a person could find. */
const maxPathLength = 200;

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair: such text is refused at the edge, at its
 * field. The first one found is the answer: a list of them could be far longer than the request.
 */
export function addStorableTextCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    // A page stores nothing; what it reads with such text is refused below it.
    if (request.routeOptions.config.answer === 'page') return;
    const body = Buffer.isBuffer(request.body) ? undefined : request.body;
    for (const part of [request.params, request.query, body]) {
      const issue = findUnstorable(part, '', 0);
      if (issue) throw invalid([issue]);
    }
  });
}

function findUnstorable(value: unknown, path: string, depth: number): FieldIssue | null {
  if (typeof value === 'string') {
    return isStorable(value) ? null : issueAt(path, 'characters_wrong');
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= maxDepth) return issueAt(path, 'nested_deeply');
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) return issueAt(path, 'field_name_wrong');
    const place = path ? `${path}.${key}` : key;
    if (place.length > maxPathLength) throw new AppError(422, 'field_name_long');
    const issue = findUnstorable(entry, place, depth + 1);
    if (issue) return issue;
  }
  return null;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
