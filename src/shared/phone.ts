import parseNumber from 'libphonenumber-js/min';

/**
 * Phone numbers as people in Kenya write them, and as they are stored: E.164 ("+254712345678"), so
 * that every way of writing one number is one account. What a number of each country looks like is
 * libphonenumber's knowledge; its tables weigh about 25 kB on the wire, so that only pages with a
 * phone field may import this.
 */

/** Invisible marks that copying brings along, and dashes, dots and slashes of every kind. */
const invisible = /\p{Cf}/gu;
const separator = /[.·/\p{Pd}\s]/gu;
/** What the database keeps; a few short numbers abroad (Iran's +98 90000) are shorter. */
const stored = /^\+[1-9]\d{7,14}$/;
const dialled = /^(?:\+|00)?[\d ()]+$/;

/**
 * The number in E.164, or null where the text is none. Without a country code it is Kenyan
 * ("0712 345 678", "712345678", "254 712…"); with "+" or "00" it may be of any country.
 */
export function parsePhone(text: string): string | null {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(separator, ' ').trim();
  if (!dialled.test(plain)) return null;
  // Kenya dials abroad with 000; 00 is what people from everywhere else write.
  const number = parseNumber(plain.replace(/^00(?=[\s(]*[1-9])/, '+'), {
    defaultCountry: 'KE',
    extract: false,
  });
  return number?.isValid() && !number.ext && stored.test(number.number) ? number.number : null;
}
