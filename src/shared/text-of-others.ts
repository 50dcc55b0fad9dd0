/**
 * What somebody wrote, as a mail or SMS of ours may carry it. Those reach people who never asked for them, under a
 * name that they trust: no text in them may lead to a site, a number to call, or an account to pay into.
 */

/** A name for a site: a letter or digit, a dot of any script, and what is a top-level domain or the way to one. */
const site =
  /[\p{L}\p{N}][\p{M}\s]*[.。․·‧]\p{L}{2}|:\/\/|\bwww\b|[\p{L}\p{N}]\W*\bdot\b\W*\p{L}{2,}/u;
/** A mail address or the name of somebody on another service. */
const address = /@\p{L}/u;
const otherProtocol = /\b(?:https?|mailto|tel|sms|wa)\s*:/u;
/** Four numbers with dots between them: phones open them as a site. */
const networkAddress = /(?:\p{Nd}+\.){3}\p{Nd}/u;
/** Digits of any script with anything between them but letters and the sign of measures: 600×1200. */
const longNumber = /(?:\p{Nd}[^\p{L}\p{Nd}×]*){6}/u;
/** A phone number as people write it, whatever parts its digits: no quantity begins with nought and goes on. */
const phoneNumber = /(?<![\p{Nd}.,])0\p{Nd}{3}/u;
/** What a phone dials by itself, and what pays. */
const paymentCode = /[*#]\s*\p{Nd}+\s*[*#]/u;
const paymentWord =
  /\b(?:till|pay|payments?|paybill|pochi|lipa|lipia|tuma|tumia|m\W?pesa|airtel|account|akaunti|whatsapp|short\W?code)\b|\ba\/c\b/u;

const patterns = [
  site,
  address,
  otherProtocol,
  networkAddress,
  longNumber,
  phoneNumber,
  paymentCode,
];

/** Invisible characters, which would stand between the letters of an address. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** Letters that look like Latin ones, in small: Cyrillic, Greek, small capitals, a few others. */
const lookAlikes = new Map(
  Array.from(
    'аɑαᴀ вβʙ сϲᴄ ԁᴅ еεɛəᴇ ɡԍɢ һʜ іιɪı јϳȷᴊ кκĸᴋ ӏʟ мμᴍ ոռηνŋɴ оοօσøᴏ рρᴘ ѕꜱ тτᴛ ѵᴠ ԝᴡ хχ уυγʏ'.split(
      ' ',
    ),
  ).flatMap((alike, n) =>
    Array.from(alike, (letter) => [letter, 'abcdeghijklmnopstvwxy'[n] ?? '']),
  ),
);
const asLatin = (text: string) => Array.from(text, (sign) => lookAlikes.get(sign) ?? sign).join('');

/** Whether a text names a site, an address, a number to call or an account to pay into, however it is spelt. */
export function leadsElsewhere(text: string): boolean {
  const plain = asLatin(text.normalize('NFKC').replace(invisible, '').toLowerCase());
  if (patterns.some((pattern) => pattern.test(plain))) return true;
  return paymentWord.test(plain) && /\p{Nd}/u.test(plain);
}

/** Digits and signs that are read as letters of our name. */
const inPlaceOfLetters: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  9: 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
};

/** Whether a name reads as ours: what is written under it would be taken for our word. */
export function soundsLikeUs(name: string): boolean {
  const signs = asLatin(name.normalize('NFKD').toLowerCase());
  const letters = signs.replace(/[03459@$€]/g, (sign) => inPlaceOfLetters[sign] ?? sign);
  return letters.replace(/\P{L}/gu, '').includes('jengasoko');
}

/** Whether five digits of any script stand in a name, whatever is between them: a till, a paybill, a phone. */
export const hasLongNumber = (name: string): boolean =>
  /(?:\p{Nd}[^\p{L}\p{Nd}]*){5}/u.test(name.normalize('NFKC').replace(invisible, ''));

/**
 * The text on one line; null for an empty one, and for one that leads elsewhere or names us: our own mail says it.
 *
 * @param most how many characters of it are kept
 */
export function textForMessages(text: string, most: number): string | null {
  const tidied = text.replace(invisible, '').trim().replace(/\s+/g, ' ');
  if (tidied === '' || leadsElsewhere(tidied) || soundsLikeUs(tidied)) return null;
  const letters = Array.from(tidied);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : tidied;
}
