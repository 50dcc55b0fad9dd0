import { kenyanNames } from '../../understanding/lexicon/words.ts';
import {
  type Placeholders,
  partsBySupplier,
  placeholder,
  sentencesOf,
  suppliersIn,
} from './placeholders.ts';
import { businessWords, hideContacts } from './redaction.ts';

/**
 * What a language model writes is shown only where all that could mislead in it is a placeholder, which
 * code fills: figures, suppliers, names. What it cannot do, it may not say that it did.
 */

const longestReply = 1_500;

/**
 * Why a reply, or what was written of it so far, may not be shown; null where it may.
 *
 * @param reply with its placeholders, as the model wrote it
 */
export function validateReply(reply: string, given: Placeholders): string | null {
  const written = reply.replace(placeholder, (all, kind: string, at: string) =>
    given.has(kind, Number(at)) ? ' ' : all,
  );
  if (reply.length > longestReply) return 'too long';
  if (written.match(placeholder) || label.test(written)) return 'unknown placeholder';
  if (markup.test(written) || garbage.test(written)) return 'markup';
  if (refusal.test(written) && !refusal.test(given.words)) return 'refusal';
  if (link.test(written) || hideContacts(written) !== written) return 'contact';
  if (claimsAnAct(written, given.states)) return 'claims an act';
  if (saysMore(written, given.words)) return 'advice';
  if (namesSomebody(written, given.suppliers, given.words)) return 'suppliers';
  if (!isInOrder(reply, given.rankings)) return 'suppliers';
  return hasNumbers(written) || misplacesFigure(reply, given) ? 'numbers' : null;
}

const label = /\[[^\]]*\]/;
const markup = /<\/?[a-z!][^>]*>|\]\(|```|!\[|^#{1,6}\s/im;
/** What programs say, and no person. */
const garbage = /[{}]|\]\]|^\W*(?:null|undefined|true|false|none|nan|error)\W*$|^[^\p{L}]*$/iu;
const refusal =
  /^\W*(?:i(?:'|’)?m (?:very |really |so )?(?:sorry|afraid|unable|not able)|i am (?:very |really |so )?(?:sorry|afraid|unable|not able)|sorry|apologies|i (?:cannot|can(?:'|’)?t|can not|could not|won(?:'|’)?t)|unfortunately|as an ai|samahani|pole|siwezi|sina uwezo|nasikitika)\b/i;
/** A domain may end in anything. */
const link = /[\p{L}\d-]\.\p{L}{2,}|[\p{L}\d-]\.\p{L}+\/|\(?\bdot\b\)?\s+\p{L}{2,}/iu;

/** Digits of any script, what is not seen at all, and what no database stores. */
const digits = /\p{N}|\p{Cf}|\p{Cs}|(?![\n\r\t])\p{Cc}/u;
/** "One" and "moja" are articles as well. */
const numberWords =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|lakh|(?:[mw]a|[mv]i|wa)?(?:wili|tatu|nne|tano|nane)|mbili|sita|saba|tisa|kumi|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini|sifuri|mia|elfu|laki|milioni)s?\b/i;
const units =
  /[%$€£]|\b(?:ksh|kes|kshs|shs?|shillings?|shilingi|bob|usd|dollars?|percent|asilimia)\b/i;

const hasNumbers = (written: string) =>
  digits.test(written) || numberWords.test(written) || units.test(written);

const beforePrice =
  /\b(?:costs?|price[ds]?|bei|asks?|charges?|sells?|pays?|worth|gharama|inagharimu|huuzwa|inauzwa|lipa)\W+(?:\w+\W+){0,2}?(\{f\d+\})/gi;
const afterPrice = /(\{f\d+\})\s+(?:a|an|per|each|apiece|kila|only|tu|@)\b/gi;
/** Who is faster than whom, and times that code never says so. */
const rankedByTime =
  /\b(?:weeks?|wiki|fortnight|months?|mwezi|miezi|hours?|masaa|tomorrow|kesho)\b|\b(?:fast|slow|quick|soon|earl|late?)(?:i?er|i?est)\b|\b(?:haraka|mapema|polepole) (?:zaidi|kuliko)\b/i;

/** Whether a figure stands beside a supplier whose it is not, or a count where a price is said. */
function misplacesFigure(reply: string, given: Placeholders): boolean {
  if (given.hasQuotations && rankedByTime.test(reply)) return true;
  let last: readonly number[] = [];
  return sentencesOf(reply)
    .flatMap(partsBySupplier)
    .some((part) => {
      const own = suppliersIn(part);
      if (own.length > 0) last = own;
      const priced = [...part.matchAll(beforePrice), ...part.matchAll(afterPrice)];
      if (priced.some(([, one = '']) => given.figuresIn(one).some(({ isMoney }) => !isMoney)))
        return true;
      return given.figuresIn(part).some(({ isMoney, owners }) => {
        // A sum, a budget or the trade's price is nobody's: beside a supplier it would be that one's.
        if (owners.size === 0) return isMoney && own.length > 0;
        // "It needs 3 days" is of who was named last, "you save" of several.
        const spokenOf = own.length === 0 && owners.size === 1 ? last : own;
        return spokenOf.length > 0 && !spokenOf.some((one) => owners.has(one));
      });
    });
}

/** Whether the best of a list is named first, and none before a better one. */
function isInOrder(reply: string, rankings: Placeholders['rankings']): boolean {
  const named = [...new Set(suppliersIn(reply))];
  if (named.some((one) => !rankings.some((ranking) => ranking.includes(one)))) return false;
  return rankings.every((ranking) => {
    const places = named.map((one) => ranking.indexOf(one)).filter((place) => place >= 0);
    if (places.length === 0) return true;
    return (
      places[0] === 0 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
    );
  });
}

const done =
  'sent|paid|placed|received|cancelled|canceled|awarded|accepted|booked|notified|confirmed|processed|approved|charged|refunded|shipped|dispatched|fulfilled|ordered(?!\\s+by)';
const doings =
  'tum(?:a|wa)|lip(?:a|wa|ia|iwa)|agiz(?:a|wa|ia|iwa)|wek(?:a|wa|ea|ewa)|ghairi(?:wa)?|fut(?:a|wa)|kubali(?:wa)?|poke(?:a|lewa)|thibitish(?:a|wa)|wasilish(?:a|wa)|nunu(?:a|liwa)';
const objects = 'ku|m|wa|zi|i|li|ya|vi|ki';
/** Acts of the speaker: none is the model's. */
const ownActs = [
  /\b(?:i|we)(?:'ve| have| just| already| will| 'll|'ll)*\s+(?:sent|send|ordered|order|paid|pay|booked|book|placed|cancelled|cancel|deleted|delete|awarded|award|accepted|accept|confirmed|notified|messaged|called|shipped)\b/i,
  new RegExp(
    String.raw`\b(?:ni|tu)(?:me|mesha|mekwisha|li|lisha|ta)(?:(?:${objects})?(?:${doings})|(?:${objects})tumi(?:a|wa))\b`,
    'i',
  ),
  /\ball set\b|^\s*(?:done|imekamilika)\s*[!.]/i,
];
/** What was done, whoever did it: said of orders by code alone. The last word is what was done. */
const deeds = [
  new RegExp(
    String.raw`\b(?:has|have|had|was|were|is|are|been|being|got|suppliers?|they|it|just|already)\s+(?:\w+\s+){0,2}?(?:${done})\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:order|payment|deposit|request|rfq|money|award|invoice|lpo|booking)s?\s+(?:\w+\s+){0,2}?(?:${done}|made|completed?|successful|through|way)\b`,
    'gi',
  ),
  /\bwent through\b|\bon (?:its|the|their) way\b/gi,
  /\border (?:number|no)\b/gi,
  /\b(?:i|li|ya|zi|ki|vi|u|wa|a)(?:me|mesha|mekwisha|li|lisha|ta)(?:tum(?:wa|iwa)|lip(?:wa|iwa)|agiz(?:wa|iwa)|wek(?:wa|ewa)|ghairiwa|futwa|kubaliwa|pokelewa|thibitishwa|wasilishwa|nunuliwa|fika|kamilika|pita)\b/gi,
];

/** Whether it says that something was done which `states`, in small letters, does not say. */
function claimsAnAct(reply: string, states: string): boolean {
  if (ownActs.some((act) => act.test(reply))) return true;
  const known = new Set(wordsOf(states));
  const claimed = deeds.flatMap((deed) => reply.toLowerCase().match(deed) ?? []);
  return claimed.some((words) => !known.has(wordsOf(words).at(-1) ?? words));
}

/** What costs people their money or their account, however kindly it is advised. */
const advice = [
  /\b(?:pins?|otps?|codes?|passwords?|passcodes?|deposits?|prepay\w*|prepaid|advance|up ?front|m-?pesa|till|pay ?bill|bank(?:ing)?|whats ?app|telegram|nywila|neno la siri|nambari? ya siri|kianzio|arbuni|guaranteed?|scam|risk-?free|credit card|airtime)\b/gi,
  /\b(?:pay|send|transfer|wire|lipa|lipia|tuma)\b[^.!?]{0,40}\b(?:money|cash|pesa|hela|first|before|ahead|now|kabla|kwanza|mapema)\b/gi,
];
/** Shares, multiples and gifts: a figure without digits. */
const vague =
  /\b(?:half|halves|thirds?|quarters?|double[ds]?|twice|triple[ds]?|thrice|dozens?|hundreds|thousands|millions|nusu|robo|theluthi|maradufu|mara (?:mbili|tatu)|free|bure|discount(?:ed|s)?|punguzo|gratis)\b/gi;

/** Whether it advises or promises what `given`, what code wrote, in small letters, has no word of. */
const saysMore = (reply: string, given: string): boolean =>
  [...advice, vague].some((pattern) =>
    (reply.toLowerCase().match(pattern) ?? []).some((words) => !given.includes(words)),
  );

/** Words that are a business's name only behind another name. */
const businesses = [...businessWords].filter((word) => word !== 'building');
const largeName = new RegExp(
  String.raw`\p{Lu}[\p{L}'&-]*\s+(?:${businesses.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('|')})\b`,
  'u',
);
const smallName =
  /\b([\p{L}'&-]+)\s+(?:hardwares?|stores|ltd|limited|enterprises?|traders?|merchants|depot|agencies)\b|\b(?:hardware|duka)\s+(?:ya|la)\s+([\p{L}'&-]+)/giu;
const notNames = new Set(
  'the a an any your our local nearest nearby this that these those other another every each some good in at of from to with and or building construction many more most few several all big bigger small three two verified'.split(
    ' ',
  ),
);

/** Whether it names somebody who is none of the labels; `given` is what code wrote, in small letters. */
function namesSomebody(reply: string, names: readonly string[], given: string): boolean {
  const plain = spaced(reply);
  if (largeName.test(reply)) return true;
  if (names.some((name) => spaced(name) !== '' && plain.includes(spaced(name)))) return true;
  const known = new Set(wordsOf(given));
  const named = [...reply.matchAll(smallName)].map(([, before, behind]) => before ?? behind ?? '');
  if (named.some((word) => !notNames.has(word.toLowerCase()) && !known.has(word.toLowerCase())))
    return true;
  return wordsOf(plain).some((word) => isName(word) && !known.has(word));
}

/** Names that are words as well. */
const ordinary = new Set(['said', 'were', 'sang', 'grace', 'faith', 'mercy', 'charity', 'purity']);
const isName = (word: string) => kenyanNames.has(word) && !ordinary.has(word);

const spaced = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
