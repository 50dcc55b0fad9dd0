import { isReadWhole, suspicionOf } from './learnt/reader.ts';
import { likelyViolations, nameOf } from './learnt/violation-reader.ts';
import type { Violation } from './learnt/violations.ts';
import { injectionSayings } from './lexicon/sayings-of-injection.ts';
import { anyOf } from './sayings.ts';
import { type Danger, findWrong } from './wrongs.ts';

const injection = anyOf(injectionSayings);

/** "What do other contractors usually pay?": of the market, of nobody's deal. */
const ofMany = /\b(?:usually|normally|typically|generally|on average|kwa kawaida)\b/;

/** "The other bids on my request", "rfq yangu": of offers that are the asker's own to see. */
const ownOffers =
  /\b(?:bids?|bidders?|bid|quotes?|quoted|quotations?|offers?|offered|prices?|answered|replied)\b[^.?!]{0,30}\b(?:on|for|to) (?:my|our) (?:own )?(?:\w+ ){0,3}(?:rfqs?|requests?|tender|enquiry|list|job|project)\b|\b(?:my|our) (?:own )?(?:\w+ )?(?:rfq|request|quotes|quotations|bids|bidders|offers)\b|\b(?:rfq|ombi|maombi|quotes?|quotations?|nukuu|bids?|zabuni|tender) (?:yangu|langu|yetu|letu|zangu|zetu)\b|\b(?:(?:quoted|answered|replied to|gave|offered) me|walionijibu|waliniquotia|amenipa|wamenipa|alinipa|walinipa)\b/;
/** Who bids as well, or looks into another's account, is no owner of the request. */
const asBidder =
  /\b(?:lower|below|beat|undercut|outbid|before i (?:bid|quote|send|submit)|i am (?:a )?(?:bidd|supplier)|as a supplier|rivals?|competitors?|mshindani|washindani|log ?in|password|account|akaunti|my (?:bid|quote|offer)|bid yangu|quote yangu)\b/;
const isOnOwnOffers = (line: string) => ownOffers.test(line) && !asBidder.test(line);

/** "Jamaa ameniambia 1,310 na mwingine 1,295": prices that were told to the asker. */
const toldPrices =
  /\b(?:ameniambia|wameniambia|aliniambia|waliniambia|nimepewa|amenipa|wamenipa|aliniquotia|(?:told|gave|offered|quoted) me)\b[^.?!]{0,30}\d{2}/;

/** "Blast proof doors", "expanding mortar instead of explosives". */
const noExplosives =
  /\b(?:proof|resistant|shelter|expanding mortar|non-? ?explosive|(?:instead of|without|rather than|no) (?:explosives|dynamite|blasting)|(?:badala ya|bila) baruti)\b/;

/** From here on suspicion and reason are enough together; chosen by `npm run assistant:folds`. */
const surelyWrong = 0.5;
/** The same for what is said of the own offers, where much is spoken of others' prices. */
const surelyWrongOnOwn = 3;
/** Below it no reason is good enough, and none is looked for. */
const leastSuspicion = -2;
const surelyInnocent = -4;

/**
 * What a message is refused for, or null: what the rules find, unless the learnt reader is sure of the
 * contrary, and what the learnt readers are sure of together: that it is a wrong, and which. `text`: lower
 * case, as it was written, with its lines.
 */
export function judgeViolation(text: string): Violation | null {
  const found = findDanger(text);
  if (found === 'injection') return found;
  const suspicion = suspicionOf(text);
  if (found) return suspicion < surelyInnocent && isReadWhole(text) ? null : nameOf(found, text);
  const [likeliest] = suspicion > leastSuspicion ? likelyViolations(text) : [];
  if (!likeliest) return null;
  const limit = isOnOwnOffers(text.replace(/\s+/g, ' ')) ? surelyWrongOnOwn : surelyWrong;
  return suspicion + likeliest.margin > limit ? likeliest.violation : null;
}

/** What a rule alone refuses a message for, or null. */
export function ruledViolation(text: string): Violation | null {
  const found = findDanger(text);
  return found && nameOf(found, text);
}

/** What is innocent though a rule of this danger finds it. `line`: the message in one line. */
function isInnocent(danger: Danger, line: string): boolean {
  if (danger === 'privacy')
    return ofMany.test(line) || isOnOwnOffers(line) || toldPrices.test(line);
  return danger === 'harm' && noExplosives.test(line);
}

/** A line that goes on in the next: nothing is counted in either, and neither begins a point of a list. */
const wrapped = /(?<=^|\n)([^\d\n]*[^\d\n,:])\n(?![^\n]*\d|\s*[-*•(])/g;

/** The danger that a rule finds, or null. `text`: lower case, as it was written. */
export function findDanger(text: string): Danger | null {
  const line = text.replace(/\s+/g, ' ');
  if (injection.test(line)) return 'injection';
  const wrong = findWrong(text.replace(wrapped, '$1 '));
  return wrong && !isInnocent(wrong, line) ? wrong : null;
}
