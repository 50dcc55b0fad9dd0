/** What both sides know of files that people send: how large, of which types, and for what. */

/** The largest file that is taken, in bytes. One byte more is too many. */
export const maxUploadBytes = 5 * 1_024 * 1_024;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const documentTypes = [...imageTypes, 'application/pdf'] as const;
export type ImageType = (typeof imageTypes)[number];
export type UploadType = (typeof documentTypes)[number];

export const uploadPurposes = [
  'avatar',
  'product_image',
  'verification_document',
  'message_attachment',
  'quotation_attachment',
  'review_photo',
  'delivery_photo',
  'dispute_file',
  'return_photo',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Which types of content each use takes. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly UploadType[]>> = {
  avatar: imageTypes,
  product_image: imageTypes,
  verification_document: documentTypes,
  message_attachment: documentTypes,
  quotation_attachment: documentTypes,
  review_photo: imageTypes,
  delivery_photo: imageTypes,
  dispute_file: documentTypes,
  return_photo: imageTypes,
};

/** What a file may be whose purpose is not said yet: it is judged again when it is used. */
export function typesFor(purpose: UploadPurpose | null): readonly UploadType[] {
  return purpose ? acceptedTypes[purpose] : documentTypes;
}

/** Where to send the bytes, and by which name the file is spoken of afterwards. */
export interface UploadTicket {
  readonly method: 'PUT';
  readonly url: string;
  readonly objectPath: string;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
export const objectPathPattern = new RegExp(`^uploads/(${uuid})$`);

export const objectPathOf = (uploadId: string) => `uploads/${uploadId}`;

/** The id inside an object path; null where the text is none. */
export function uploadIdOf(objectPath: string): string | null {
  return objectPathPattern.exec(objectPath)?.[1] ?? null;
}
