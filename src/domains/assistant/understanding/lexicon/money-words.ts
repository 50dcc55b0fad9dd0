/** Words before a sum that say it is all there is to spend. */
export const budgetBefore =
  /\b(?:budget\w*|bajeti|bugdet|spend\w*|afford|kitita|mfukoni|pesa yangu|my money|(?:doo|pesa|doh|ganji|hela)(?: \w+){0,2} ni|allocat\w*|funds?|pocket|limit|ceiling (?:is|amount|price|sum|of kes|for the \w+)|cap(?:ped)?(?: it| this| them| things| everything)? at|(?<!ridge |end |hip |pipe |valley )cap (?:of|is)|kiasi ni\w+|working with|only manage|can manage|kikomo|(?:can|could|to|only) raise|scrape (?:up|together)|part with|kitty|kitita|hesabu (?:yetu|yangu)|(?:ni|tu)me(?:weza|fanikiwa|jikaza) kupata|set aside|put aside|(?:approved|allocated|raised|collected|released)|ceiling(?= *$))\b/;

/** Words before a sum that a total must stay below. */
const atMostWords =
  "not more than|no more than|don'?t exceed|must not cost (?:us |me )?more than|not exceed\\w*|should not exceed|maximum|max|[a-z]{1,4}si(?:zidi|pite|vuke|fike)|ha[a-z]{1,2}(?:zidi|piti|fiki|vuki)|less than|chini ya|below|under|up to|upto|within|ndani ya|at most|hadi|mpaka|(?:don'?t|do not|not|can'?t|cannot|never|without)(?: \\w+){0,4} (?:pass\\w*|past|beyond|over|above|exceed\\w*|more than)|(?:sina|si\\w+i|ni?si\\w+|tusi\\w+|hatuna|bila)(?: \\w+){0,2} (?:zaidi|juu) ya";
/** Words before a sum that say who holds it. */
const heldWords =
  'have|nina|niko na|nikiwa na|tuna|tuko na|tukiwa na|got|pesa|ganji|doh|doo|hela|cash|chapaa|mkwanja|dough|nimebak\\w+|nimebaki na|tumebak\\w+|left with|remain\\w*|(?:ni|tu)(?:me|li)(?:pewa|tengewa|tengea|wekewa|achiwa|panga|pangiwa)|(?:client|boss|owner|landlord|wife|husband|mzee|mama|mteja|office|donor|committee|school|church|chama|harambee|kamati|kanisa|shule|sacco|family|familia|fundraiser|mume|mke|baba|dada|kaka|son|daughter|brother|sister|uncle|aunt)(?: \\w+)? (?:gave|given|sent|released|approved|authori[sz]ed|allowed|allocated|(?:ame|ali|wame|wali|ime|ili)\\w+)(?: me| us)?|set aside|saved|kakitu';
export const atMost = new RegExp(`\\b(?:${atMostWords})\\b`);
export const held = new RegExp(`\\b(?:${heldWords})\\b`);

/** Words right behind a sum that say it is all there is to spend. */
export const budgetAfter =
  /^(?:(?:is |was |ni )?(?:my |our |the |total |whole )?(?:budget|bajeti|limit|maximum|max|cap|kikomo)\b|nd(?:io|iyo|o) (?:budget|bajeti|niko|nina\w*|tuko|tuna\w*|pesa|kiasi|limit|yote)\b|is (?:what|all) (?:i|we) (?:have|got)\b|tops|pekee|all inclusive|total for|in total|all in\b|altogether|total budget|at most|or less|yangu ya|kwa ujumla|jumla|worth of\b|to spend\b)/;

/** "What can 30k buy", "elfu hamsini itanipa ngapi". */
export const sumBuys =
  /^(?:(?:can |will |would )?(?:buy|get|cover|fetch)s?\b|ina?tosha|itatosha|zinatosha|(?:i|zi)ta(?:ni|tu)?(?:pa|letea|nunua|tosha)\b)/;

/** A sum with one of these behind it pays for one piece. */
export const perUnit =
  /^(?:per|each|@|kila|apiece|\/(?! ))|^kwa (?:kila|mfuko|moja|kipande|piece|pc|bag|mita|kilo|tani)|^(?:a|one) (?:bag|piece|metre|sheet|roll|tonne|box|bar)/;

/** Whoever speaks of prices, debts or payments, names sums that are no budget. */
export const pricesSpoken =
  /\b(?:sell\w*|sold|quot\w+|says?|said|charg\w+|anauza|wanauza|inauzwa|zinauzwa|anasema|amesema|anataka|ame-?quote|prices?|priced|bei|cost\w*|rates?|fair|cheap\w*|rahisi|ghali|paid|pay|nililipa|nimelipa|kulipa|loan\w*|lend|mkopo|refund|deposit|discount|mwingine|other|wanipa|alinipa|walinipa|ow(?:e|es|ed|ing)|debts?|deni|madeni)\b/;

/** Who says one of these wants goods, and a sum beside them is what is there for them. */
export const wanting =
  /\b(?:need|want|buy|get me|find me|looking for|nataka|nahitaji|natafuta|nunua|nipatie|niletee|nipe|tunahitaji|tunataka|naeza pata|naweza pata|nitapata|napata|can i get|what can)\b/;

/** Words right before a sum that only say that it is rough, or what it is for. */
export const aboutSum =
  /(?:^|[,.:–-]|\b(?:around|about|approx\w*|roughly|kama|karibu|say|like|for|kwa|ya|na|with))\s*$/;
/** What stands behind a sum that stands alone. */
export const afterSum = /^(?:$|[,.;!?–-]|\n|hivi\b|tu\b|only\b|pekee\b|bob\b)/;
