import { concept, english, phrases, swahili } from './concept.ts';

const traders =
  '(?:contractors?|buyers?|builders?|bidders?|customers?|clients?|developers?|users?|people|person|kontrakta|mkandarasi|wakandarasi|mnunuzi|wanunuzi|mteja|wateja|mjenzi|wajenzi|mtu|watu|fundi|mafundi)';

/** To whom, with what and how it is done, in the wrongs of `wrongs.ts`, and what makes it innocent. */
export const wrongCircumstances = {
  /** Somebody who is neither the speaker nor a seller asked on the speaker's behalf. */
  otherTrader: concept(
    `(?:other|another|rival|competing|different|fellow|that) (?:\\w+ )?${traders}(?:'s|s')?`,
    "(?:another|other|rival|competing) (?:compan(?:y|ies)|firms?)(?:'s|s')",
    `${traders} (?:mwingine|wengine|mwenzangu|yule|huyo|mwenza|fulani)`,
    `(?:rest of|remaining|any of|some of|all of|both|all) (?:the )?(?:other )?${traders}`,
    "\\w+'s (?:company|firm|construction|builders|enterprise)(?= (?:got|gets|paid|pays|was|is paying|received|bought|buys))",
    phrases(
      "competitors?(?:'s)?; competition; competitor; rivals?(?:'s)?; neighbou?rs?(?:'s)?; mshindani(?: wangu)?; washindani(?: wangu)?; jirani(?: yangu)?; mwenzangu; wenzangu; mtu mwingine; watu wengine; someone else(?:'s)?; somebody else(?:'s)?; other people(?:'s)?; my ex(?: \\w+)?(?:'s)?; opponents?; whoever won; winning bidders?; the winner(?:'s)?; wengine; maadui; adui",
    ),
  ),
  /** Behind the back of whose it is. */
  unnoticed: concept(
    phrases(
      "(?:owner|boss|client|landlord|engineer|customer|employer|he|she|they|nobody|no one|buyer) (?:wo ?n'?t|will not|will never|will|would not|does ?n'?t|cannot|can'?t|must not|should not|never) (?:\\w+ )?(?:notice|know|see|find out|miss|realise|realize|suspect|check|tell)s?; (?:mteja|client|boss|mwenye(?: \\w+)?|engineer|owner|yeye|wao|mwajiri|mzungu) (?:a|wa)si(?:jue|gundue|one|shuku); (?:a|wa)sijue; (?:ha|hawa|haw)ta(?:jua|gundua|ona|juwa); bila (?:\\w+ )?(?:kujua|kugundua)",
    ),
  ),
  unchecked: concept(
    phrases(
      'without (?:\\w+ )?(?:seeing|checking|visiting|looking|inspecting|testing|coming|measuring|any test\\w*|an inspection); bila (?:kuona|kuangalia|kupima|kukagua|kufika|kuja)',
    ),
  ),
  takenFrom: concept(
    phrases(
      '(?:ni(?:me|li)(?:to[al]e?a?|chukua|beba|okota|hamisha)|i (?:took|got|carried|removed)|we (?:took|carried|removed)|taken|carried|removed|zimetoka|zilitoka)(?: \\w+){0,4} (?:site|store|stoo|godown|kazi|project|yard|mjengo)(?: \\w+)? (?:ya|of|kwa|wa|za) (?:the |my )?(?:boss|client|employer|mwajiri|mtu|jirani|company|kampuni|mwenye\\w*|landlord|mzungu|kontrakta)',
    ),
  ),
  officialMark: concept(
    phrases(
      '(?:kebs|kra|nca|nema|iso|etims|quality|standard)(?: \\w+)? (?:stickers?|stamps?|labels?|holograms?|logos?|marks?|seals?); (?:stika|nembo|mihuri|muhuri|lebo) (?:za|ya) (?:kebs|kra|nca|nema|ubora)',
    ),
  ),
  beforeMeter: concept(
    phrases(
      '(?:before|ahead of|bypassing|behind) (?:the |my |kplc )?(?:\\w+ )?meter; kabla ya (?:mita|meter); direct(?:ly)? (?:from|to) (?:the )?(?:kplc|pole|main ?line|transformer)',
    ),
  ),
  unbilled: concept(
    phrases(
      '(?:bill|token|stima)s?(?: \\w+)? (?:is |be |comes? |stays? |i(?:we|na|ta)\\w* )?(?:low|lower|zero|down|less|small|free|chini|kidogo); no bills?; lower (?:the |my )?bills?; (?:reduce|cut) (?:the |my )?bills?; not (?:pay|be billed|paying); without paying; for free; bila kulipa; bure',
    ),
  ),
  /** Only asks whether it is right. */
  asksWhether: concept(
    phrases(
      'allowed; legal; illegal; is (?:it|that|this) (?:ok|okay|right|normal|fine); inaruhusiwa; ni sawa',
    ),
  ),
  whoElse: concept(
    phrases(
      'who else (?:is |are |has |have )?(?:buy|order|paid|pay|purchas)\\w*; nani mwingine (?:ana|ame)(?:nunua|agiza)\\w*',
    ),
  ),
  biggerFigure: concept(
    phrases(
      '(?:bigger|higher|larger|inflated|double|doubled) (?:figures?|amounts?|totals?|sums?|prices?|value); (?:kiasi|bei|hesabu) (?:kubwa|juu|zaidi)',
    ),
  ),
  otherNames: concept(
    phrases(
      '(?:different|other|two|three|several|many|dummy) compan\\w+; companies (?:that|which); kampuni (?:tofauti|nyingine|zingine|mbili|tatu)',
    ),
  ),
  mineWins: concept(
    phrases(
      '(?:so(?: that)?|ili|ndio) (?:mine|yangu|my \\w+|ours) (?:wins?|ishinde|i?shinde|looks? \\w+|is (?:chosen|cheapest|picked))',
    ),
  ),
  dataTable: concept(
    phrases(
      '(?:users?|passwords?|accounts?|customers?|suppliers?) (?:table|database|records?); database',
    ),
  ),
  proofPaper: concept(
    phrases(
      'm-?pesa (?:message|sms|text|code|statement|slip)s?; bank (?:message|sms|text|slip|statement)s?; payment (?:message|sms|text|slip)s?; ujumbe wa m-?pesa; sms ya (?:m-?pesa|malipo|bank|benki); (?:m-?pesa|bank|payment) (?:ya|on|for|kwenye); sahihi; signatures?; receipts?; risiti; certificates?; cheti',
    ),
  ),
  persuade: concept(
    phrases(
      'convince; already paid; nisaidie; help; how; fake; nimelipa; so that (?:he|she|they|the)',
    ),
  ),
  everyone: concept(
    `(?:all|every|each|list of|registered|everyone|database of|zote|wote|majina ya)(?: \\w+){0,3} ?${traders}(?:'s|s')?`,
    `${traders} (?:wote|zote|waliojiandikisha|walio\\w+|registered|on (?:this|your|the) (?:site|app|platform|system))`,
    phrases("everyone(?:'s)?; everybody(?:'s)?; each user; wote waliojiandikisha; watumiaji wote"),
  ),
  /** What a trader's account holds. */
  tradeSecret: concept(
    phrases(
      'quotes?; quotations?; bids?; offers?; prices?; rates?; discounts?; orders?; oda; purchases?; order history; invoices?; lpos?; rfqs?; margins?; costs?; stock costs?; sales; turnover; spending; bei; nukuu; ankara; kotesheni; manunuzi; punguzo; ana-?quote; wana-?quote; alinunua; amenunua; ananunua; amepewa; wamepewa; alilipa; analipa; amelipa; aliagiza; ameagiza; pays?; paid; paying; buys?; bought; spends?; spent; offered; submitted; tendered; price (?:\\w+ )?got; got for',
    ),
  ),
  contact: concept(
    phrases(
      'phones?; phone numbers?; telephone; mobile; cell numbers?; numbers; namba(?: za simu| ya simu)?; nambari; simu; emails?; e-mails?; mails; contacts?; contact list; addresses; mawasiliano; anwani; whatsapp; personal data; personal details; ids; id numbers?; vitambulisho; database; customer list; mailing list; leads',
    ),
  ),
  whereabouts: concept(
    phrases(
      'home address(?:es)?; house; home; family; wife; husband; kids; children; gps(?: location)?; live location; whereabouts; where (?:he|she|they) lives?; anaishi; anakaa wapi; familia; nyumbani kwa(?:ke)?; personal life; movements; where (?:\\w+ ){1,3}(?:lives?|sleeps?|stays?); analala wapi; anaishi wapi',
    ),
  ),
  official: concept(
    phrases(
      'inspectors?; officers?; officials?; engineers?; police; askari wa kaunti; county(?: \\w+)?; nca; kebs; kra; nema; afisa; maafisa; ofisa; municipal\\w*; public works; auditors?; surveyors?; procurement(?: \\w+)?; clerk of works; mkaguzi; wakaguzi; chief; councill?or; mca; storekeepers?; site agent; foreman; tender committee',
    ),
  ),
  gift: concept(
    phrases(
      '(?:give|giving|pay|paying|offer|slip|buy|hand|bring|send) (?:him|her|them|the \\w+|that \\w+|my \\w+|\\w+) (?:\\w+ )?(?:something|money|cash|envelope|chai|token|lunch|soda|facilitation|pesa|kitu|little|small|extra); (?:ni|tu|ku|nita|tuta)?(?:m|mu|wa)?p(?:a|e|atie) (?:\\w+ ){0,4}(?:chai|kitu(?: kidogo)?|pesa(?: kidogo)?|kakitu|soda|bahasha|motisha); something small; chai kidogo; kitu kidogo; bahasha; envelope; giving (?:something|money|cash|chai|a little)',
    ),
  ),
  commission: concept(
    phrases(
      'commission; my cut; my share; cut; kickback; ten ?percent; 10 ?%; asilimia(?: \\w+)?; my percentage; facilitation fee',
    ),
  ),
  paper: concept(
    phrases(
      'receipts?; risiti; invoices?; ankara; quotations?; quotes?; nukuu; kotesheni; lpos?; purchase orders?; delivery notes?; certificates?; cheti; vyeti; stamps?; muhuri; letterheads?; etr; etims; statements?; payslips?; permits?; licen[cs]es?; kibali; leseni; title deeds?; signatures?; sahihi; reports?; test results?; lab results?; test cubes?; boq; bill of quantities; contracts?; completion certificate; bank slips?; cheques?; bills?; documents?; paperwork; makaratasi; karatasi za malipo; waiting slips?; weighbridge tickets?; warranty card',
    ),
  ),
  /** The supplier's, the maker's or the state's word for a thing. */
  mark: concept(
    phrases(
      'kebs(?: marks?| stickers?| logos?| stamps?)?; standard(?:isation)? marks?; quality marks?; stickers?; stika; labels?; logos?; stamps?; brand name; branding; seals?; batch numbers?; nembo; lebo; chapa ya; barcodes?; holograms?',
    ),
  ),
  untested: concept(
    phrases(
      'not (?:been )?(?:tested|certified|inspected|approved)|untested|uncertified|without (?:testing|inspection|certification)|hazijapimwa|haijapimwa|bila kupimwa; print; printing; prints; chapisha; wachapishaji',
    ),
  ),
  false: concept(
    phrases(
      "fake; fakes; feki; forged?; forgery; counterfeits?; bandia; ghushi; bogus; phony; falsified; doctored; dummy; false(?! ceilings?); photoshopped; za uongo; ya uongo; cha uongo; wa uongo; another company'?s?; someone else'?s?; magendo; cloned?; not real; si za kweli; si ya kweli; untrue",
    ),
  ),
  more: concept(
    phrases(
      'higher; more; double; doubled; twice; triple; bigger; larger; extra; inflated; above; juu; zaidi; kubwa(?: kuliko)?; maradufu; mara mbili; overpriced; not the real; different amount',
    ),
  ),
  profit: concept(
    phrases(
      'refunds?; refunded; reimburse[sd]?; reimbursement; claims?; donor; ngo; insurance; than i (?:paid|bought|spent); than (?:we )?(?:actual|real|what); (?:split|share|keep|pocket|divide) (?:the )?(?:difference|extra|balance); tugawane; gawana; tukigawana; tukigawane; (?:my|the) (?:client|boss|employer|company|owner|landlord) (?:will |can )?(?:pays?|refunds?|pay me|gives?); mteja alipe; boss alipe; audit; auditors?; kra; loan officer; bank ya',
    ),
  ),
  lessInTruth: concept(
    phrases(
      'when (?:i |we |they )?only; but only; (?:na|lakini) ni(?:me|li)(?:nunua|lipa|pata|pokea|tumia)\\w*; yet only; only \\d+ (?:\\w+ )?(?:were|was); (?:that )?(?:we|i) (?:did not|didn.t|never) (?:buy|bought|receive|received|do|did|deliver|supply); zilizofika ni; sikununua; that never (?:happened|came|existed); (?:though|although|ingawa|yet|whereas|while|but|lakini)(?: \\w+)? (?:i|we|ni(?:me|li)\\w+|tu(?:me|li)\\w+)(?: \\w+)? ?(?:bought|paid|got|received|used|took|spent|\\d[\\dk]*)',
    ),
  ),
  /** What was done to the speaker, who asks what to do. */
  complaint: concept(
    phrases(
      '(?:was|were|been) (?:sold|given|told|charged|overcharged|invoiced|billed); (?:sold|gave|sent|charged|billed|invoiced|delivered|told|showed) (?:me|us); i (?:bought|received|got|suspect|think|fear|worry); nimeuziwa; niliuziwa; nimepewa; walinipa; alinipa; ameniuzia; complain\\w*; report(?:ing)? (?:a|an|the|this|him|them|to); kuripoti; nilalamike; kulalamika; invoice says; receipt says; (?:to|i|we|and|or|you) (?:avoid|detect|spot); afraid of; how (?:can|do) i (?:know|tell|check|verify|confirm); invoice shows?; receipt shows?',
    ),
  ),
  /** Against thieves and leaks, not for them. */
  prevention: concept(
    phrases(
      "stop(?:s|ping)?; prevent\\w*; avoid\\w*; against; protect\\w*; keep\\w* (?:out|off|away|safe); anti-?\\w*; -?proof; thief; thieves; wezi; wizi (?:usi|hau)\\w+; kuzuia; kulinda; zuia; security; so that (?:no one|nobody|they (?:do not|don't|cannot|can't))|cannot be; can't be; a steal; wasii?be; asiibe; got stolen; was stolen; were stolen; burglars?",
    ),
  ),
  lost: concept(
    phrases(
      '(?:was|were|been|got|get|gets|getting|being|had|my|our|ours|mine|it|they|wangu|yangu|zangu|vyangu) (?:\\w+ ){0,4}(?:stolen|vandali[sz]ed|looted|robbed); stolen (?:from (?:me|us|my|our)|last|yesterday|jana|at my|on my|by|tools? replacement); replac\\w+; thieves; wezi; mwizi; (?:i|zi|vi|wa|tu|ni|wali|wame)me?ibi?wa; nimeibiwa; niliibiwa; waliiba; wameiba; walinibe?i?a',
    ),
  ),
  /** Mends what was broken. */
  repair: concept(
    english('repair rebuild replac mend restor patch'),
    swahili('rekebish'),
    phrases(
      'accident\\w*; by mistake; rain\\w*; storm; floods?; mvua; mafuriko; need \\d+; tree; mti; termites?; kurekebisha; kujenga upya; valves?; pipes?; fittings?; solar; changeover; pumps?',
    ),
  ),
  brand: concept(
    phrases(
      'bamburi; simba; savannah; nguvu; mombasa cement; blue triangle; ndovu; rai; crown; basco; duracoat; sadolin; plascon; devki; mabati rolling; kentank; roto; branded; famous brand; known brand; original brand; top brand; brand kubwa; genuine ones?',
    ),
  ),
  packing: concept(
    phrases(
      'bags?; mifuko; mfuko; tins?; mikebe; buckets?; ndoo; sacks?; magunia; gunia; packets?; packaging; containers?; mitungi; drums?; labels?; wrappers?; cartons?; boxes',
    ),
  ),
  cheap: concept(
    phrases(
      'cheap; cheaper; low ?-?(?:quality|grade|cost)?; local; other; another; different; expired; old; rahisi; ya bei (?:rahisi|ya chini|nafuu); nyingine; ingine; zingine; inferior; weak; weaker; imeisha; iliyoisha; ya chini; lower',
    ),
  ),
  butTruly: concept(
    phrases(
      "but (?:it is |they are |is |are |with )?(?:actually|really|in fact|inside|only|smaller|thinner|lighter|weaker); actually; while (?:it is|they are); though (?:it is|they are); kumbe; na ni (?:ya|za) (?:\\w+ )?(?:rahisi|chini|local|kawaida|bei)\\w*; lakini ni; not measure; will not (?:measure|check|test|know|notice); hatapima; hawatapima; won'?t (?:measure|check|test|know|notice); (?:and|but|then) (?:i |we )?(?:fix|use|put|supply|install|deliver|give)(?: \\w+){0,4} instead",
    ),
  ),
  victim: concept(
    phrases(
      'clients?; customers?; suppliers?; buyers?; sellers?; inspectors?; engineers?; contractors?; him; her; them; someone; owners?; landlords?; bank; kra; boss; employer; partner; donor; insurance; mteja; wateja; muuzaji; wauzaji; mwenye (?:nyumba|plot|jengo); mkandarasi; mzungu; diaspora; mtu; watu; supplier wangu; jamaa',
    ),
  ),
  /** The speaker suffers it, or fears to. */
  suffered: concept(
    phrases(
      '(?:cheat|cheating|cheated|trick|tricked|con|conned|scam|scammed|deceiv\\w+|rip\\w* off|steal|stealing|stole|overcharg\\w+) (?:me|us)(?! to); (?:i|we) (?:was|were|got|am being|have been) \\w+; ananidanganya; amenidanganya; wananidanganya; nadanganywa; nimedanganywa; naibiwa; nimetapeliwa; nisidanganywe; nisiibiwe',
    ),
  ),
  manySelves: concept(
    phrases(
      '(?:many|several|different|multiple|other|new|two|three|four|five|six|ten|\\d+|fake|various) (?:\\w+ )?(?:accounts?|names?|numbers?|profiles?|phones?|emails?|people); accounts? (?:nyingi|tano|kumi|tatu|tofauti); akaunti (?:nyingi|tano|kumi|tatu|tofauti); majina tofauti; friends; cousins; my family; (?:hundred|many|several|\\d+) times; mara (?:mia|nyingi|kumi)',
    ),
  ),
  rating: concept(
    phrases(
      '(?:re)?view(?:s|ed|ing)?; reviews?; rat(?:e|es|ed|ing|ings); stars?; nyota; vote[sd]?; feedback; maoni; comments?; likes?',
    ),
  ),
  unfair: concept(
    phrases(
      'bad; negative; 1 ?-?star; one ?-?star; so (?:that )?nobody; so (?:that )?no ?one; never (?:bought|used|worked)(?: \\w+)?; my (?:own )?(?:shop|company|business|hardware|products?); mbaya; ndio (?:a|wa)si\\w+; bring (?:him|them|her) down; wasinunue; (?:all of )?them rate',
    ),
  ),
  paidSaid: concept(
    phrases(
      '(?:i|we) (?:have )?(?:already )?paid; already paid; payment (?:is |was )?(?:made|done|sent|complete\\w*); nimelipa; nimeshalipa; tumelipa; ni(?:me|li)malizana; as paid; kama imelipwa; imelipwa; cleared',
    ),
  ),
  notPaid: concept(
    phrases(
      "(?:i )?(?:have ?n[o']?t|did ?n[o']?t|have not|did not) (?:actually |really |even |yet )?pa(?:y|id); (?:even though|although) i (?:have ?n[o']?t|have not|did ?n[o']?t|did not|never)(?: paid| pay)?; sijalipa; bila kulipa; not actually paid; without paying",
    ),
  ),
  falseProof: concept(
    phrases(
      'm-?pesa (?:message|sms|text|code|statement|confirmation|receipt)s?; payment (?:message|confirmation|proof|sms|slip); ujumbe wa m-?pesa; sms ya (?:m-?pesa|malipo|bank|benki); bank (?:message|sms|slip|transfer|statement); screenshot; transaction code; proof of payment; deposit slip',
    ),
  ),
  seem: concept(
    phrases(
      'show; shows; showing; reads?; says?; appears?; looks? like; to be; kuonyesha; unaoonyesha; inayoonyesha; ioneshe; ionyeshe; ionekane; isome; inaonyesha; not real; edited',
    ),
  ),
  sellersTogether: concept(
    phrases(
      '(?:other|the other|rival|all)(?: \\w+)? (?:suppliers?|bidders?|sellers?|hardwares?|shops?|contractors?); bidders?; competitors?; washindani; wauzaji wengine; masupplier wengine; sisi wote; tenders?; zabuni; each other',
    ),
  ),
  priceFloor: concept(
    phrases(
      'none(?: of us)?; no ?body; no one; below; under; same price; bei moja; price high; prices? (?:up|high|fixed); minimum price; who wins; winner; nani ashinde; asishuke; tusishuke; high bids?; cover bids?; lose on purpose; kuongeza bei; who (?:takes|gets|bids|should win)',
    ),
  ),
  credential: concept(
    phrases(
      'passwords?; pass ?codes?; log ?ins?(?: details)?; logins; credentials; nywila; m-?pesa pin; otp; verification codes?; api keys?; secret keys?; neno la siri; nenosiri; admin (?:account|rights|access|panel)',
    ),
  ),
  notMine: concept(
    phrases(
      "admin(?:istrator)?(?:'s|s)?; root; (?:the |a |some |this |that )?(?:suppliers?|sellers?|contractors?|buyers?|clients?|customers?|drivers?|owners?|directors?)(?:'s|s')?; of the (?:\\w+)?; someone(?: else)?(?:'s)?; somebody(?: else)?(?:'s)?; another(?: \\w+)?(?:'s)?; other(?: \\w+)?(?:'s)?; his; her; their; my (?:ex|boss|rival|partner|wife|husband|competitor|employer|workmate|colleague|neighbou?r)(?: \\w+)?(?:'s)?; msimamizi; mwenzangu; mshindani; jirani; mwingine; yake; yao; ya mtu; muuzaji; mteja; wateja; mkandarasi; fulani; not mine; isn'?t mine; si yangu; sio yangu; (?!what|it|that|who|where|let|how|here|there|he|she|when|today|tomorrow|one)[a-z]+'s",
    ),
  ),
  account: concept(
    phrases(
      'accounts?; akaunti; inbox; profiles?; dashboards?; panels?; wallets?; messages; chats',
    ),
  ),
  forgotten: concept(
    phrases(
      'forgot(?:ten)?(?! nothing); forget my; nimesahau; reset my; my (?:own )?(?:password|account|login|pin|otp)(?! (?:to|of))|yangu; change my',
    ),
  ),
  payee: concept(
    phrases(
      'bank (?:details?|account|info\\w*|number)s?; account numbers?; till(?: number)?s?; paybills?; payment details; mpesa number; pay(?:ment)?s? (?:come|go|sent) to me; money (?:comes|goes) to (?:me|my)',
    ),
  ),
  waived: concept(
    phrases(
      'without (?:any )?(?:payment|paying|pay|money|approval|checks?); bila (?:malipo|kulipa|payment|pesa|kuidhinishwa); for free; bure; no payment; skip payment; free of charge',
    ),
  ),
  orderThing: concept(
    phrases(
      'orders?; oda; invoices?; payments?; quotes?; rfqs?; goods; delivery; lpo; bill; deni; balance; malipo; quotations?; bids?',
    ),
  ),
  stolen: concept(
    phrases(
      'stolen; vandali[sz]ed; looted; ya wizi; za wizi; wa wizi; vya wizi; la wizi; ya kuibiwa; za kuibiwa; iliyoibiwa; iliyoibwa; zilizoibwa; zilizoibiwa; vilivyoibwa; fell off (?:a|the) (?:lorry|truck); back of (?:a|the) (?:lorry|truck); za kuokota; ya kuokota; hot goods; ya magendo; smuggled; za magendo',
    ),
  ),
  unseen: concept(
    phrases(
      'at night; usiku; when (?:nobody|no one|the (?:owner|guard|watchman)) (?:is|are)?(?: \\w+)?; watch ?m[ae]n; guard; askari; mlinzi; walinzi; nobody (?:is )?(?:looking|watching|around|sees); bila (?:mwenyewe|mwenye) (?:kujua|kuona); wakilala; after hours; before the owner; secretly; kisiri; quietly; polepole; kimya kimya',
    ),
  ),
  theirPlace: concept(
    phrases(
      "(?:site|building|house|wall|shop|yard|store|godown|project|fence|plot|ploti|jengo|duka|ukuta|nyumba|stoo)(?: \\w+)? (?:next door|next to (?:mine|me|my \\w+|us)|opposite|beside mine|ya (?:jirani|mshindani|mtu|mwingine|wengine|huyo\\w*)|la (?:jirani|mshindani|mtu|mwingine)); next (?:door|site|plot); neighbou?r(?:ing)?(?:'?s)?; jirani; (?:the )?other site; rival'?s?; competitors?'?s?; mshindani(?: wangu)?; someone'?s(?: else'?s)?; somebody'?s; huyo (?:jamaa|mse|msee|mtu|jirani|kontrakta); my (?:boss|employer|client|landlord|ex|enemy|former \\w+)'?s?; adui; mwenzangu; another (?:man|person|contractor)'?s; jamaa (?:wa|yule)",
    ),
  ),
  /** Taken off what belongs to the public. */
  publicGoods: concept(
    phrases(
      '(?:came|come|coming|from|off|out of|kutoka|zimetoka|pulled|ripped|stripped|removed|taken|dug up|cut)(?: \\w+){0,4} (?:kplc|kenya power|power lines?|transformers?|pylons?|railway|rails|sgr|street ?lights?|telkom|guard ?rails?|road signs?|government (?:stores?|projects?|property)|serikali|county stores?); (?:pulled|ripped|stripped|removed|taken|dug up|lifted|cut)(?: \\w+){0,2} (?:from|off|out of) (?:the |a )?(?:road|highway|bridge|bypass|railway|school|park|cemetery); (?:mali|nyaya|waya|vyuma|vifuniko) (?:ya|za|vya) (?:serikali|kaunti|kplc|barabara|reli|umma); (?:the )?(?:county|government|council|road|street|kplc) ones; (?:za|ya|vya) (?:kaunti|serikali|barabarani|reli)',
    ),
  ),
  meter: concept(
    phrases(
      'meters?; mita; tokens?; kplc; kenya power; stima; umeme; electricity; power supply; main ?line; house supply',
    ),
  ),
  lock: concept(
    phrases(
      'pad ?locks?; locks?; kufuli; makufuli; doors?; gates?; milango; mlango; geti; godown; store; stoo; container; safe; kitasa',
    ),
  ),
  strangers: concept(
    phrases(
      "not mine; isn'?t mine; someone(?: else)?'?s; somebody(?: else)?'?s; neighbou?r'?s; si yangu; sio yangu; si langu; ya mtu; ya jirani; la jirani; la mtu; ya wenyewe; without (?:leaving )?(?:a )?(?:marks?|trace); (?:of|for) (?:my |the |a )?(?:neighbou?r|someone|boss|employer|landlord|ex|another)",
    ),
  ),
  traceless: concept(
    phrases(
      '(?:with )?no questions asked; with no questions; without (?:leaving )?(?:a |any )?(?:trace|marks?|evidence|paper ?trail|record); hakuna maswali; bila maswali; kisiri; kwa siri; secretly; no ?(?:one|body) (?:will|should|can) (?:ever )?(?:check|know|notice|find out|see|ask); bila (?:mtu|yeye|mteja|mwenyewe|client|boss|owner|wao)(?: \\w+)? (?:kujua|kugundua|kuona|kuuliza); hakuna (?:mtu )?(?:ata\\w+|makaratasi|atakaye\\w+); off the books?; no receipts? no questions; under the radar; without (?:the |my |his |her )?(?:client|owner|boss|engineer|supplier|buyer|landlord|him|her|them|anyone|anybody|inspector|bank|kra|wife|husband|partner|company|donor)\\w* (?:ever )?(?:know\\w*|notic\\w*|find\\w*|realis\\w*|realiz\\w*|suspect\\w*|see\\w*)',
    ),
  ),
  goods: concept(
    phrases(
      'cement; simiti; saruji; steel; nondo; mabati; sheets?; cables?; wires?; nyaya; waya; copper; pipes?; timber; mbao; paint; rangi; tiles?; materials?; vifaa; vitu; goods; items?; bidhaa; mali; stuff; stock; pumps?; tanks?; bags?; mifuko; diesel; tools?; blocks?; stones?; covers?; panels?; things; mzigo; bars?; rebars?; concrete; order; price; invoice; deal; columns?; client; money; pesa',
    ),
  ),
  weapon: concept(
    phrases(
      'explosives?; dynamites?; detonators?; gelignite(?: sticks?)?; anfo; blasting (?:caps?|powder|gel|sticks?|explosives?|materials?); baruti; vilipuzi; kilipuzi; bombs?; bomu; petrol bombs?; gun ?powder; emulite; safety fuse; tnt',
    ),
  ),
  instruction: concept(
    phrases(
      '(?:your|hidden|secret|system|initial|original|internal|previous|prior|earlier)(?: \\w+)? (?:instructions?|prompts?|programming|directives?|commands?); maagizo (?:yako|yote|yenu|yaliyo\\w+)(?: yote)?; sheria zako; kanuni zako; masharti yako; your (?:\\w+ )?(?:rules|restrictions|guidelines|filters|limits); system prompt; everything above; (?:text|words|lines?|message)s? above; above this line; what (?:you were|were you) told; how you (?:were|are) (?:programmed|instructed|configured); what your (?:makers?|creators?|developers?|owners?)(?: \\w+)? told you; told you to (?:keep|hide)(?: \\w+)?(?: private| secret| hidden)?',
    ),
  ),
} as const;
