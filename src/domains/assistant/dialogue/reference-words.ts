/** Words by which one message refers to the one before. */

const listed = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));

/**
 * Words that add nothing to what is asked for: a message of these, numbers, dates and places alone
 * speaks of what was spoken of before. Whatever else stands in it is something new.
 */
export const quietWords = listed(`
  a an the this that these those it its them they he she i we you me us my our your mine ours one ones
  is are was be am im i'm it's let's lets do does did done can could will would should shall may might
  have has had got get give gimme bring take make change update move put use keep let go want need like
  to in at on of for from by with within and or but so then than as not no yes if per each
  please pls plz kindly ok okay okey sure fine alright right yeah yep thanks thank sorry wait actually rather
  instead now only just also too about around same again there here what how when where which who
  deliver delivered delivery delivering delivers site plot town county area side place address location
  it'll i'll we'll i've we've meant mean said say think maybe cool great good perfect hmm oh well
  budget spend afford most max maximum total add more extra less fewer reduce increase plus minus
  make it that's thats ready needed wanted must today tomorrow morning afternoon evening noon next week month
  asubuhi mchana jioni ijayo lijalo date tarehe day siku
  ni na ya wa za la cha vya kwa si sio je ama au lakini kama tu pia bado sasa basi hapo huko hapa pale kule
  hiyo hizo hii hizi ile zile hilo huyo hao yangu yetu langu letu zangu zetu wangu yako yenu yake yao
  iwe ziwe uwe kuwa itakuwa iko ziko niko tuko nipe nipatie nipee leta lete niletee niletewe ziletwe iletwe
  peleka pelekea nipelekee weka tia fanya badilisha badala twende endelea nataka ninataka tunataka nahitaji
  ninahitaji tunahitaji naomba tafadhali sawa sawasawa ndio ndiyo hapana ngoja samahani pole nilisema nimesema
  namaanisha nilimaanisha naona nafikiri hebu ebu haya poa fiti safi mpaka hadi kufikia kabla ifikapo mwisho
  site mjini kaunti eneo upande mahali vipi kuhusu nayo nazo hata zaidi wapi lini gani ngapi ipi yupi nani
  ongeza ongezea niongezee punguza kidogo bajeti nina tuna pesa isizidi zisizidi juu sana kila jumla kesho leo maze buda boss bana
`);

/** Words with which the request is asked to be sent. */
export const sendingWords = listed(`
  rfq rfqs quote quotes quotation quotations request tender send sent ask asking suppliers supplier them sellers
  order book buy submit agiza niagizie prices price draft create prepare write post float forward share list ahead proceed
  omba niombee tuombee waombe niombe tuombe
  tuma tumia nitumie utume watumie uliza waulize ombi maombi bei wauzaji muuzaji nukuu tengeneza andika endelea
`);

/** Words of who is cheapest among what was found. */
export const cheapWords = listed(`
  alternative alternatives option cheapest cheaper cheap lowest least expensive price prices supplier suppliers option options offer offers best
  kuna ghali expensive costly dear high any too very
  bei rahisi nafuu chini poa zaidi muuzaji wauzaji ndogo
`);

/** Asks which of those that were found is nearest; who is soonest is read beside the own quotations. */
export const foundWhen =
  /\b(?:who|which|what|nani|gani|yupi|ipi)\b.*\b(?:nearest|closest|nearer|closer|karibu)\b|\b(?:nita|tuta)pata lini\b|\b(?:i|zi|ya)ta(?:fika|letwa|kuja|chukua) (?:lini|siku ngapi)\b|^when (?:can|will|do) (?:i|we|it|they)\b|^how long\b/;
export const foundWords = listed(`
  nitapata tutapata itafika zitafika italetwa zitaletwa itakuja zitakuja itachukua yatafika arrive arrives come long
  receive nearest closest nearer closer near ako supplier suppliers shop seller sellers karibu zaidi yuko aliye muuzaji wauzaji
  duka
`);

/** "How much for one?" asks a price, and counts nothing. */
export const priceOfOne =
  /^(?:and |na |je )?(?:ngapi|bei|bei gani|pesa ngapi|how much|what|price)(?: is| ni| ya)?(?: (?:kwa|for|per|ya|a))? (?:kila )?(?:moja|one|each|piece|kimoja|mmoja)\b|^(?:moja|each|kila moja|one) (?:ni |is )?(?:ngapi|how much|bei|pesa)/;
/** "Sand one lorry, how much there?" */
export const there = /\b(?:huko|hapo|kule|there|same (?:place|site))\b/;

/** Asks whether it is there, or how little of it is sold. */
export const asksStock =
  /\b(?:in stock|out of stock|sold out|minimum (?:orders?|quantity)|moq|smallest order|kiwango cha chini|(?:ime|zime)isha|available|availability|stock (?:iko|ipo|gani|ngapi)|(?:iko|ziko|mko na|ipo|zipo|kuna) stock|inapatikana|zinapatikana)\b|^(?:je )?(?:ipo|zipo)\b/;
export const stockWords = listed(`
  out sold minimum quantity moq smallest order still imeisha zimeisha kiwango cha
  stock available availability inapatikana zinapatikana ipo zipo kuna mko
`);

/** What things are used for: "and for columns?". */
export const useWords = listed(`
  column columns slab slabs beam beams foundation foundations plaster plastering wall walls walling floor floors
  roof roofing parking driveway footpath outside inside indoor outdoor exterior interior sea coast drain rust hot
  kujenga kujengea kupiga kuweka plasta msingi ukuta kuta sakafu nguzo paa nje ndani bahari bafuni jikoni
`);

/** Takes the request back, or wants nothing done yet. */
export const stopWords = listed(`
  stop cancel don't dont do not send yet no nope never mind nevermind forget hold off on wait pause scrap discard
  leave drop it that this everything all request draft rfq changed
  usitume usitumie msitume usiitume usizitume usipeleke ghairi ghairisha sitisha simamisha acha wacha achana
  kidogo achia futa tupa subiri subirini ngoja kwanza bado hapana la kutuma nimeghairi nimeacha sitaki nimebadilisha mawazo
  tena nayo hiyo hayo yote zote
`);
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
