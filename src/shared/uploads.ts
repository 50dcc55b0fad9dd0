import * as z from 'zod/mini';
import {
  documentTypes,
  maxUploadBytes,
  objectPathPattern,
  typesFor,
  uploadPurposes,
} from './upload-rules.ts';
import { asOneLine } from './visible-text.ts';

const wrongType = 'This file type is not allowed here';

/** POST /api/object-storage/upload-url */
export const uploadRequestSchema = z
  .strictObject({
    filename: z.string('Send the file name').check(
      z.trim(),
      z.minLength(1, 'Send the file name'),
      z.maxLength(255, 'Use a file name of at most 255 characters'),
      z.regex(/^\P{Cc}*$/u, 'Use a file name on one line'),
      // A turned name hides its own ending.
      z.overwrite((name) => asOneLine(name) || 'file'),
    ),
    contentType: z.enum(documentTypes, wrongType),
    size: z.optional(
      z
        .int('Size must be a number of bytes')
        .check(z.positive('The file is empty'), z.maximum(maxUploadBytes, 'File too large')),
    ),
    purpose: z.optional(z.enum(uploadPurposes, 'Unknown purpose')),
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
