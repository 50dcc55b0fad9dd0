import * as z from 'zod/mini';
import {
  documentTypes,
  maxUploadBytes,
  objectPathPattern,
  typesFor,
  uploadPurposes,
} from './upload-rules.ts';
import { asOneLine } from './visible-text.ts';

/** POST /api/object-storage/upload-url */
export const uploadRequestSchema = z
  .strictObject({
    filename: z.string('file_name_missing').check(
      z.trim(),
      z.minLength(1, 'file_name_missing'),
      z.maxLength(255, 'text_long'),
      z.regex(/^\P{Cc}*$/u, 'file_name_lines'),
      // A turned name hides its own ending.
      z.overwrite((name) => asOneLine(name) || 'file'),
    ),
    contentType: z.enum(documentTypes, 'file_type_wrong'),
    size: z.optional(
      z
        .int('whole_number_wrong')
        .check(z.positive('file_empty'), z.maximum(maxUploadBytes, 'file_too_large')),
    ),
    purpose: z.optional(z.enum(uploadPurposes)),
  })
  .check(
    z.refine(({ contentType, purpose }) => typesFor(purpose ?? null).includes(contentType), {
      path: ['contentType'],
      error: 'file_type_wrong',
    }),
  );
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** An uploaded file, as a field of a request. Whose it is, is checked where it is used. */
export const objectPathField = z
  .string('not_uploaded')
  .check(z.regex(objectPathPattern, 'not_uploaded'));
