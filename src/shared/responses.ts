import * as z from 'zod/mini';

/** Pieces of what calls answer, for the API document. */

/** Decimal string, KES. */
export const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
/** ISO 8601 UTC. */
export const time = z.iso.datetime();
export const count = z.int().check(z.minimum(0));

export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));

/** A file of one of these media types, as the API document tells it. */
export const fileOf = (...types: readonly string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: z.unknown() }])),
});

/** 204 and 302: there is no body. */
export const nothing = z.null();

/** What a refusal's sentence is filled with, and what programs need to know of it. */
const details = z.record(z.string(), z.union([z.string(), z.number(), listOf(z.string())]));

/** Every answer that is not a success. */
export const refusal = z.strictObject({
  message: z.string(),
  code: z.string(),
  details: z.optional(details),
  issues: z.optional(
    listOf(
      z.strictObject({
        path: z.string(),
        message: z.string(),
        code: z.string(),
        details: z.optional(details),
      }),
    ),
  ),
  requestId: z.string(),
});
