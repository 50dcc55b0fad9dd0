import * as z from 'zod/mini';
import { isOneLine } from '../../shared/visible-text.ts';

/** What admins write into the materials dictionary and the gazetteer, by a call or from a file. */

const line = (max: number, what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(2, `${what} needs at least 2 letters`),
      z.maxLength(max, `${what} may have ${max} letters at most`),
      z.refine(isOneLine, `${what} must be one line of text`),
    );

const word = line(60, 'A word').check(z.toLowerCase());
const words = z.array(word).check(z.maxLength(80, 'At most 80 words'));

const materialKey = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens'))
  .check(z.maxLength(60, 'At most 60 letters'));

const materialFields = {
  name: line(80, 'The name'),
  categorySlug: line(80, 'The category'),
  unit: line(40, 'The unit'),
  attributeKeys: z
    .array(
      z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Use letters and digits: diameterMm')),
    )
    .check(z.maxLength(20, 'At most 20 attributes')),
  tagsEn: words,
  tagsSw: words,
  tagsSlang: words,
};
export const materialEntrySchema = z.strictObject(materialFields);
export const materialKeySchema = z.strictObject({ key: materialKey });

const town = line(60, 'The town');
const county = line(40, 'The county');
export const placeKeySchema = z.strictObject({ county, town });
export const placeEntrySchema = z.strictObject({ aliases: words });

/** A file of changes: all of it is written, or nothing. */
export const knowledgeFileSchema = z.strictObject({
  materials: z._default(z.array(z.strictObject({ key: materialKey, ...materialFields })), []),
  places: z._default(z.array(z.strictObject({ county, town, aliases: words })), []),
  removedPlaces: z._default(z.array(placeKeySchema), []),
});

export type MaterialEntry = z.infer<typeof materialEntrySchema>;
export type PlaceKey = z.infer<typeof placeKeySchema>;
export type PlaceEntry = z.infer<typeof placeEntrySchema>;
export type KnowledgeFile = z.infer<typeof knowledgeFileSchema>;
