import * as z from 'zod/mini';
import { flag, listLimit } from '../../shared/list-query.ts';
import { count, listOf } from '../../shared/responses.ts';
import { ambiguousAliasKeySchema } from './schema.ts';

/** What people search for, write and ask that no dictionary or answer knows, and what admins make of it. */

export const gapSources = ['search', 'message', 'question'] as const;
export type GapSource = (typeof gapSources)[number];

export const gapListQuerySchema = z.strictObject({
  source: z.enum(gapSources),
  closed: z.optional(flag),
  /** What is dealt with makes room for the next. */
  limit: listLimit(100, 100),
});
export type GapListQuery = z.infer<typeof gapListQuerySchema>;

const gapText = z.string().check(z.minLength(2), z.maxLength(80));
const materialKeys = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(12));
const alias = ambiguousAliasKeySchema.shape.name;

/** That a text is a name of these materials; of several, likeliest first; of none: nobody sells it here. */
export const meaningSchema = z.strictObject({ alias, materialKeys });
export type Meaning = z.infer<typeof meaningSchema>;

export const gapKeySchema = z.strictObject({ source: z.enum(gapSources), text: gapText });
export type GapKey = z.infer<typeof gapKeySchema>;

/** Without a meaning it is dismissed. */
export const gapDecisionSchema = z.strictObject({
  ...gapKeySchema.shape,
  meaning: z.nullable(meaningSchema),
});
export type GapDecision = z.infer<typeof gapDecisionSchema>;

export const gapResponse = z.strictObject({
  /** The source and the text: what a list knows it by. */
  id: z.string(),
  ...gapKeySchema.shape,
  times: count,
  excerpt: z.nullable(z.string()),
  /** "2026-11-28" */
  lastDay: z.string(),
  meaning: z.nullable(meaningSchema),
});
export type Gap = z.infer<typeof gapResponse>;

const namedTypes = listOf(z.string());
/** What a meaning would change, before it is saved. */
export const effectResponse = z.strictObject({
  /** Of the labelled searches: how many there are, and how many are read right without and with it. */
  total: count,
  rightBefore: count,
  rightAfter: count,
  /** Those that are read in another way with it. */
  changed: listOf(
    z.strictObject({
      text: z.string(),
      change: z.enum(['better', 'worse', 'other']),
      before: namedTypes,
      after: namedTypes,
    }),
  ),
  /** What a search for the alias itself means, and how many products of these types are listed. */
  before: namedTypes,
  after: namedTypes,
  products: count,
});
export type AliasEffect = z.infer<typeof effectResponse>;
