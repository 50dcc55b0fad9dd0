import { accessSayings } from './lexicon/sayings-of-access.ts';
import { fraudSayings } from './lexicon/sayings-of-fraud.ts';
import { injectionSayings } from './lexicon/sayings-of-injection.ts';
import { innocentSayings } from './lexicon/sayings-of-innocence.ts';
import { privateSayings } from './lexicon/sayings-of-privacy.ts';
import { theftSayings } from './lexicon/sayings-of-theft.ts';
import { anyOf } from './sayings.ts';
import { type Danger, findWrong } from './wrongs.ts';

/** Older patterns, each with its example; the wrongs of `wrongs.ts` are told by parts near each other. */
const rules: readonly (readonly [Danger, RegExp])[] = [
  ['injection', anyOf(injectionSayings)],
  ['access', anyOf(accessSayings)],
  ['privacy', anyOf(privateSayings)],
  ['fraud', anyOf(fraudSayings)],
  ['theft', anyOf(theftSayings)],
];

const innocent = anyOf(innocentSayings);
const ownLoss =
  /\b(?:was|were|(?:got|gets?) (?:stolen|robbed|looted|taken)|been|have been|had been|being|imeibiwa|nimeibiwa|tumeibiwa|zimeibiwa|iliibiwa|waliiba|wameiba|niliibiwa|someone stole|thieves stole|they stole|replace(?:ment)?(?: of| for)? (?:the |my )?stolen)\b/;

/** "What do other contractors usually pay?": of the market, of nobody's deal. */
const ofMany = /\b(?:usually|normally|typically|generally|on average|kwa kawaida)\b/;

/** "Blast proof doors", "expanding mortar instead of explosives". */
const noExplosives =
  /\b(?:proof|resistant|shelter|expanding mortar|non-? ?explosive|(?:instead of|without|rather than|no) (?:explosives|dynamite|blasting)|(?:badala ya|bila) baruti)\b/;

/** What makes a message one to refuse, or null. `text`: lower case, as it was written. */
export function findDanger(text: string): Danger | null {
  const line = text.replace(/\s+/g, ' ');
  for (const [danger, pattern] of rules) {
    const found = line.match(pattern);
    if (!found) continue;
    if (danger === 'fraud' && innocent.test(line)) continue;
    if (danger === 'privacy' && ofMany.test(line)) continue;
    if (danger === 'explosives' && noExplosives.test(line)) continue;
    if (
      danger === 'theft' &&
      ownLoss.test(line) &&
      !/\b(?:sell|buy|nunua|kununua|uza) (?:\w+ )?(?:stolen|ya wizi|za wizi)\b/.test(line)
    )
      continue;
    return danger;
  }
  const wrong = findWrong(text);
  const isInnocent =
    (wrong === 'fraud' && innocent.test(line)) ||
    (wrong === 'privacy' && ofMany.test(line)) ||
    (wrong === 'explosives' && noExplosives.test(line));
  return isInnocent ? null : wrong;
}
