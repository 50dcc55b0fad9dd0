import { w } from '../sayings.ts';
import { concept, phrases } from './concept.ts';

/** What only those may know whom it concerns, in the wrongs of `wrongs.ts`. */
export const wrongSecrets = {
  /** What one named trader does with another, asked by a third. */
  dealOf: concept(
    "(?:what|how much) (?:is|was|did|does|are|were|has|have) (?!people\\b|they\\b|i\\b|we\\b|you\\b|it\\b|most\\b|the (?:market|price|cost)\\b|suppliers\\b|contractors\\b|everyone\\b|fundis?\\b|hardwares?\\b|sellers\\b|builders\\b)(?:[a-z'&-]+ ){1,3}?(?:pay(?:ing)?|paid|buy(?:ing)?|bought|spend(?:ing)?|spent|get(?:ting)? (?:it|them)? ?(?:for|at)|order(?:ed|ing)?|earn(?:ing|ed)?)(?= (?:per|for|on|in|from|last|this|a|the|through|here|yesterday|per|each)\\b|$)",
    "who (?:did|does|has|is|was) (?!i\\b|we\\b|you\\b|my\\b|the best\\b)(?:[a-z'&-]+ ){1,4}?(?:sell(?:ing)?|sold|suppl(?:y|ied|ying)|deliver(?:ed|ing)?|award(?:ed)?|giv(?:e|en|ing)|quot(?:e|ed|ing)) (?:to|last|this|yesterday)(?! me\\b| us\\b)",
    "(?:discounts?|prices?|rates?|deals?|terms|credit) (?:did|does|has|do|have|is|was) (?!i\\b|we\\b|you\\b|my\\b|the supplier\\b|suppliers\\b)(?:[a-z'&-]+ ){1,3}?(?:get|got|gets|getting|given|receive[sd]?|pay|paying|have)(?= (?:from|by|on|for|at|in|with)\\b|$)",
  ),
  /** What sellers keep to themselves. */
  tradeInside: concept(
    phrases(w`
      how much (?:profit|margin|money|mark-?up)(?: \w+){0,3} (?:suppliers?|sellers?|hardwares?) makes?; faida (?:ya|za) (?:kila )?(?:muuzaji|wauzaji|supplier);
      (?:profits?|margins?|mark-?ups?|faida|cost prices?|buying prices?|siri|secrets?)(?: \w+){0,2} (?:zao|yao|wao|of (?:the |each |every |all )?(?:suppliers?|sellers?|hardwares?|competitors?)|za (?:bei|wauzaji|masupplier|mshindani|washindani)\w*|ya ndani);
      (?:suppliers?|sellers?|hardwares?|masupplier|wauzaji|competitors?)\S* (?:profit|margin|mark-?up|cost price|buying price)s?(?: \w+)?;
      profit margins?
    `),
  ),
  bulkPeople: concept(
    phrases(w`
      (?:namba|nambari|simu|emails?|contacts?|numbers|mawasiliano|majina|addresses|list)(?: za| ya| of| for)?(?: \w+){0,2} (?:all |every |each |the )?(?:masuppliers?|wauzaji|wateja|wakandarasi|contractors|customers|clients|buyers|suppliers|users|watu)(?: \w+){0,3} (?:wote|wao|zao|all|who|here|ni(?:wa)?\w+|everyone|everybody);
      (?:addresses|contacts|phones?|numbers|emails|names) of (?:everybody|everyone|all|anyone) who(?: \w+)?;
      (?:contacts|namba|simu|emails?|numbers) (?:za|ya|of) (?:wateja|customers|clients|buyers) (?:wa|wao|of|za)(?: \w+){0,2};
      ni?wa-?spam(?:i)?; (?:mass|bulk) (?:sms|text|email)
    `),
  ),
  chatsOf: concept(
    phrases(w`
      (?:emails?|messages|inbox|chats?) of (?!my\b|our\b|me\b)(?:the |a |an |every )?(?:\w+ )?(?:manager|supplier|contractor|owner|boss|buyer|director|client)s?;
      (?:mazungumzo|ujumbe|messages|chats?|chat history|conversations?|meseji)(?: \w+)? (?:ya|za|between|of|from|kati ya)(?! (?:me|my|our|us|mimi|yangu)\b)(?: \w+){0,3} (?:wengine|wakandarasi|wauzaji|wasambazaji|washindani|and (?:the|their|his|another)|na (?:wa|ma)\w+|other (?:contractors|buyers|users))(?: \w+)?
    `),
  ),
  /** What is a person's own. */
  personal: concept(
    phrases(w`
      (?:id|passport|kra pin) (?:numbers?|no);
      (?:personal|private|home) (?:mobile|phone|cell|numbers?|emails?|addresses|address|line|contacts?|details);
      namba (?:ya|za) (?:kibinafsi|nyumbani); anwani ya nyumbani
    `),
  ),
  ofTrader: concept(
    phrases(w`
      (?:suppliers?|sellers?|drivers?|contractors?|buyers?|owners?|directors?|clients?|customers?|hardwares?)(?:'s|s')?;
      muuzaji; dereva; mteja; wateja; mkandarasi; his; her; their; of (?:the|a|each|every) (?:\w+)
    `),
  ),
  /** Who buys of a seller. */
  customersOf: concept(
    phrases(w`
      (?:customers?|clients?|buyers?|wateja) (?:of|za|wa|who buy from|that buy from) (?!my\b|our\b|mine\b)(?:\w+ ?){1,3}
    `),
  ),
  /** What another wrote or was given. */
  sentByOther: concept(
    phrases(w`
      (?:quotations?|quotes?|bids?|prices?|offers?)(?: that| which)? \w+ (?:sent|gave|made|offered) (?:to|for) (?!me\b|us\b|my\b|our\b)\w+;
      (?:messages?|chats?|emails?|quotes?|quotations?|bids?|offers?|prices?|orders?|requests?|rfqs?)(?: that| which)? (?:my |the |that |an? )?(?:competitors?|rivals?|other (?:contractors?|buyers?|bidders?)|neighbou?rs?|another (?:contractor|buyer)) (?:sent|got|gets|received|wrote|made|placed|posted|has|had|was given)
    `),
  ),
  undercut: concept(
    phrases(w`
      (?:quote|bid|go|price) (?:just )?(?:below|under|lower than) (?:it|that|him|them|his|theirs)
    `),
  ),
  owing: concept(
    phrases(w`
      which (?:contractors?|buyers?|suppliers?|clients?) (?:have|has|owe|owes|did not|never)(?: \w+)? (?:unpaid|debts?|money|paid|pay|invoices?)
    `),
  ),
} as const;
