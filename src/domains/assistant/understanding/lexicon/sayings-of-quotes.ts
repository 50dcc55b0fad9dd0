import { inOrder, like, phrase, type Saying, w, wordsOf } from '../sayings.ts';

const quotes = w`quotes?|quotations?|bids?|offers?|nukuu|kotesheni|zabuni`;
/** All that was not named. */
const rest = w`
  rest|others?|everything else|all else|remaining|remainder|zingine|vingine|nyingine|mengine|zengine|vyengine
  |(?:zili|vili|kili|yali)(?:zo|vyo|cho|yo)baki|baki
`;
export const theRest = wordsOf(rest);
/** What a wish may begin with. */
const begin = w`
  ^(?:(?:please|pls|ok|okay|then|so|just|now|and|also|kindly|sawa|basi|tafadhali|naomba|hebu|sasa|i
  |we|want to|would like to|will|let'?s|let us|can you|could you|you can|nataka|twende) )*
`;
const act = (example: string, verbs: string): Saying =>
  like(example, new RegExp(`${begin}(?:${verbs})\\b`));

/**
 * What is asked of the quotations that came in, and what is wanted done with them. The first that a
 * message says is meant: "award the best one" awards.
 */
export const quoteSayings = {
  reject: [
    act('please reject the other one', w`reject|decline|refuse|turn down|dismiss`),
    act('mkatae Alfa', w`(?:ni|na|i|m|mu|wa|u)?(?:ta)?(?:i|m|wa)?kata(?:a|e|lia)|sitaki ya`),
  ],
  award: [
    act(
      'accept Alfa',
      w`award|accept|approve|go with|hire|give (?:it|him|her|them|the (?:job|order|tender|work))`,
    ),
    act('mpe Alfa kazi', w`(?:m|wa|u)?pe(?:ni|ane|ana)? .*\b(?:kazi|oda|tender|order)`),
    act('nimekubali ya Alfa', w`(?:ni|na|nime|tume|u|m)?(?:i|m)?kubali`),
  ],
  bargain: [
    inOrder(
      'ask Alfa to lower the price',
      w`ask|tell|get|make|push|beg|convince|can|will|could|mwambie|muulize|waambie|muombe|waombe`,
      40,
      w`
      lower|reduce|discount|cheaper|come down|go lower|better price|best price|negotiate
      |bargain|apunguze|wapunguze|kupunguza|punguza|ashushe|washushe|ateremshe
    `,
    ),
    act('negotiate with Alfa', w`negotiate|bargain|haggle|lower|reduce|punguza|shusha|counter`),
    phrase('nipunguziwe', w`(?:ni|tu)?punguzi(?:wa|we|a|e)|bargain for me|counter ?offer`),
  ],
  mix: [
    inOrder(
      'take cement from Alfa and the rest from Beta',
      w`from|with|kwa|kutoka|toka`,
      60,
      rest,
      25,
      w`from|with|kwa|kutoka|toka`,
    ),
    inOrder(
      'from Alfa cement and from Beta the rest',
      w`from|kwa|kutoka|toka`,
      70,
      w`from|kwa|kutoka|toka`,
    ),
  ],
  count: [
    inOrder('how many quotations do i have', w`how many|number of|ngapi kati ya`, 14, quotes),
    like('quotations ngapi nimepata', new RegExp(String.raw`\b(?:${quotes}) (?:\w+ )?ngapi\b`)),
    inOrder('nina bei ngapi', w`nina|niko na|nimepata|nimepokea|nimeletewa`, 8, w`bei ngapi`),
    inOrder(
      'do i have any quotes',
      w`do i have|have i (?:got|received)|did i (?:get|receive)|are there|je nina|nimepata`,
      10,
      w`any`,
      12,
      quotes,
    ),
    inOrder('nimepata quotations zozote', w`nina|nimepata|kuna`, 6, quotes, 3, w`zozote|yoyote`),
  ],
  waiting: [
    inOrder(
      'are any quotations late',
      w`any|which|are|is|have|has|je|kuna`,
      30,
      `${quotes}|replies|responses|majibu`,
      20,
      w`late|overdue|missing|pending|delayed|outstanding|zimechelewa|zimebaki|bado`,
    ),
    inOrder(
      'which rfqs have no quotations',
      w`rfqs?|requests?|tenders?|maombi|ombi`,
      25,
      w`no|without|zero|any|haina|hazina|halina|hayana|bila|bado`,
      12,
      `${quotes}|replies|responses|majibu|bei`,
    ),
    inOrder('am i waiting for any quotes', w`waiting|nasubiri|nangoja`, 20, quotes),
  ],
  expiry: [
    phrase('when do they expire', w`expir(?:e|es|ed|y|ing)|valid(?:ity)?|still good|lapse`),
    phrase('bei zinaisha lini', w`(?:zina|ina|ita|zita)(?:isha|koma)|halali (?:hadi|mpaka)`),
  ],
  terms: [
    inOrder(
      'is delivery included',
      w`deliver|delivery|delivered|transport|freight|vat|tax|usafiri|kuleta|kuletewa|kodi`,
      30,
      w`
      includ(?:e|es|ed|ing)|inclusive|extra|free|separate|charge[sd]?|cost|costs|on top
      |\w+jumuishwa|\w+jumuisha|ndani|bure|pamoja|juu|kiasi gani|ngapi
    `,
    ),
    inOrder(
      'bei ni pamoja na usafiri',
      w`pamoja na|includ(?:e|es|ed|ing)|inclusive of|with|without|bila|\w+jumuisha|ina|zina|charge[sd]?`,
      15,
      w`usafiri|delivery|transport|freight|vat|tax|kodi`,
    ),
  ],
  charges: [
    inOrder(
      'how much is delivery',
      w`how much|what|what's|how|which|show|tell|give|na|and|ngapi|gani`,
      25,
      w`delivery|transport|freight|vat|tax|usafiri|kodi`,
    ),
    inOrder('usafiri ni ngapi', w`delivery|transport|vat|usafiri|kodi`, 15, w`ngapi|gani|how much`),
  ],
  score: [phrase('what is the score of Alfa', w`scores?|scored|ratings?|rated|alama`)],
  whole: [
    phrase('what is the total of the second', w`totals?|altogether|in all|sum of|add up|jumla`),
    phrase('mzigo wote itanicost ngapi', w`mzigo wote|vitu vyote|itanicost|itanigharimu|nitalipa`),
  ],
  saving: [
    phrase('how much do I save if I split', w`sav(?:e|es|ing|ings)|split|okoa|nitaokoa|naokoa`),
    phrase('nikigawa oda', w`nikigawa(?:nya)?|kugawa(?:nya)?|gawa(?:nya)?|nigawe|tukigawa`),
  ],
  soonest: [
    phrase('which is fastest', w`fast|faster|fastest|quick|quicker|quickest|soonest|sooner`),
    phrase('who delivers first', w`earliest|deliver(?:s)? first|how long|delivery time|how soon`),
    phrase('nani wa haraka', w`haraka|mapema|upesi|ataleta lini|wataleta lini|siku ngapi`),
  ],
  dearest: [
    phrase('who bid highest', w`highest|most expensive|dearest|costliest|priciest|most costly`),
    phrase('nani ghali zaidi', w`ghali(?: zaidi| kuliko)?|bei ya juu|juu zaidi`),
  ],
  why: [
    phrase(
      'why',
      w`why|reasons?|differences?|differ|how come|how much (?:more|less|cheaper|dearer)`,
    ),
    phrase('kwa nini', w`kwa nini|kwanini|mbona|sababu|tofauti`),
  ],
  best: [
    phrase(
      'which is best',
      w`
      best|better|cheapest|cheaper|cheap|lowest|least|compare|comparison|choose|pick|recommend
      |winner|winning|rank|ranked|who is (?:first|second|next)|summari[sz]e
    `,
    ),
    phrase(
      'linganisha',
      w`
      linganisha|nilinganishie|fananisha|bora|nafuu|rahisi|bei ya chini|chini zaidi|nichague
      |nichukue|nzuri zaidi|poa|inafaa|ina faa|yafaa|afadhali
    `,
    ),
    inOrder(
      'are these prices fair',
      w`these|those|their|bei hizi|bei zao`,
      20,
      w`fair|reasonable|okay|too high|sawa|haki`,
    ),
  ],
} as const satisfies Record<string, readonly Saying[]>;

/** Words around a question about quotations. */
export const aroundQuotes: ReadonlySet<string> = new Set(
  w`
  is are was were be the of one ones these those them they it its i me we us my our mine should
  |between two three pair shall would will do does did you your to a an for from and or then now if when what which who
  |whom whose how much many about on in at by with take taking buy go say said price prices quote
  |quotes quotation quotations quoted bid bids supplier suppliers offer offers option options deal
  |deals deliver delivers delivery delivered give gave has have had get got all any both other
  |others please so there here line item order job award only just alone more most too
  |ni ya za wa la na kwa hii hizi hawa hao hiyo hizo yao yake zao zangu yangu mimi nini je sasa bei
  |muuzaji wauzaji zaidi kuliko yote zote ana wana ana nani gani ipi yupi zipi lini vipi kuhusu
  |hapa hapo tu pia hio ile zile yule wale mwingine wengine analeta ataleta wanaleta leta oda
`.split(/[\s|]+/),
);
