import * as z from 'zod/mini';

/** A text that `parse` understands, as `parse` writes it. */
export const parsedField = (parse: (text: string) => string | null, wrong: string) =>
  z.pipe(
    z.string(wrong).check(
      z.maxLength(100, { error: wrong, abort: true }),
      z.refine((text) => parse(text) !== null, wrong),
    ),
    z.transform((text) => parse(text) ?? text),
  );
