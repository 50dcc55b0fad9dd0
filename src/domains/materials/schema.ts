import * as z from 'zod/mini';
import { listLimit } from '../../shared/list-query.ts';
import { asOneLine, isOneLine, visibleText } from '../../shared/visible-text.ts';

/** What admins write into the materials dictionary, its names, the answers and the gazetteer, by a call or from a file. */

const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine(isOneLine, 'line_breaks'),
      z.overwrite(asOneLine),
      visibleText('line_short'),
      z.minLength(2, 'line_short'),
      z.maxLength(max, 'text_long'),
    );

const word = line(60).check(z.toLowerCase());
const words = z.array(word).check(z.maxLength(80));
const aliases = z.array(word).check(z.maxLength(400));
const described = z
  .string()
  .check(
    z.trim(),
    z.refine(isOneLine, 'line_breaks'),
    z.overwrite(asOneLine),
    z.maxLength(1000, 'text_long'),
  );

const materialKey = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'key_wrong'))
  .check(z.maxLength(60, 'text_long'));

const materialFields = {
  name: line(80),
  categorySlug: line(80),
  unit: line(40),
  attributeKeys: z
    .array(z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'attribute_key_wrong')))
    .check(z.maxLength(20)),
  tagsEn: words,
  tagsSw: words,
  tagsSlang: words,
};
export const materialEntrySchema = z.strictObject({ ...materialFields, aliases, described });
export const materialKeySchema = z.strictObject({ key: materialKey });

const town = line(60);
const county = line(40);
export const placeKeySchema = z.strictObject({ county, town });
export const placeEntrySchema = z.strictObject({ aliases: words });

const isOnce = (all: readonly string[]) => new Set(all).size === all.length;

/** A name that several types share, likeliest first; without types: of what nobody sells here. */
export const ambiguousAliasKeySchema = z.strictObject({ name: word });
const ambiguousAliasFields = {
  materialKeys: z.array(materialKey).check(z.maxLength(12), z.refine(isOnce, 'word_repeated')),
};
export const ambiguousAliasEntrySchema = z.strictObject(ambiguousAliasFields);

const singleWord = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z][a-z0-9']{1,29}$/, 'single_word_wrong'));
/** Words that stand for each other in names, in the singular, called by one of them. */
export const synonymsKeySchema = z.strictObject({ word: singleWord });
const synonymsFields = {
  others: z
    .array(singleWord)
    .check(z.minLength(1), z.maxLength(12), z.refine(isOnce, 'word_repeated')),
};
export const synonymsEntrySchema = z.strictObject(synonymsFields);

const questions = z.array(line(160)).check(z.minLength(1, 'question_missing'), z.maxLength(12));
const answer = line(600);
const answerFields = {
  /** How people ask for it; the first one is its title. */
  questionsEn: questions,
  questionsSw: questions,
  answerEn: answer,
  answerSw: answer,
  sourceTitle: line(80),
  sourceUrl: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(?:https:\/\/\S+)?$/, 'source_url_wrong'),
        z.maxLength(300, 'text_long'),
      ),
    '',
  ),
  /** The page of the product that leads on. */
  link: z._default(
    z
      .string()
      .check(z.trim(), z.regex(/^(?:\/[^\s/]\S*)?$/, 'link_wrong'), z.maxLength(200, 'text_long')),
    '',
  ),
  materialKeys: z._default(
    z.array(materialKey).check(z.maxLength(12), z.refine(isOnce, 'word_repeated')),
    [],
  ),
  tags: z._default(words, []),
};
/** An answer to what people ask about materials, rules or the product, in both languages. */
export const answerKeySchema = z.strictObject({ key: materialKey });
export const answerEntrySchema = z.strictObject(answerFields);

/** Lists of the dictionary; the cursor comes with the page before. */
export const knowledgeListQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, 'text_long'))),
  limit: listLimit(200, 500),
  cursor: z.optional(z.string().check(z.maxLength(400, 'cursor_foreign'))),
});

const materialChangeFields = {
  ...materialFields,
  aliases: z.optional(aliases),
  described: z.optional(described),
};
/** What is left out stays as it is. */
const materialChangeSchema = z.strictObject(materialChangeFields);

/**
 * A file of changes: all of it is written, or nothing. Materials without `aliases` or `described`
 * keep what they have of these.
 */
export const knowledgeFileSchema = z.strictObject({
  materials: z._default(z.array(z.strictObject({ key: materialKey, ...materialChangeFields })), []),
  ambiguousAliases: z._default(
    z.array(z.strictObject({ name: word, ...ambiguousAliasFields })),
    [],
  ),
  removedAmbiguousAliases: z._default(z.array(word), []),
  synonyms: z._default(z.array(z.strictObject({ word: singleWord, ...synonymsFields })), []),
  removedSynonyms: z._default(z.array(singleWord), []),
  answers: z._default(z.array(z.strictObject({ key: materialKey, ...answerFields })), []),
  removedAnswers: z._default(z.array(materialKey), []),
  places: z._default(z.array(z.strictObject({ county, town, aliases: words })), []),
  removedPlaces: z._default(z.array(placeKeySchema), []),
});

export type MaterialEntry = z.infer<typeof materialEntrySchema>;
export type MaterialChange = z.infer<typeof materialChangeSchema>;
export type AmbiguousAliasEntry = z.infer<typeof ambiguousAliasEntrySchema>;
export type SynonymsEntry = z.infer<typeof synonymsEntrySchema>;
export type AnswerEntry = z.infer<typeof answerEntrySchema>;
export interface Answer extends AnswerEntry {
  readonly key: string;
}
export type KnowledgeListQuery = z.infer<typeof knowledgeListQuerySchema>;
export type PlaceKey = z.infer<typeof placeKeySchema>;
export type PlaceEntry = z.infer<typeof placeEntrySchema>;
export type KnowledgeFile = z.infer<typeof knowledgeFileSchema>;
