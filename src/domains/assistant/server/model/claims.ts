import { kenyanNames } from '../../understanding/lexicon/kenyan-names.ts';
import { businessWords } from './redaction.ts';

/**
 * What the model may not say of its own: that something was done, what somebody should pay or disclose,
 * shares and gifts without a figure, and who else sells.
 */

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
export function claimsAnAct(reply: string, states: string): boolean {
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
export const saysMore = (reply: string, given: string): boolean =>
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
export function namesSomebody(reply: string, names: readonly string[], given: string): boolean {
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
