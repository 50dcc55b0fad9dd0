import * as z from 'zod/mini';

/** What queries of lists share. Addresses carry text, so every value arrives as one. */

/** How many entries of a list are asked for: `standard` unless said otherwise, at most `most`. */
export function listLimit(standard = 20, most = 50) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), standard);
}

/** Of staff's long lists so many are counted: nobody reads that far, and a count of a million costs more than the page. */
export const mostCounted = 1_000;

/** Of a list whose cursor is the id of the last entry that was read. */
export const pageAfterId = { limit: listLimit(), cursor: z.optional(z.guid()) };

/** Of a list whose cursor comes with the page before, in `Link`. */
export const pageByLink = {
  limit: listLimit(),
  cursor: z.optional(z.string().check(z.maxLength(500, 'cursor_foreign'))),
};

/** "true", "1" */
export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
);
