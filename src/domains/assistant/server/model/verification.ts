import { claimsAnAct, namesSomebody, saysMore } from './claims.ts';
import type { GivenFigures } from './figures.ts';
import { hideContacts, supplierLabel } from './redaction.ts';

/**
 * What the model writes is shown only where everything in it that could mislead came from code: its
 * numbers, its suppliers and their order. What it cannot do, it may not say that it did.
 */

/** A domain may end in anything; a number with decimals and a size are none. */
const link = /[\p{L}\d-]\.\p{L}{2,}|[\p{L}\d-]\.\p{L}+\/|\(?\bdot\b\)?\s+\p{L}{2,}/iu;
/** Digits that are not read as numbers here, what is not seen at all, and what no database stores. */
const odd = /(?![0-9²³])\p{N}|\p{Cf}|\p{Cs}|(?![\n\r\t])\p{Cc}/u;
/** What programs say, and no person. */
const garbage = /[{}]|\]\]|^\W*(?:null|undefined|true|false|none|nan|error)\W*$|^[^\p{L}]*$/iu;
const refusal =
  /^\W*(?:i(?:'|’)?m (?:very |really |so )?(?:sorry|afraid|unable|not able)|i am (?:very |really |so )?(?:sorry|afraid|unable|not able)|sorry|apologies|i (?:cannot|can(?:'|’)?t|can not|could not|won(?:'|’)?t)|unfortunately|as an ai|samahani|pole|siwezi|sina uwezo|nasikitika)\b/i;
const otherLabel = /\[(?!SUPPLIER_\d+\])[^\]]*\]/;
const markup = /<\/?[a-z!][^>]*>|\]\(|```|!\[|^#{1,6}\s/im;
const longestReply = 1_500;

/** What a reply is held against. */
export interface Given {
  readonly figures: GivenFigures;
  /** Numbers of the suppliers' labels, each list best first. */
  readonly rankings: readonly (readonly number[])[];
  /** What these labels stand for: never written out. */
  readonly names: readonly string[];
  /** What code wrote, in small letters, without what people called their things. */
  readonly words: string;
  /** What code said of the person's own orders and requests, in small letters. */
  readonly states: string;
}

/**
 * Why a reply, or what was written of it so far, may not be shown; null where it may.
 * Suppliers stand in it as labels.
 */
export function flawOf(reply: string, given: Given): string | null {
  if (reply.length > longestReply) return 'too long';
  if (markup.test(reply) || garbage.test(reply)) return 'markup';
  if (refusal.test(reply) && !refusal.test(given.words)) return 'refusal';
  if (otherLabel.test(reply)) return 'unknown label';
  if (link.test(reply) || hideContacts(reply) !== reply) return 'contact';
  if (claimsAnAct(reply, given.states)) return 'claims an act';
  if (saysMore(reply, given.words)) return 'advice';
  if (namesSomebody(reply, given.names, given.words)) return 'suppliers';
  if (!isInOrder(reply, given.rankings)) return 'suppliers';
  return !odd.test(reply) && given.figures.hasAllOf(reply) ? null : 'numbers';
}

/** Whether only known suppliers are named, the best of a list first and none before a better one. */
function isInOrder(reply: string, rankings: Given['rankings']): boolean {
  const named = [
    ...new Set([...reply.matchAll(supplierLabel)].map(([, digits]) => Number(digits))),
  ];
  if (named.some((number) => !rankings.some((ranking) => ranking.includes(number)))) return false;
  return rankings.every((ranking) => {
    const places = named.flatMap((number) => {
      const place = ranking.indexOf(number);
      return place < 0 ? [] : [place];
    });
    if (places.length === 0) return true;
    return (
      places[0] === 0 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
    );
  });
}
