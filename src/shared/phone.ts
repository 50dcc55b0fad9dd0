/**
 * Phone numbers as people in Kenya write them, and as they are stored: E.164 ("+254712345678"), so
 * that every way of writing one number is one account. Source: the numbering plan of the
 * Communications Authority of Kenya (mobile 7… and 1…, fixed lines by two-digit area code) and
 * ITU-T E.164 (at most 15 digits).
 */

const kenya = '254';
const kenyanMobile = /^[17]\d{8}$/;
const kenyanFixed = /^[2456]\d{6,8}$/;
const international = /^[1-9]\d{7,14}$/;

/** Blanks, brackets, dots, dashes of every kind, and the invisible marks that copying brings along. */
const decoration = /[\s().·/\p{Pd}\p{Cf}]/gu;

/**
 * The number in E.164, or null where the text is none. Without a country code it is Kenyan
 * ("0712 345 678", "712345678", "254 712…"); with "+" or "00" it may be of any country.
 */
export function parsePhone(text: string): string | null {
  const compact = text.normalize('NFKC').replace(decoration, '');
  const match = /^(\+|00)?(\d{7,18})$/.exec(compact);
  if (!match) return null;
  const [, prefix, digits = ''] = match;
  if (digits.startsWith(kenya)) return kenyan(digits.slice(kenya.length));
  if (prefix) return international.test(digits) ? `+${digits}` : null;
  if (digits.startsWith('0')) return kenyan(digits);
  return kenyanMobile.test(digits) ? kenyan(digits) : null;
}

/** "+254 (0) 712…" is often printed with the trunk zero that belongs to calls inside the country. */
function kenyan(digits: string): string | null {
  const national = digits.replace(/^0/, '');
  const isKnown = kenyanMobile.test(national) || kenyanFixed.test(national);
  return isKnown ? `+${kenya}${national}` : null;
}
