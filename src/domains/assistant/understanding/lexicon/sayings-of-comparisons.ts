import { across, inOrder, like, open, phrase, type Saying, w } from '../sayings.ts';

/** Weighs prices that were given. */
export const comparisonSayings: readonly Saying[] = [
  phrase('linganisha zabuni nilizopata', w`(?:ni)?linganish\w* (?:zabuni|nukuu)`),
  inOrder(
    'bids differ',
    w`bids?|quotes?|quotations?|offers?|nukuu`,
    20,
    w`differ|vary|apart|exclude|include|omit|mention|leave out|zinatofautiana|hazijumuishi`,
  ),
  phrase(
    'nimechezwa',
    w`
    nimechezwa|nimepunjwa|nimeibiwa bei|nimelaliwa|wananichezea
    |am i being (?:cheated|ripped)
  `,
  ),
  like(
    '950 kwa mfuko wa simiti ni halali',
    /\d\d(?!\d)[^.?!]{0,40}\bni (?:ya |bei )?(?:kawaida|sawa|haki|halali|nzuri)\b/,
  ),
  inOrder(
    'why is the second quote',
    w`why|mbona|kwanini|kwa nini|how come`,
    40,
    w`quotes?|quotations?|bids?|offers?|nukuu|kotesheni`,
  ),
  inOrder(
    'odd or missing in the quotes',
    w`odd|strange|wrong|missing|hidden|unusual|suspicious|off|weird|inakosekana|imekosekana`,
    30,
    w`in|with|about|from|kwa`,
    15,
    w`quotes?|quotations?|bids?|offers?`,
  ),
  inOrder(
    'nani amenipea rate',
    w`nani|who|yupi|which supplier|supplier gani`,
    12,
    w`
    (?:ame|ali|wame|has |had )?(?:nipa|nipea|nipe|given me|gave me|give me|offered me
    |quoted me)
  `,
    25,
    w`rate|rates|bei|price|deal|offer|quote|discount`,
  ),
  inOrder(
    'rank the bids',
    w`
    compare|comparing|comparison|linganisha|nilinganishie|unilinganishie|tulinganishe
    |linganishia|ulinganishe|analy[sz]e|analysis|evaluate|chambua|nichambulie|tathmini|rank
    |shortlist|review|summari[sz]e|break down|kulinganisha|pima
  `,
    across(60),
    w`
    quotes?|quotations?|bids?|offers?|prices|bei|nukuu|suppliers|responses|replies|kotesheni
    |proposals|hizi|these|the two|the three|zote mbili|zote
  `,
  ),
  inOrder(
    'which of my quotes is cheapest',
    w`which|who(?:se)?|what|gani|ipi|nani|yupi|zipi`,
    40,
    w`quotes?|quotations?|bids?|offers?|kotesheni|quoted|nukuu|amequote|proposal`,
    across(50),
    open(w`
    best|better|cheapest|lowest|take|accept|choose|pick|recommend|good|poa|bora|nafuu|rahisi
    |award|go with|chini|sense|nichukue|nichague|nikubali|value|fastest|winner|rudi
  `),
  ),
  phrase(
    'best quote',
    open(w`
    (?:best|cheapest|lowest|fastest|overpriced|expensive|highest|better) (?:of (?:the|my
    |these|those) )?(?:\w+ )?(?:quotes?|quotations?|bids?|offers?)\b(?! (?:from|for|on)\b)
  `),
  ),
  inOrder(
    'my quotes is cheapest',
    w`
    (?:my|these|those|the|zangu|hizi|three|two|both|\d) (?:\w+ ){0,3}(?:quotes?
    |quotations?|bids?|kotesheni)
  `,
    across(60),
    open(w`
    best|better|cheapest|cheaper|take|accept|choose|recommend|compare|value|sense|which|good
    |fair|matters?|wins?|award|analy[sz]e|summari[sz]e|worth
  `),
  ),
  inOrder(
    'got 3 quotes',
    w`
    got|have|received|nimepata|nimepewa|wamenipa|nina|niko na|walinipa|wamequote|wamenitumia
    |nimetumiwa|zimekuja|came|wamesema
  `,
    25,
    w`quotes?|quotations?|bids?|offers?|bei (?:mbili|tatu|nne|2|3)|kotesheni`,
  ),
  phrase('quote moja', w`quote (?:1|moja|ya kwanza|a|one|imefika|imekuja)`),
  inOrder(
    'nyingine 1850 na free grout. gani poa?',
    w`nyingine|another|other|second|b|wa pili|mwingine|yule mwingine`,
    across(40),
    open(w`
    (?:\d{3,})\b[^?!]{0,80}(?:gani|which|ipi|nichukue|better|bora|take|choose|cheaper|poa
    |yupi|nani|nichague|cheaper|\?)
  `),
  ),
  phrase(
    'is ksh 640 per metre for gauge 30 box profile a fair',
    w`
    (?:is|ni|was|would)\b[^.?!]{0,60}\d[^.?!]{0,60}\b(?:fair|reasonable|good price|too (?:high
    |much|expensive|low)|okay price|overpriced|expensive|sawa kweli|bei nzuri|bei sawa
    |bei poa|ghali|ok price|a good deal|good deal|a rip|realistic|competitive|right price
    |market price|cheap|juu sana|haki|worth it|ya haki)
  `,
  ),
  phrase(
    'fair price',
    w`
    fair price|reasonable price|good deal|am i being overcharged|overcharg\w*|nimepigwa
    |ananipiga|wananipiga|amenipiga|bei ya haki
  `,
  ),
  phrase(
    'who should i pick',
    open(w`
    (?:which|who) (?:one |supplier |of them )?(?:should|do|would) (?:i|we|you) (?:take
    |choose|pick|accept|go with|award|recommend|buy from)
  `),
  ),
  phrase('nichukue gani', open(w`(?:nichukue|nichague|nikubali) (?:gani|ipi|yupi|nani|ya nani)`)),
  phrase(
    'should i accept the offer',
    open(
      w`(?:should i|do i|niko sawa nik\w+|is it wise to) (?:accept|award|reject|take) (?:the |this |that |his |her |their |it)`,
    ),
  ),
  inOrder(
    'total is lowest',
    w`total|landed|with (?:vat|transport|delivery)`,
    30,
    w`cheapest|lowest|which`,
  ),
  phrase(
    'gave me 1180 for d12, the other guy wants 1240',
    open(w`
    (?:anauza|anasell|sells?|quoted|amequote|amesema|anasema|says|charges|anataka|gave me
    |wants)\b[^?!]{0,30}\d{3,}[^?!]{0,90}\b(?:anauza|anasell|sells?|quoted|amequote
    |amesema|anasema|says|charges|mwingine|anataka|b|other|another|gave
    |wants)\b[^?!]{0,30}\d{3,}
  `),
  ),
  inOrder(
    'quote analysis',
    w`quotes?|quotations?|bids?`,
    40,
    w`analysis|comparison|summary|evaluation|kulinganisha|breakdown`,
  ),
  inOrder('award the job to', w`award`, 30, w`who|which|whom|to|it`),
  phrase(
    'how do the quote compare',
    open(w`
    how (?:do|does|did) (?:the|my|these) (?:quotes?|quotations?|bids?) (?:compare|look
    |rank|differ)
  `),
  ),
  inOrder('cheaper between', w`cheap(?:er|est)`, 30, w`between|among|kati ya`),
  inOrder(
    'who gave the best',
    w`who|which|nani`,
    25,
    w`gave|offered|has|amenipa|alinipa`,
    25,
    w`best|lowest|cheapest|nafuu|rahisi`,
  ),
  inOrder(
    'my quotes is cheapest',
    w`(?:my|zangu) (?:quotes?|quotations?|bids?)`,
    across(40),
    open(w`cheapest|lowest|best|bora|nafuu`),
  ),
  phrase('kati ya hizi', w`kati ya (?:hizi|hawa|quotes|quotations)`),
  phrase('split award', w`(?:split|gawanya) (?:the )?(?:award|order)`),
];
