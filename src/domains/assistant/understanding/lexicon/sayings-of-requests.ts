import { inOrder, phrase, type Saying, w } from '../sayings.ts';

/** Asks sellers for their prices. */
export const requestSayings: readonly Saying[] = [
  phrase('rfq', w`rfqs?`),
  phrase('request for quotation', w`requests? for (?:a )?(?:quotations?|quotes?|proposal|price)`),
  inOrder(
    'post rfq',
    w`
    send|float|post|make|create|draft|prepare|issue|raise|start|open|put out|publish|submit
    |do|launch|set up|rusha|tuma|tengeneza|andika|anzisha|weka|toa|fungua|peleka
  `,
    25,
    w`
    enquir(?:y|ies)|inquir(?:y|ies)|tender|request|requests|ombi|maombi|zabuni|rfq|boq
    |quotation request
  `,
  ),
  inOrder(
    'want quotes',
    w`
    request|requesting|ask(?:ing)?(?: \w+){0,4} for|get|need|want|wanted|invite|seek|seeking
    |collect|obtain|source|send|looking for|require|solicit|give|share|naomba|omba|niombee
    |ombea|nataka|nahitaji|nitumie|nipatie|nipe|nipeni|tuma|tunaomba|ninaomba|natafuta|pata
    |kupata|tuombe|tafuta|tumieni|nitafutie|niletee|mnitumie|mnipe|kindly|please|can i have
    |can you|for|i'd like|hitaji|nipee|wanitumie|waambie|ask
  `,
    40,
    w`
    quotes?|quotations?|bids?|kotesheni|koteshen|nukuu|offers from|makadirio|price offers?
    |proforma|pro forma|proposals?
  `,
  ),
  phrase('quote za', w`quotes? (?:for|me for|us for|ya|za|needed|required|please|pls|on|kwa)`),
  phrase('quotation ya', w`quotations? (?:for|ya|za|needed|required|please|pls|wanted|on|kwa)`),
  phrase('to quote', w`(?:please|pls|kindly|can you|could you|to) quote`),
  phrase('quote me', w`quote (?:me|us|the following|below|for|this|ddp|on|your|supply)`),
  phrase('wanted for quotation', w`wanted for quotation|for quotation`),
  inOrder(
    'invite suppliers to price',
    w`
    ask|tell|waambie|ulizia|uliza|alert|notify|contact|invite|let|waulize|ambia|get|have
    |want|hebu
  `,
    25,
    w`
    suppliers?|hardwares?|vendors?|masupplier|wasambazaji|wauzaji|sellers|them|several|three
    |maduka
  `,
    30,
    w`
    quote|quotes|quotation|price|prices|bid|bids|bei|offer|offers|send|tuma|wanitumie|watume
    |respond|walete|compete|submit|rates|give|wanipe|reply
  `,
  ),
  phrase(
    'best price from suppliers',
    w`best (?:price|offer|quote)s? from (?:at least )?(?:\w+ )?(?:suppliers|hardwares)`,
  ),
  inOrder(
    'omba suppliers wanitumie bei',
    w`omba|niombee|ombea|uliza|niulizie|ulizia|tuombee`,
    25,
    w`bei`,
  ),
  inOrder(
    'piga enquiry',
    w`piga|pigia|fanya|ipige|omba|request|kuomba|tuombe|pelekeni`,
    12,
    w`enquir(?:y|ies)|inquir(?:y|ies)|kotesheni|bei`,
  ),
  phrase('wani-quote', w`(?:wa|m|u)(?:ni|tu)-?(?:quotie|quote|price|pricie)`),
  inOrder(
    'tupate nukuu',
    w`(?:tu|ni|wa|m|u)?pate(?:ni)?|tafuteni|leteni|kusanya(?:ni)?|ntafutie|nitafutie`,
    12,
    w`nukuu|kotesheni|kwotes|bei (?:mbili|tatu|nne|tano|\d)`,
  ),
  phrase('boq item', w`boq item|weka order`),
  phrase('quote:', w`quotes?(?= ?:)`),
  phrase(
    'float for prices',
    w`(?:float|tender|bid|scout) (?:this |it |them )?for (?:prices?|rates?|bids?)`,
  ),
  inOrder(
    'sellers to bid',
    w`
    (?:suppliers?|hardwares?|vendors?|wauzaji|wasambazaji|masupplier|maduka|sellers) (?:wote )?
    (?:wa|wani|wanipe|wanipee|waniambie|watupe|watume|wanitumie|walete|waweke|watoe|should
    |to)
  `,
    20,
    w`bei|prices?|rates?|quote|bid|nukuu`,
  ),
  phrase('place order', w`place (?:an? )?order`),
  phrase('nitumie ankara', w`nitumie ankara`),
  phrase('invite suppliers', w`invite (?:suppliers|bids|tenders)`),
];
