import * as z from 'zod/mini';
import {
  documentTypes,
  maxUploadBytes,
  objectPathPattern,
  typesFor,
  uploadPurposes,
} from './upload-rules.ts';
import { asOneLine } from './visible-text.ts';

const wrongType = 'This type of file is not accepted here';

/** POST /api/object-storage/upload-url */
export const uploadRequestSchema = z
  .strictObject({
    filename: z.string('Give the name of the file').check(
      z.trim(),
      z.minLength(1, 'Give the name of the file'),
      z.maxLength(255, 'A file name has at most 255 characters'),
      z.regex(/^\P{Cc}*$/u, 'A file name is one line of text'),
      // A turned name hides its own ending.
      z.overwrite((name) => asOneLine(name) || 'file'),
    ),
    contentType: z.enum(documentTypes, wrongType),
    size: z.optional(
      z
        .int('The size is a number of bytes')
        .check(z.positive('The file is empty'), z.maximum(maxUploadBytes, 'File too large')),
    ),
    purpose: z.optional(z.enum(uploadPurposes, 'There is no such purpose')),
  })
  .check(
    z.refine(({ contentType, purpose }) => typesFor(purpose ?? null).includes(contentType), {
      path: ['contentType'],
      error: wrongType,
    }),
  );
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** An uploaded file, as a field of a request. Whose it is, is checked where it is used. */
export const objectPathField = z
  .string('Upload the file first')
  .check(z.regex(objectPathPattern, 'Upload the file first'));
