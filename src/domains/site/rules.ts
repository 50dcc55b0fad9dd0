/** What holds for the public pages. Free of zod, so that every page's frame may use it. */

/** Longest texts a contact message may hold, in characters. The form's inputs stop there too. */
export const contactLimits = { name: 200, email: 254, subject: 200, message: 5000 } as const;

/**
 * A simple something@something.tld shape. Each part ends at its own
 * character, so that a long hostile text costs one pass.
 */
export const simpleEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** How people reach JengaSoko. The contact card and the footer show the same. */
export const contactDetails = {
  phone: '+254 700 000 100',
  email: 'karibu@jengasoko.example',
  address: 'Ngong Road, Nairobi, Kenya',
} as const;
export type ContactDetails = Readonly<Record<keyof typeof contactDetails, string>>;

/** "+254 700 000 100" → "tel:+254700000100". */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** Where a search leads: an empty one to the whole list. */
export function searchPath(text: string): string {
  const trimmed = text.trim();
  return trimmed ? `/products?${new URLSearchParams({ search: trimmed })}` : '/products';
}
