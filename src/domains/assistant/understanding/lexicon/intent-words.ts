import { w } from '../sayings.ts';
import { concept, english, phrases, swahili } from './concept.ts';

/** What intents are told by, in `intent-signs.ts`: words by their meaning, in English, Swahili and Sheng. */
export const intentWords = {
  quote: concept(
    phrases(w`
      quotes?; quotations?; qoutes?; (?:wali|ali|wame|ame)(?:o|ye)?ni(?:pa|tumia|pea|letea) bei;
      bids?; offers?; nukuu; kotesheni; koteshen; proposals?;
      bei (?:mbili|tatu|nne|tano|mbalimbali|\d+)(?= |$); bei (?:wali|ali|wame|ame)\w+; quoted;
      replies; responses; majibu
    `),
  ),
  /** Given to the speaker already. */
  received: concept(
    phrases(w`
      my; our; mine; zangu; yangu; zetu; yetu; received;
      i (?:got|have|received|was given)|we (?:got|have|received)|i've got|nilizo\w+; niliyo\w+;
      tulizo\w+; nimepata; nimepewa; nimeletewa; nilipewa;
      (?:quoted|offered|gave|given|sent|bid|told)(?: to)? (?:me|us);
      (?:wali|ali)(?:o|ye)?ni(?:pa|tumia|pea|letea|ambia)\w*;
      (?:wame|ame)ni(?:pa|tumia|pea|letea|ambia)\w*; zilizo(?:kuja|ingia|fika); these; those;
      hizi; hizo; came in; zimefika; zimekuja; zimeingia; nimepokea; ya \w+ na ya \w+
    `),
  ),
  judge: concept(
    english(
      'compar choos pick rank analys analyz evaluat recommend explain summaris summariz award split review weigh reject',
    ),
    swahili('chagu chagulia linganish linganishi chambu pendekez gawany kubali tathmini'),
    phrases(w`
      best; better; cheapest; cheaper; lowest; highest; which(?: one)?; differences?; differ;
      take; accept; low; high; inflated; overpriced; ipi; gani; yupi; nani; nafuu; bora; nichukue;
      sawa; fair; value; cheating; kati ya; fananisha; expensive; good; right; poa; tofauti;
      one is; wins?; winner; winning; kunikamua; hidden
    `),
  ),
  /** One's own request, as something that is there. */
  ownRequest: concept(
    phrases(w`
      (?:my|our) (?:\w+ )?(?:rfqs?|requests?|tenders?); (?:the|this|that) (?:rfq|tender);
      (?:rfq|ombi|tender) (?:yangu|langu|letu|yetu)
    `),
  ),
  /** Gives the work to one of those who quoted. */
  giveWork: concept(english('award'), swahili('tuz tunuk'), phrases('mpe kazi; give the job')),
  anyRequest: concept(phrases('rfqs?; requests?; tenders?; ombi')),
  /** Asks what came of something that was sent before. */
  whatBecame: concept(
    phrases(w`
      what (?:happened|became|has become|came); how far (?:is|has|did); whatever happened; any news;
      iliishia wapi; liliishia wapi; imefika wapi; limefika wapi; imeenda wapi; nini kilitokea
    `),
  ),
  endRequest: concept(
    phrases('cancel; close; withdraw; take down; terminate'),
    swahili('fung ghair sitish'),
  ),
  sendRequest: concept(
    phrases(
      'send; create; post; put out; float; raise; make; prepare; new; tuma; tengeneza; omba; nitumie',
    ),
  ),
  /** Brings a request before many sellers. */
  spread: concept(
    phrases(w`
      circulate; circulating; broadcast; broadcasting; sambaza; sambazeni; sambazia; isambaze;
      zisambaze; usambaze; lisambaze; nisambazie; tangaza; tangazia; itangaze; nitangazie;
      (?:put|send|spread|get) (?:out )?(?:the )?word (?:out )?(?:to|among); push (?:this|it) (?:out )?to
    `),
  ),
  sendOff: concept(
    phrases(w`
      send; submit; post; place; dispatch; forward; release; go ahead; tuma; itume; zitume; litume;
      uitume; mtumie; tumia; watumie; wapelekee; peleka; ipeleke; zipeleke; rusha; irushe; send it
    `),
  ),
  /** Presses to go on without the word of who writes. */
  unasked: concept(
    phrases(w`
      without (?:even )?(?:asking|checking with|waiting for|consulting|bothering|confirming with) me;
      without (?:my |any |a |the )?(?:confirmation|approval|permission|review|consent|go-ahead|ok|okay|asking);
      without me (?:confirming|approving|checking|looking);
      (?:don't|dont|do not|never|no need to|stop) (?:even )?(?:ask|asking|wait for|waiting for|bother|check with|consult) (?:me|my);
      (?:skip|no need for|forget) (?:the |my |any )?(?:confirmation|approval|review|permission);
      bila (?:ya )?(?:kuniuliza|kunisubiri|kuningoja|kuniconfirm|kuniambia|confirmation|kuconfirm|kuthibitisha|ruhusa|idhini|approval);
      usiniulize; usinisubiri; usiningoje; usisubiri confirmation; usiulize
    `),
  ),
  notReceived: concept(
    phrases(w`
      (?:not|never|n't|haven't|didn't)(?: yet)? (?:received?|gotten|got|seen); sijapokea; sijapata; sijaona;
      hatujapokea; hatujapata; haijanifikia; havijanifikia
    `),
  ),
  orderSaid: concept(
    phrases(
      '(?:my|our|the) (?:orders?|delivery|goods|materials); orders? [a-z]{1,3}-?\\d[\\d-]*; oda (?:yangu|yetu); mzigo (?:wangu|wetu); vitu vyangu; agizo langu',
    ),
  ),
  /** Takes one of the quotations. */
  award: concept(english('accept approv award'), swahili('kubali'), phrases('go with; take')),
  look: concept(
    english('show list see view open display read'),
    swahili('onyesh on som fungu'),
    phrases('where are; ziko wapi; zangu; yangu; nicheki'),
  ),
  whoGave: concept(
    phrases(w`
      who (?:gave|has|had|offered|is|was|quoted|bid); whose; nani (?:ame|ali|ana)\w*;
      which (?:supplier|hardware|seller|vendor|one|bidder) (?:gave|has|had|offered|is|quoted|bid);
      supplier gani; yupi (?:ame|ali|ana)\w*
    `),
  ),
  total: concept(
    phrases(w`
      totals?; total price; landed(?: cost)?; on my \w*(?: \w+)? ?(?:request|rfq|tender)s?; jumla;
      ombi langu; for my (?:request|rfq|tender)
    `),
  ),
  least: concept(
    phrases(
      'lowest; cheapest; best; least; highest; fastest; nafuu; rahisi; chini; bora; haraka zaidi',
    ),
  ),
  toldPrice: concept(
    phrases(w`
      (?:wame|ana|ame|ali|wana|wali)ni(?:ambia|uzia|pea|pa|itisha|letea|quotia)\w*;
      (?:ame|ana|wame|wana)(?:sema|itisha|taka|quote|charge)\w*;
      they (?:want|say|said|charge|quoted|are asking|told me);
      (?:he|she|supplier|seller|hardware|shop|guy) (?:\w+ )?(?:wants|says|said|charges|quoted|asks|told me);
      quoted me; told me; asking(?: for)?; naambiwa; nimeambiwa; nimeuziwa
    `),
  ),
  fairness: concept(
    phrases(w`
      fair; sawa; juu(?: sana)?; ghali; too (?:much|high|expensive); expensive; halali; haki;
      okay; ok; overcharg\w+; a steal; worth(?: it)?; reasonable; cheap; high; nzuri; poa;
      kawaida; naibiwa; right price; market; normal; being (?:cheated|ripped off|conned)
    `),
  ),
  amount: concept('\\d[\\d,.]*k?', 'elfu|mia|thao|ngiri|laki|soo'),
  /** What is under way to the speaker. */
  shipment: concept(
    phrases(w`
      nimelipi\w*; malipo yangu; pesa yangu; my (?:money|refund);
      (?:my|our|the|that|this|ile|hiyo) (?:\w+ ){0,2}?(?:orders?|oda|delivery|deliveries|lorry|lori|driver|dereva|truck|canter|consignment|shipment|goods|package|lpo|mzigo|invoice|payment);
      (?:orders?|oda|agizo|mzigo|lori|lorry|delivery|rfq|ombi|lpo|mizigo|bidhaa|vitu|materials|driver|dereva|gari|simiti|nondo|mabati|mbao|mchanga|kokoto|tiles|cement) (?:yangu|wangu|langu|zangu|yetu|wetu|letu|vyangu);
      lpo (?:no\.? ?|number )?\d+; order (?:no\.? ?|number |#)?\w*\d+;
      (?:driver|lorry|truck|dereva|lori) (?:\w+ )?(?:bringing|carrying|with|delivering|anayeleta|aliyebeba|inayoleta|iliyobeba);
      order ya (?:jana|juzi|wiki|last); goods; (?:i|we) (?:ordered|bought|paid for);
      nili(?:agiza|order|nunua|lipia)\w*; nime(?:agiza|order|lipa|lipia)\w*;
      tuli(?:agiza|lipa)\w*;
      from (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last week)
    `),
  ),
  state: concept(
    phrases(w`
      where(?:'s)?; status; late; delay(?:ed|ing)?; arriv\w+; updates?; reach(?:ed)?; leave; left;
      when; eta; missing; short; refund(?:ed)?; twice; double charged; (?:ni|tu)(?:ta)?rudishi\w*;
      mara mbili; wrong (?:site|plot|place|address|item|size); unpaid;
      not (?:paid|delivered|reached|come|arrived|here|showing); yet; already; track\w*;
      cancel(?:led)?; return; returned; received by; been received; dispatched; confirmed;
      phone number; contacts?; damaged; broken; incomplete; instead of; got \d+; only \d+; wapi;
      lini; fika; imefika; itafika; utafika; haijafika; haujafika; hazijafika; hajafika; imekwama;
      imechelewa; mnaleta; mtaleta; inaletwa; italetwa; yuko; amefika; siku gani; saa ngapi;
      shows?; progress; offloaded; stuck; hali; nifanyeje; imepungua; pungufu; bado; haijatumwa;
      hajatuma; who do i talk to; (?:iko |kwa )?stage gani; which stage; at what stage; imefikia
    `),
  ),
  replies: concept(
    phrases(w`
      (?:any|has any|have any|did any|how many|kuna)(?: \w+){0,2} (?:suppliers?|sellers?|hardwares?|muuzaji|wauzaji|supplier|vendors?|replies|response|responses|majibu);
      (?:suppliers?|wauzaji|sellers) (?:wangapi|ngapi)
    `),
  ),
  replied: concept(
    phrases(w`
      respond(?:ed)?; repl(?:y|ied); answer(?:ed)?; opened; seen; viewed; quoted(?: yet)?;
      (?:a|wa|wame|ame)jibu\w*; amejibu; wamejibu; amequote; wamequote; accepted; yet; so far;
      imejibiwa
    `),
  ),
  own: concept(phrases('my; our; yangu; langu; zangu; wangu; the')),
  /** Wants sellers to name their prices. */
  gather: concept(
    english(
      'collect gather seek request invit obtain sourc solicit float rais launch post draft prepar circulat',
    ),
    swahili('omb uliz kusany tafut tafutie ambi alik andik anzish'),
    phrases(w`
      get; want; need; i'd like; nataka; nahitaji; waambie; let; have; send(?: this| it| out)?;
      ask; tuma; tupia; put out
    `),
  ),
  prices: concept(
    phrases(w`
      prices?; pricing; rates?; offers?; bids?; quotes?; quotations?; bei(?: zao)?; nukuu;
      kotesheni; quotie; tenders?; zabuni; bid; what they(?: would| will|.d)? (?:charge|ask|sell)
    `),
  ),
  sellers: concept(
    phrases(w`
      (?:several|different|three|four|five|two|3|4|5|many|all|various|a few|some|more|maduka|the|from|to)? ?(?:suppliers|sellers|hardwares|vendors|shops|wauzaji|masupplier|wasambazaji|maduka|dealers|merchants)(?:'s)?;
      (?:maduka|hardware|supplier|wauzaji|masupplier) (?:tatu|matatu|watatu|mbili|mbalimbali|kadhaa|wote|tofauti)
    `),
  ),
  pricing: concept(
    phrases(w`
      for pricing; to (?:be )?priced?|please price|kindly price|pls price;
      price (?:this|these|the following|below);
      competitive (?:offers?|bids?|prices?|rates?|quotes?); (?:offers|bids) (?:on|for);
      request(?:ing)? (?:for )?(?:prices?|rates); just request; bid on; out for tender;
      tender for|rfqs?|ombi la bei; maombi ya bei
    `),
  ),
  between: concept(phrases('kati ya; between')),
  whatQuoted: concept(
    phrases(w`
      what (?:did|have|has) (?:\w+ ){1,4}(?:quote|offer|bid|charge)d?(?: me| us)?;
      (?:wali|wame|ali|ame)ni-?quotia? (?:ngapi|how much|bei gani)
    `),
  ),
  theirs: concept(phrases('their; any of them; all of them; each of them; zao; wao')),
  whichOf: concept(phrases('which; (?:do|does|did) any; ipi; yupi; gani; zipi')),
  covers: concept(
    phrases(w`
      leaves? out; left out; omit(?:s|ted)?; lacks?; include[sd]?; including; exclud\w+;
      cover(?:s|ed)?; mention\w*; vat; warranty; (?:im|zim|wam)e(?:jumuisha|weka)\w*
    `),
  ),
  takeWhich: concept(
    phrases(w`
      nichukue; nichague; ninunue wapi; which (?:one|wins?|is (?:better|cheaper));
      whom? (?:do|should) i; take which; nani nafuu
    `),
  ),
  howMany: concept(phrases('ngapi; how many; mangapi')),
  arrived: concept(
    phrases('zimefika; zimekuja; zimeingia; received; come in; came; arrived; so far; nimepata'),
  ),
  someoneTo: concept(
    phrases(w`
      (?:someone|somebody|a guy|a person|people|a team|a crew|guys|anyone|mtu|watu|jamaa) (?:to|who can|that can|wa|ambaye anaweza|anayeweza) (?:come and )?(?:lay|fix|install|build|paint|plaster|repair|dig|weld|wire|tile|roof|design|draw|clean|construct|do|kupaka|kujenga|kuweka|kufunga|kuchimba|kurekebisha|kuezeka|kupiga)
    `),
  ),
  /** How much a material does, not what it costs. */
  measure: concept(
    phrases(w`
      how much (?:area|wall|floor|space|surface|weight|load|water|sand|cement|paint|grout|adhesive|ballast|steel|plaster) (?:\w+ ){0,3}?(?:does|do|will|can|is|for|per|to|i need|in);
      how (?:can|do|will) (?:i|you|we|one) (?:tell|know|check|confirm|test|verify|spot|mix|apply|fix|lay|store|cut|install|use|calculate|estimate|join);
      nita(?:juaje|tambuaje|pimaje); najuaje; nawezaje;
      (?:i|u|zi|li|ki|ya|vi)na(?!uz|cost|gharimu|enda|toka|patikan|it)\w+ (?:\w+ ){0,4}(?:ngapi|mangapi|vingapi|wangapi|kiasi gani)|(?:i|u|zi|li|ki|ya|vi)na(?!uz|cost|gharimu|it)\w+ (?:\w+ ){0,2}(?:muda|siku|saa) (?:gani|ngapi);
      inachukua (?:muda|siku|saa)\w*; does it matter; what happens (?:if|when);
      is it (?:true|necessary|a must|safe|legal|illegal|okay|ok|possible|wise|advisable)
    `),
  ),
} as const;
