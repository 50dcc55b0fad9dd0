/** Words by which one message refers to the one before. */

/** Asks which of those that were found is nearest; who is soonest is read beside the own quotations. */
export const foundWhen =
  /\b(?:who|which|what|nani|gani|yupi|ipi)\b.*\b(?:nearest|closest|nearer|closer|karibu)\b|\b(?:nita|tuta)pata lini\b|\b(?:i|zi|ya)ta(?:fika|letwa|kuja|chukua) (?:lini|siku ngapi)\b|^when (?:can|will|do) (?:i|we|it|they)\b|^how long\b/;
/** "How much for one?" asks a price, and counts nothing. */
export const priceOfOne =
  /^(?:and |na |je )?(?:ngapi|bei|bei gani|pesa ngapi|how much|what|price)(?: is| ni| ya)?(?: (?:kwa|for|per|ya|a))? (?:kila )?(?:moja|one|each|piece|kimoja|mmoja)\b|^(?:moja|each|kila moja|one) (?:ni |is )?(?:ngapi|how much|bei|pesa)/;
/** "Sand one lorry, how much there?" */
export const there = /\b(?:huko|hapo|kule|there|same (?:place|site))\b/;

/** Asks whether it is there, or how little of it is sold. */
export const asksStock =
  /\b(?:in stock|out of stock|sold out|minimum (?:orders?|quantity)|moq|smallest order|kiwango cha chini|(?:ime|zime)isha|available|availability|stock (?:iko|ipo|gani|ngapi)|(?:iko|ziko|mko na|ipo|zipo|kuna) stock|inapatikana|zinapatikana)\b|^(?:je )?(?:ipo|zipo)\b/;
export const plainStop =
  /\b(?:stop|cancel|nevermind|never mind|forget (?:it|that|about it)|hold (?:on|off)|scrap|discard|(?:don't|dont|do not) send|not yet|not now|changed my mind|leave it|usitum\w*|msitum\w*|usiitum\w*|usizitum\w*|usipeleke|ghairi\w*|nimeghairi|nimeacha|sitisha|simamisha|wacha|acha|achana|futa|tupa|subiri\w*|ngoja|sitaki|bado|nimebadilisha mawazo)\b/;
/** A bare "no" answers what was shown. */
export const bareNo =
  /^(?:no|nope|nah|hapana|la)(?:,? (?:thanks?|thank you|asante|please|sitaki))?[.! ]*$/;
/** "The second one", "all of them": which lines are called by their place in the list. */
export const allWords = new Set('all both everything each zote yote vyote mbili'.split(' '));
export const ordinals =
  /\b(?:first|second|third|last|1st|2nd|3rd|kwanza|pili|tatu|mwisho|former|latter)\b/;

/** The place in a list of so many that a message calls, from 0; -1 for none. */
export function ordinalIn(text: string, count: number): number {
  const [word = ''] = ordinals.exec(text) ?? [];
  const order = [/first|1st|kwanza|former/, /second|2nd|pili|latter/, /third|3rd|tatu/];
  if (/last|mwisho/.test(word)) return count - 1;
  return word === '' ? -1 : order.findIndex((pattern) => pattern.test(word));
}
