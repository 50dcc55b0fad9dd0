/** Widths of a person's picture, in pixels; it is always square. */
export const avatarSizes = [64, 128, 256] as const;
export type AvatarSize = (typeof avatarSizes)[number];

const ownPicture = /^\/media\/([0-9a-f]{32})\/\d+\.webp$/;

/** The address of a person's picture, as accounts keep it: the other sizes follow from it. */
export const avatarAddress = (mediaKey: string, size: AvatarSize = 128) =>
  `/media/${mediaKey}/${size}.webp`;

/** The media key inside an address that avatarAddress made; null for any other address. */
export const avatarKeyOf = (address: string) => ownPicture.exec(address)?.[1] ?? null;

/** `srcSet` of a person's picture; undefined where it is kept elsewhere. */
export function avatarSources(address: string): string | undefined {
  const key = avatarKeyOf(address);
  return key
    ? avatarSizes.map((size) => `${avatarAddress(key, size)} ${size}w`).join(', ')
    : undefined;
}
