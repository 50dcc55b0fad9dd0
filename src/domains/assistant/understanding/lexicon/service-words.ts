import { w } from '../sayings.ts';
import { concept, phrases, swahili } from './concept.ts';

/** What questions on the service itself are told by, in `service.ts`: words by their meaning. */
export const serviceWords = {
  ending: concept(
    phrases(
      'cancel(?:led)?; close[d]?(?! to); withdraw(?:n)?; delete[d]?; end; take down; pull; terminate',
    ),
    swahili('fung ghairi sitish fut ondo'),
  ),
  request: concept(
    phrases('rfqs?; requests?(?! for); tenders?; ombi; maombi; enquir(?:y|ies); inquir(?:y|ies)'),
  ),
  /** A line is taken out of it, which does not end it. */
  fromRequest: concept(
    phrases(w`
      (?:out of|off|from|kwenye|katika|toka|kutoka)(?: kwa| kwenye| katika)? (?:\w+ ){0,2}
      (?:rfqs?|requests?|draft|list|tender|ombi|maombi|orodha|rasimu)
    `),
  ),
  sending: concept(
    phrases(w`
      send; create; post; put out; float; raise; make; prepare; issue; publish; draft; new; tuma;
      tengeneza; andaa; andika; omba; niombee; nitumie; itume; has; have; was; is it; did; je; status
    `),
  ),
  orders: concept(phrases('orders?; oda; delivery; lpo; agizo; mzigo')),
  paying: concept(
    phrases('pay(?:ing|ments?)?; lipa; kulipa; nalipa; nilipe; naweza lipa; malipo; tunalipa'),
  ),
  means: concept(
    phrases(w`
      m-?pesa; cards?; cash; credit; bank; cheques?; visa; instal+ments?; paybill; till; methods?;
      options?; how; accept(?:ed)?; vipi; aje; jinsi; njia; namna; deposit; on delivery; mobile money
    `),
  ),
  paid: concept(
    phrases('paid; nimelip\\w*; nililip\\w*; refund\\w*; rudishi\\w*; twice; mara mbili; invoice'),
  ),
  hours: concept(
    phrases(w`
      opening (?:hours|times?); (?:working|business|office) hours; what time do you (?:open|close);
      when (?:do|are) you (?:open|close); are you open; mna(?:fungua|funga) (?:saa|lini);
      saa (?:za kazi|za kufungua); mko wazi; mnafungua
    `),
  ),
  talking: concept(
    phrases(w`
      talk; speak; call; chat; reach; contact; connect; transfer; need; get; ongea; niongee; kuongea;
      zungumza; kuzungumza; piga simu; kupigia; nipigie
    `),
  ),
  human: concept(
    phrases(w`
      (?:a )?human(?: being)?; real person; a person; (?:an? )?agent; customer (?:care|service);
      support(?: team)?; representative; help ?desk; someone (?:real|from (?:your|the) (?:team|office));
      your (?:team|office|phone number|number|contacts?); binadamu; mtu halisi; mhudumu; wahudumu;
      namba (?:yenu|ya ofisi); ofisi yenu
    `),
  ),
  becoming: concept(
    phrases(w`
      become; be verified; get verified; getting verified; register; sign up; join; apply; start selling;
      kuwa; jisajili; kujisajili; nijisajili; nisajiliwe; kusajiliwa; kuuza hapa
    `),
  ),
  aSeller: concept(
    phrases('(?:a )?supplier; seller; vendor; verified; muuzaji; selling; kuuza hapa'),
  ),
  changing: concept(
    phrases(
      'change; reset; update; edit; forg[eo]t(?:ten)?; lost; turn (?:on|off); remove; add; badilisha; nimesahau; nibadilishe; weka',
    ),
  ),
  password: concept(
    phrases('passwords?; nywila; neno (?:la|langu la) siri; login code; two step; 2fa'),
  ),
  account: concept(
    phrases('(?:my|our|this) account; akaunti(?: yangu)?; (?:my )?profile; my data'),
  ),
  detail: concept(
    phrases(w`
      my (?:\w+ )?(?:name|phone(?: number)?|number|email|photo|picture|address|language|notifications);
      (?:namba|jina|picha|barua pepe|lugha|simu) yangu; company name; notifications
    `),
  ),
  giving: concept(
    phrases(
      "give(?: me)?; share; send me; what is; what's; need; want; get; nipe; nipatie; naomba; nitumie; nataka; nionyeshe",
    ),
  ),
  contactOf: concept(
    phrases(w`
      (?:phone|mobile|whatsapp|telephone) (?:numbers?|no\.?)?; phone; whatsapp; bank (?:account|details)(?: numbers?)?;
      contacts?; email; e-mail; paybill; namba (?:ya|za) simu; namba; mawasiliano; simu; anwani
    `),
  ),
  seller: concept(
    phrases(
      'suppliers?; sellers?; vendors?; hardware; shop; owner; muuzaji; wauzaji; duka; dealer',
    ),
  ),
  reporting: concept(
    phrases(
      'report; complain(?:ts?)?; dispute; ripoti; kuripoti; niripoti; malalamiko; shtaki; kushtaki; nishtaki',
    ),
  ),
  wronged: concept(
    phrases(w`
      stole; scammed; cheated; conned; ghosted; defrauded; fake; counterfeit; ran away; refused to (?:deliver|refund);
      (?:a|wa)(?:me|li)(?:ni)?(?:ibia|tapeli|kula pesa|dhulumu|konya); nime(?:tapeliwa|ibiwa|konywa|dhulumiwa);
      amekula; feki; sold me
    `),
  ),
  whatToDo: concept(
    phrases(w`
      what (?:can|do|should|shall) i do; where (?:do|can) i; how (?:do|can) i; who do i tell; help me; help;
      nifanye(?:je| nini); nisaidie; niende wapi; nimwambie nani
    `),
  ),
  again: concept(
    phrases(w`
      same as (?:last time|before|my last|the last); as last time; (?:my )?last order again; re-?order;
      order again; repeat (?:my|the) (?:last |previous )?(?:order|request|rfq);
      rudia (?:ile )?(?:order|oda|agizo|ombi|rfq); kama (?:mara|ile) ya (?:mwisho|jana|juzi);
      agiza tena; ile ile ya (?:mwisho|jana|juzi); what i (?:ordered|bought) last time; oda ya mwisho tena
    `),
  ),
  listing: concept(
    phrases(
      'list; show(?: me)?; find; browse; orodha; orodhesha; nionyeshe; onyesha; which; any; who are',
    ),
  ),
  shops: concept(
    phrases(
      'suppliers?; hardwares?(?: shops?| stores?)?; shops?; stores?; sellers?; vendors?; maduka; duka; wauzaji',
    ),
  ),
  delivering: concept(
    phrases(
      'do you deliver; deliver; delivery; mnaleta; mna ?deliver; mnafika; mnapeleka; mnasafirisha',
    ),
  ),
  calling: concept(
    phrases('call; phone; ring; piga simu; kupigia; mpigie; nimpigie; nipigie; wapigie'),
  ),
  bargaining: concept(
    phrases(w`
      (?:ni|tu)?punguzi(?:e|a|we) bei; punguza bei; discounts?; last price; bei ya mwisho; negotiable; negotiate;
      bargain; (?:lower|reduce) (?:the |your )?prices?; punguzo; inapungua; itapungua
    `),
  ),
  carrying: concept(
    phrases(w`
      transport(?:ation)?; shipping; freight; delivery (?:costs?|fees?|charges?|price); cost of delivery; usafiri;
      usafirishaji; kusafirisha; gari ya kubeba; lori la kubeba
    `),
  ),
  priced: concept(
    phrases(w`
      how much; what about; how about; costs?; price; charge[ds]?; fees?; free; included; pays?; separate; extra;
      ngapi; bei; bure; pesa; vipi; je; kuhusu; gharama; analipa
    `),
  ),
  building: concept(
    phrases(
      'build(?:ing)?; construct(?:ing|ion)?; put up; (?:ku|na|ni|tu|nina|tuna)?jeng(?:a|e|ea)',
    ),
  ),
  dwelling: concept(
    phrases('house; home; bungalow; maisonette; apartments?; flats?; rentals?; nyumba; ploti'),
  ),
  hiring: concept(
    phrases(w`
      fundis?; mafundi; contractors?; architects?; engineers?; masons?; labou?r(?:ers)?; plans?; design; drawings?;
      permits?; approvals?; loans?; mortgage; mkopo; mchoro; ramani; mkandarasi
    `),
  ),
  whoAreYou: concept(
    phrases(w`
      who (?:are|r) (?:you|u); what (?:are|r) (?:you|u); are you (?:a )?(?:bot|robot|human|machine|ai|real|person);
      wewe ni nani; unaitwa (?:nani|aje); your name; jina lako; who made you; who built you
    `),
  ),
  abilities: concept(
    phrases(w`
      what (?:can|do) you (?:do|offer|help); how (?:does this|do you|does it) work; what can you help;
      unaweza (?:ku)?(?:fanya|saidia|nisaidia|kunisaidia)(?: na)? nini; unafanya(?:je)? (?:nini|kazi gani);
      how can you help
    `),
  ),
  howAreYou: concept(
    phrases('how (?:are|r) (?:you|u); how is it going; uko aje; u hali gani; habari yako'),
  ),
  returning: concept(
    phrases(
      'return(?:s|ed|ing)?; refund(?:s|ed)?; money back; take back; kurudisha; nirudishe; nirudishie; rudisha; kurejesha; kurudishiwa',
    ),
  ),
  ofReturn: concept(
    phrases(w`
      policy; goods; items?; materials?; products?; damaged; defective; broken; wrong ones?; can i; could i; may i;
      do you; how; days; period; bidhaa; vitu; vifaa; naweza; mnakubali; pesa
    `),
  ),
  brought: concept(
    phrases(w`
      brought; delivered; sent(?: me)?; supplied; gave me; arrived; came; received; got; walileta; wameleta; ameleta; alileta;
      nilipewa; nililetewa; nimeletewa; waliniletea; ilifika; zilifika; zimefika
    `),
  ),
  spoilt: concept(
    phrases(w`
      damaged; defective; broken; wet; wasted; expired; spoilt; rotten; cracked; hard already; mbovu;
      (?:i|zi|u|ya)me(?:vunjika|haribika|ganda|lowa|oza|pasuka); wrong (?:size|colour|color|type|brand|items?|goods)
    `),
  ),
  warranty: concept(phrases('warrant(?:y|ies); guarantees?; dhamana; warantii')),
  onCredit: concept(
    phrases(w`
      (?:on|by|in|give|offer|have|want|buy on|credit terms|any) credit(?! card); credit (?:terms|facility|limit|account|days);
      pay later; pay in instal+ments?; buy now pay later; kwa mkopo; mkopo; kwa deni;
      (?:n?a?we?za )?(?:ku)?lipa (?:baadaye|baadae|pole ?pole|kidogo kidogo|later)
    `),
  ),
  accepting: concept(
    phrases(
      'accept; take; support; use; do you have; is there; mnakubali; mnapokea; mnachukua; mnatumia; kuna',
    ),
  ),
  payMeans: concept(
    phrases(
      'm-?pesa; (?:credit |debit )?cards?; cash; cheques?; visa; bank transfers?; mobile money; airtel money',
    ),
  ),
  tillNumber: concept(phrases('paybill(?: number)?; till number; namba ya (?:paybill|till)')),
  trusting: concept(
    phrases(w`
      is (?:this|the|your) (?:site|app|website|platform|company) (?:safe|legit|genuine|real|trusted);
      are you (?:legit|genuine|for real); (?:suppliers?|sellers?) (?:are |is )?(?:genuine|legit|real|honest|trusted|trustworthy|verified);
      (?:genuine|legit|trusted|trustworthy|honest) (?:suppliers?|sellers?); (?:can|how do|do) i trust; (?:this|it) is a scam;
      is (?:this|it) a scam; are (?:you|they) scammers; (?:mna|wana)aminika; naweza kuwaamini; ni matapeli
    `),
  ),
  scolding: concept(
    phrases(w`
      useless; rubbish; nonsense; you are (?:stupid|slow|bad|not help(?:ing|ful)); waste of time; bad service;
      terrible service; (?:very|so) (?:disappointed|frustrated|annoyed|angry); not helpful; nimechoka(?: na)?; hamnisaidii;
      haunisaidii; hunisaidii; huna maana; pumbavu; mjinga; unanipotezea
    `),
  ),
  ourPlace: concept(
    phrases(w`
      where (?:are you|is your (?:office|shop|company)) ?(?:located|based|found)?; your (?:phone |office |whatsapp )?(?:number|address|location|contacts?|e-?mail);
      mko wapi; mnapatikana wapi; ofisi (?:yenu )?(?:iko|ipo) wapi; namba yenu
    `),
  ),
  tooDear: concept(
    phrases(w`
      prices? (?:are |is )?(?:too |so |very )(?:high|expensive|much); too (?:expensive|costly); ghali sana; bei (?:iko |ziko |ni )?juu
    `),
  ),
  cheaper: concept(
    phrases('cheap\\w*; bei (?:poa|nafuu|rahisi|ya chini); nafuu; rahisi; quot\\w*'),
  ),
  bringing: concept(phrases('delivery; deliveries; kuletewa; kuleta; kupeleka')),
} as const;
