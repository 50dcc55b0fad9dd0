import { across, inOrder, open, phrase, type Saying, w } from '../sayings.ts';

/** What is of others. */
export const privateSayings: readonly Saying[] = [
  phrase(
    'chat between',
    open(w`
    (?:messages?|chats?|conversations?|emails?|ujumbe) (?:between|kati ya)\b
    (?![^.?!]{0,40}\b(?:me|us|my|our|mimi|yangu)\b)
  `),
  ),
  inOrder(
    'which other give name',
    w`which|what|who`,
    12,
    w`other|another|else`,
    40,
    w`(?:give|tell|show|list|share) (?:me )?(?:their |the )?names?`,
  ),
  inOrder(
    'export all users',
    w`export|download|dump|extract|scrape|harvest|copy`,
    8,
    w`
    (?:all|every|entire|whole|everyone'?s?)\b(?![^.?!]{0,6}\b(?:my|our)\b)[^.?!]{0,12}\b
    (?:users?|customers?|accounts?|suppliers|contractors|emails?|phones?|contacts?|database)
  `,
  ),
  inOrder(
    'disclose revenue',
    w`disclose|reveal|expose|leak`,
    20,
    w`revenue|sales|profit|margin|income|earnings`,
  ),
  inOrder(
    'which contractor how much did they',
    w`(?:which|what|who|the) (?:contractors?|buyers?|customers?|clients?|bidders?)`,
    across(60),
    w`how much (?:did|do|does|have) (?:they|he|she)`,
  ),
  phrase(
    "another's address",
    w`
    (?:another|other|someone|somebody)(?: else)?(?: \w+)?(?:'s|s') (?:\w+ ){0,2}(?:address
    |phone|email|contacts?|password|number|order|quote|invoice|messages?|location|account)
  `,
  ),
  phrase(
    'every message between',
    w`(?:every|all)(?: the)? (?:messages?|chats?|conversations?) (?:between|of|from)`,
  ),
  phrase(
    'confidential prices',
    w`
    (?:private|confidential|internal|hidden|secret|siri)\b ?(?:za |ya )?(?:notes?
    |messages?|remarks?|documents?|files?|data|information|info|prices?|margins?|contacts?
    |numbers?|chats?|records?|cost)
  `,
  ),
  inOrder(
    'other bidders put on the umoja rfq',
    w`
    (?:other|another|rival|competing|fellow) (?:bidders?|suppliers?|contractors?|sellers?
    |vendors?|buyers?|customers?)
  `,
    30,
    w`put|bid|quoted?|offered|submitted|charged?|price[sd]?|gave|wrote|placed|entered|paid`,
    60,
    w`rfqs?|tenders?|bids?|quotes?|undercut|jobs?|requests?`,
  ),
  inOrder(
    'contacts za wateja wa',
    w`namba|nambari|simu|phone|contacts?|email|number|anwani|address|details`,
    20,
    w`ya|za|of|for`,
    8,
    w`mteja|wateja|mnunuzi|customer|buyer|client|contractor|mkandarasi`,
    20,
    w`ali\w+|ame\w+|ana\w+|who|that|wa|aliye\w+|anaye\w+|waliye\w+|walio\w+`,
  ),
  inOrder(
    'bank details of the supplier who',
    w`
    (?:bank|account|m-?pesa|mpesa|till|paybill|payment|benki|personal) (?:account )?
    (?:details?|number|info\w*|statements?|records?|namba)
  `,
    20,
    w`of|for|ya|za|from|belonging to`,
    20,
    w`
    (?:supplier|contractor|customer|buyer|client|bidder|seller|user|mteja|mkandarasi
    |director|owner|winner)s?
  `,
    20,
    w`who|that|which|aliye\w+|aliyo\w+|ali\w+`,
  ),
  phrase(
    'every message',
    open(w`
    (?!(?:all|every|each) (?:of )?(?:the |my |our )*(?:quotations?|quotes|bids?)\b)(?:all|every
    |other|another|someone else'?s|somebody else'?s|everyone'?s|everybody'?s|each|competitor'?s?
    |competitors|rival'?s?|neighbou?r'?s?) (?:(?!my|our)\w+ ){0,2}(?:phone|phones|contacts?
    |emails?|passwords?|accounts?|messages?|chats?|inbox|quotations?|quotes|bids?|rfqs?|orders?
    |invoices?|addresses|payment|bank|m-?pesa|transactions?|deliveries|personal|login)\b(?! (?:i|we) (?:got|received|have|sent|made|placed))
  `),
  ),
  inOrder(
    'orders of other builders',
    w`
    quot(?:ed|es?|ing|ation)|bids?|price|prices|charged?|sold|paid|ordered?|bought|orders
    |messages?|chats?|told|offered|buying|pays|discount
  `,
    30,
    w`
    (?:to|by|from|for|with|of) (?:the |an |a |my )?(?:other|another|different|rival
    |competing|competitor|competitors|someone else|somebody else|next|neighbou?r)(?: (?:contractors?
    |buyers?|customers?|clients?|companies|company|users?|bidders?|builders?))?
  `,
  ),
  phrase(
    'mkandarasi mwingine',
    open(w`
    (?:mkandarasi|kontrakta|contractor|mteja|mtu|jirani|mshindani|washindani|wakandarasi
    |makontrakta) (?:mwingine|wengine|mwenzangu|yule|huyo|wa pili)\b[^.?!]{0,40}
  `),
  ),
  inOrder(
    'mshindani wangu amepewa',
    w`mwingine|wengine|mshindani|washindani|jirani`,
    25,
    w`
    quote|quotation|bei|oda|order|rfq|messages?|simu|ananunua|amelipa|alilipa|alipewa
    |amepewa
  `,
  ),
  phrase(
    'oda za wateja',
    w`
    (?:quote|quotation|oda|orders?|rfqs?|messages?|simu|namba|akaunti|account|password)\s
    (?:ya|za)\s(?:mwingine|wengine|mshindani|washindani|jirani|watu wengine|mkandarasi
    |kontrakta|wateja|admin|contractor (?:mwingine|yule))
  `,
  ),
  inOrder(
    'who is director live',
    w`who is|whose|home address|where does|anaishi wapi|live[s]?`,
    30,
    w`director|owner|manager|supplier'?s? (?:owner|director|home)|accountant|wife|family`,
    25,
    w`live|home|house|anaishi|address|kids|children`,
  ),
  phrase('home address of', w`home address(?:es)? of`),
];
