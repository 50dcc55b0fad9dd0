import * as z from 'zod/mini';

/** What both sides know of files that people send: how large, of which types, and for what. */

/** The largest file that is taken, in bytes. One byte more is too many. */
export const maxUploadBytes = 5 * 1_024 * 1_024;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const documentTypes = [...imageTypes, 'application/pdf'] as const;
export type ImageType = (typeof imageTypes)[number];
export type UploadType = (typeof documentTypes)[number];

export const uploadPurposes = [
  'avatar',
  'product_image',
  'verification_document',
  'message_attachment',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Which types of content each use takes. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly UploadType[]>> = {
  avatar: imageTypes,
  product_image: imageTypes,
  verification_document: documentTypes,
  message_attachment: documentTypes,
};

/** What a file may be whose purpose is not said yet: it is judged again when it is used. */
export function typesFor(purpose: UploadPurpose | null): readonly UploadType[] {
  return purpose ? acceptedTypes[purpose] : documentTypes;
}

const wrongType = 'This type of file is not accepted here';

/** POST /api/object-storage/upload-url */
export const uploadRequestSchema = z
  .strictObject({
    filename: z
      .string('Give the name of the file')
      .check(
        z.trim(),
        z.minLength(1, 'Give the name of the file'),
        z.maxLength(255, 'A file name has at most 255 characters'),
        z.regex(/^\P{Cc}*$/u, 'A file name is one line of text'),
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

/** Where to send the bytes, and by which name the file is spoken of afterwards. */
export interface UploadTicket {
  readonly method: 'PUT';
  readonly url: string;
  readonly objectPath: string;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const objectPathPattern = new RegExp(`^uploads/(${uuid})$`);

export const objectPathOf = (uploadId: string) => `uploads/${uploadId}`;

/** The id inside an object path; null where the text is none. */
export function uploadIdOf(objectPath: string): string | null {
  return objectPathPattern.exec(objectPath)?.[1] ?? null;
}

/** An uploaded file, as a field of a request. Whose it is, is checked where it is used. */
export const objectPathField = z
  .string('Upload the file first')
  .check(z.regex(objectPathPattern, 'Upload the file first'));
