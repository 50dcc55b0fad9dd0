import { hash } from 'node:crypto';
import { invalid, issueAt } from '../shared/errors.ts';

/** The place after which the next page starts: the sort values of the last row shown, its id last. */
export type Position = readonly (string | number)[];

const checkLength = 12;

/**
 * An opaque cursor. It is bound to the list it came from by a digest over the list's filters and
 * sort: a cursor of another list, or an edited one, would skip entries in silence, so it is refused.
 * (It is no secret: whoever forges one sees the same public list from another place.)
 */
export function writeCursor(list: string, position: Position): string {
  const body = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${body}.${digest(list, body)}`;
}

/** @throws AppError 422 naming `cursor`, when it is not one that this list gave out. */
export function readCursor(list: string, cursor: string): Position {
  const [body = '', check = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || check !== digest(list, body)) throw foreignCursor();
  const position = parsePosition(Buffer.from(body, 'base64url').toString('utf8'));
  if (!position) throw foreignCursor();
  return position;
}

function parsePosition(text: string): Position | null {
  try {
    const values: unknown = JSON.parse(text);
    const isPosition =
      Array.isArray(values) &&
      values.length > 0 &&
      values.every((value) => typeof value === 'string' || Number.isFinite(value));
    return isPosition ? (values as Position) : null;
  } catch {
    return null;
  }
}

const digest = (list: string, body: string) =>
  hash('sha256', `${list}\n${body}`, 'base64url').slice(0, checkLength);

const foreignCursor = () => invalid([issueAt('cursor', 'cursor_foreign')]);
