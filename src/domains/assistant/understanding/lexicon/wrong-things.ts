import { w } from '../sayings.ts';
import { concept, english, phrases, swahili } from './concept.ts';

/** What wrongs are about, and what makes what sounds like one innocent; parts of `wrongs.ts`. */
export const wrongThings = {
  official: concept(
    phrases(w`
      inspectors?; officers?; officials?; engineers?; police; askari wa kaunti; county(?: \w+)?;
      nca; kebs; kra; nema; afisa; maafisa; ofisa; municipal\w*; public works; auditors?;
      surveyors?; procurement(?: \w+)?; clerk of works; mkaguzi; wakaguzi; chief; councill?or;
      mca; storekeepers?; site agent; foreman; tender committee
    `),
  ),
  gift: concept(
    phrases(w`
      (?:give|giving|pay|paying|offer|slip|buy|hand|bring|send) (?:him|her|them|the \w+|that \w+|my \w+|\w+) (?:\w+ )?(?:something|money|cash|envelope|chai|token|lunch|soda|facilitation|pesa|kitu|little|small|extra);
      (?:ni|tu|ku|nita|tuta)?(?:m|mu|wa)?p(?:a|e|atie) (?:\w+ ){0,4}(?:chai|kitu(?: kidogo)?|pesa(?: kidogo)?|kakitu|soda|bahasha|motisha);
      something small; chai kidogo; kitu kidogo; bahasha; envelope;
      giving (?:something|money|cash|chai|a little)
    `),
  ),
  commission: concept(
    phrases(w`
      commission; my cut; my share; cut; kickback; ten ?percent; 10 ?%; asilimia(?: \w+)?;
      my percentage; facilitation fee
    `),
  ),
  paper: concept(
    phrases(w`
      receipts?; risiti; invoices?; ankara; quotations?; quotes?; nukuu; kotesheni; lpos?;
      purchase orders?; delivery notes?; certificates?; cheti; vyeti; stamps?; muhuri;
      letterheads?; etr; etims; statements?; payslips?; permits?; licen[cs]es?; kibali; leseni;
      title deeds?; signatures?; sahihi; reports?; test results?; lab results?; test cubes?; boq;
      bill of quantities; contracts?; completion certificate; bank slips?; cheques?; bills?;
      documents?; paperwork; makaratasi; karatasi za malipo; waiting slips?; weighbridge tickets?;
      warranty card
    `),
  ),
  /** The supplier's, the maker's or the state's word for a thing. */
  mark: concept(
    phrases(w`
      kebs(?: marks?| stickers?| logos?| stamps?)?; standard(?:isation)? marks?; quality marks?;
      stickers?; stika; labels?; logos?; stamps?; brand name; branding; seals?; batch numbers?;
      nembo; lebo; chapa ya; barcodes?; holograms?
    `),
  ),
  untested: concept(
    phrases(w`
      not (?:been )?(?:tested|certified|inspected|approved)|untested|uncertified|without (?:testing|inspection|certification)|hazijapimwa|haijapimwa|bila kupimwa;
      print; printing; prints; chapisha; wachapishaji
    `),
  ),
  false: concept(
    phrases(w`
      ya hewa; za hewa; ghost;
      fake; fakes; feki; forged?; forgery; counterfeits?; bandia; ghushi; bogus; phony; falsified;
      doctored; dummy; false(?! ceilings?); photoshopped; za uongo; ya uongo; cha uongo; wa uongo;
      another company'?s?; someone else'?s?; magendo; cloned?; not real; si za kweli; si ya kweli;
      untrue
    `),
  ),
  more: concept(
    phrases(w`
      higher; more; double; doubled; twice; triple; bigger; larger; extra; inflated; above; juu;
      zaidi; kubwa(?: kuliko)?; maradufu; mara mbili; overpriced; not the real; different amount
    `),
  ),
  profit: concept(
    phrases(w`
      refunds?; refunded; reimburse[sd]?; reimbursement; claims?; donor; ngo; insurance;
      than i (?:paid|bought|spent); than (?:we )?(?:actual|real|what);
      (?:split|share|keep|pocket|divide) (?:the )?(?:difference|extra|balance); tugawane; gawana;
      tukigawana; tukigawane;
      (?:my|the) (?:client|boss|employer|company|owner|landlord) (?:will |can )?(?:pays?|refunds?|pay me|gives?);
      mteja alipe; boss alipe; audit; auditors?; kra; loan officer; bank ya
    `),
  ),
  lessInTruth: concept(
    phrases(w`
      when (?:i |we |they )?only; but only;
      (?:na|lakini) ni(?:me|li)(?:nunua|lipa|pata|pokea|tumia)\w*; yet only;
      only \d+ (?:\w+ )?(?:were|was);
      (?:that )?(?:we|i) (?:did not|didn.t|never) (?:buy|bought|receive|received|do|did|deliver|supply);
      zilizofika ni; sikununua; that never (?:happened|came|existed);
      (?:though|although|ingawa|yet|whereas|while|but|lakini)(?: \w+)? (?:i|we|ni(?:me|li)\w+|tu(?:me|li)\w+)(?: \w+)? ?(?:bought|paid|got|received|used|took|spent|\d[\dk]*)
    `),
  ),
  /** What was done to the speaker, who asks what to do. */
  complaint: concept(
    phrases(w`
      (?:was|were|been) (?:sold|given|told|charged|overcharged|invoiced|billed);
      (?:sold|gave|sent|charged|billed|invoiced|delivered|told|showed) (?:me|us);
      i (?:bought|received|got|suspect|think|fear|worry); nimeuziwa; niliuziwa; nimepewa;
      walinipa; alinipa; ameniuzia; complain\w*; report(?:ing)? (?:a|an|the|this|him|them|to);
      kuripoti; nilalamike; kulalamika; invoice says; receipt says;
      (?:to|i|we|and|or|you) (?:avoid|detect|spot); afraid of;
      how (?:can|do) i (?:know|tell|check|verify|confirm); invoice shows?; receipt shows?
    `),
  ),
  /** Against thieves and leaks, not for them. */
  prevention: concept(
    phrases(w`
      stop(?:s|ping)?; prevent\w*; avoid\w*; against; protect\w*; keep\w* (?:out|off|away|safe);
      anti-?\w*; -?proof; thief; thieves; wezi; wizi (?:usi|hau)\w+; kuzuia; kulinda; zuia;
      security; so that (?:no one|nobody|they (?:do not|don't|cannot|can't))|cannot be; can't be;
      a steal; wasii?be; asiibe; got stolen; was stolen; were stolen; burglars?
    `),
  ),
  lost: concept(
    phrases(w`
      (?:was|were|been|got|get|gets|getting|being|had|my|our|ours|mine|it|they|wangu|yangu|zangu|vyangu) (?:\w+ ){0,4}(?:stolen|vandali[sz]ed|looted|robbed);
      stolen (?:from (?:me|us|my|our)|last|yesterday|jana|at my|on my|by|tools? replacement);
      replac\w+; thieves; wezi; mwizi; (?:i|zi|vi|wa|tu|ni|wali|wame)me?ibi?wa; nimeibiwa;
      niliibiwa; waliiba; wameiba; walinibe?i?a
    `),
  ),
  /** Mends what was broken. */
  repair: concept(
    english('repair rebuild replac mend restor patch'),
    swahili('rekebish'),
    phrases(w`
      accident\w*; by mistake; rain\w*; storm; floods?; mvua; mafuriko; need \d+; tree; mti;
      termites?; kurekebisha; kujenga upya; valves?; pipes?; fittings?; solar; changeover; pumps?
    `),
  ),
  brand: concept(
    phrases(w`
      bamburi; simba; savannah; nguvu; mombasa cement; blue triangle; ndovu; rai; crown; basco;
      duracoat; sadolin; plascon; devki; mabati rolling; kentank; roto; branded; famous brand;
      known brand; original brand; top brand; brand kubwa; genuine ones?
    `),
  ),
  packing: concept(
    phrases(w`
      bags?; mifuko; mfuko; tins?; mikebe; buckets?; ndoo; sacks?; magunia; gunia; packets?;
      packaging; containers?; mitungi; drums?; labels?; wrappers?; cartons?; boxes
    `),
  ),
  cheap: concept(
    phrases(w`
      cheap; cheaper; low ?-?(?:quality|grade|cost)?; local; other; another; different; expired;
      old; rahisi; ya bei (?:rahisi|ya chini|nafuu); nyingine; ingine; zingine; inferior; weak;
      weaker; imeisha; iliyoisha; ya chini; lower
    `),
  ),
  butTruly: concept(
    phrases(w`
      but (?:it is |they are |is |are |with )?(?:actually|really|in fact|inside|only|smaller|thinner|lighter|weaker);
      actually; while (?:it is|they are); though (?:it is|they are); kumbe;
      na ni (?:ya|za) (?:\w+ )?(?:rahisi|chini|local|kawaida|bei)\w*; lakini ni; not measure;
      will not (?:measure|check|test|know|notice); hatapima; hawatapima;
      won'?t (?:measure|check|test|know|notice);
      (?:and|but|then) (?:i |we )?(?:fix|use|put|supply|install|deliver|give)(?: \w+){0,4} instead
    `),
  ),
  victim: concept(
    phrases(w`
      clients?; customers?; suppliers?; buyers?; sellers?; inspectors?; engineers?; contractors?;
      him; her; them; someone; owners?; landlords?; bank; kra; boss; employer; partner; donor;
      insurance; mteja; wateja; muuzaji; wauzaji; mwenye (?:nyumba|plot|jengo); mkandarasi;
      mzungu; diaspora; mtu; watu; supplier wangu; jamaa
    `),
  ),
  /** The speaker suffers it, or fears to. */
  suffered: concept(
    phrases(w`
      (?:cheat|cheating|cheated|trick|tricked|con|conned|scam|scammed|deceiv\w+|rip\w* off|steal|stealing|stole|overcharg\w+) (?:me|us)(?! to);
      (?:i|we) (?:was|were|got|am being|have been) \w+; ananidanganya; amenidanganya;
      wananidanganya; nadanganywa; nimedanganywa; naibiwa; nimetapeliwa; nisidanganywe; nisiibiwe
    `),
  ),
  manySelves: concept(
    phrases(w`
      (?:many|several|different|multiple|other|new|two|three|four|five|six|ten|\d+|fake|various) (?:\w+ )?(?:accounts?|names?|numbers?|profiles?|phones?|emails?|people);
      accounts? (?:nyingi|tano|kumi|tatu|tofauti); akaunti (?:nyingi|tano|kumi|tatu|tofauti);
      majina tofauti; friends; cousins; my family; (?:hundred|many|several|\d+) times;
      mara (?:mia|nyingi|kumi)
    `),
  ),
  rating: concept(
    phrases(w`
      (?:re)?view(?:s|ed|ing)?; reviews?; rat(?:e|es|ed|ing|ings); stars?; nyota; vote[sd]?;
      feedback; maoni; comments?; likes?
    `),
  ),
  unfair: concept(
    phrases(w`
      bad; negative; 1 ?-?star; one ?-?star; so (?:that )?nobody; so (?:that )?no ?one;
      never (?:bought|used|worked)(?: \w+)?;
      my (?:own )?(?:shop|company|business|hardware|products?); mbaya; ndio (?:a|wa)si\w+;
      bring (?:him|them|her) down; wasinunue; (?:all of )?them rate
    `),
  ),
  paidSaid: concept(
    phrases(w`
      (?:i|we) (?:have )?(?:already )?paid; already paid;
      payment (?:is |was )?(?:made|done|sent|complete\w*); nimelipa; nimeshalipa; tumelipa;
      ni(?:me|li)malizana; as paid; kama imelipwa; imelipwa; cleared
    `),
  ),
  notPaid: concept(
    phrases(w`
      (?:i )?(?:have ?n[o']?t|did ?n[o']?t|have not|did not) (?:actually |really |even |yet )?pa(?:y|id);
      (?:even though|although) i (?:have ?n[o']?t|have not|did ?n[o']?t|did not|never)(?: paid| pay)?;
      sijalipa; bila kulipa; not actually paid; without paying
    `),
  ),
  falseProof: concept(
    phrases(w`
      m-?pesa (?:message|sms|text|code|statement|confirmation|receipt)s?;
      payment (?:message|confirmation|proof|sms|slip); ujumbe wa m-?pesa;
      sms ya (?:m-?pesa|malipo|bank|benki); bank (?:message|sms|slip|transfer|statement);
      screenshot; transaction code; proof of payment; deposit slip
    `),
  ),
  seem: concept(
    phrases(w`
      show; shows; showing; reads?; says?; appears?; looks? like; to be; kuonyesha; unaoonyesha;
      inayoonyesha; ioneshe; ionyeshe; ionekane; isome; inaonyesha; not real; edited
    `),
  ),
  sellersTogether: concept(
    phrases(w`
      (?:other|the other|rival|all)(?: \w+)? (?:suppliers?|bidders?|sellers?|hardwares?|shops?|contractors?);
      bidders?; competitors?; washindani; wauzaji wengine; masupplier wengine; sisi wote; sisi wauzaji; wauzaji wote; masupplier wote;
      tenders?; zabuni; each other
    `),
  ),
  priceFloor: concept(
    phrases(w`
      none(?: of us)?; no ?body; no one; below; under; same price; one price; same figure; bei moja; price high;
      prices? (?:up|high|fixed); minimum price; who wins; winner; nani ashinde; asishuke;
      tusishuke; high bids?; cover bids?; lose on purpose; kuongeza bei;
      who (?:takes|gets|bids|should win)
    `),
  ),
  credential: concept(
    phrases(w`
      passwords?; pass ?codes?; log ?ins?(?: details)?; logins; credentials; nywila; m-?pesa pin;
      otp; verification codes?; api keys?; secret keys?; neno la siri; nenosiri;
      admin (?:account|rights|access|panel)
    `),
  ),
  notMine: concept(
    phrases(w`
      admin(?:istrator)?(?:'s|s)?; root;
      (?:the |a |some |this |that )?(?:suppliers?|sellers?|contractors?|buyers?|clients?|customers?|drivers?|owners?|directors?)(?:'s|s')?;
      of the (?:\w+)?; someone(?: else)?(?:'s)?; somebody(?: else)?(?:'s)?;
      another(?: \w+)?(?:'s)?; other(?: \w+)?(?:'s)?; his; her; their;
      my (?:ex|boss|rival|partner|wife|husband|competitor|employer|workmate|colleague|neighbou?r)(?: \w+)?(?:'s)?;
      msimamizi; mwenzangu; mshindani; jirani; mwingine; yake; yao; ya mtu; muuzaji; mteja;
      wateja; mkandarasi; fulani; not mine; isn'?t mine; si yangu; sio yangu;
      (?!what|it|that|who|where|let|how|here|there|he|she|when|today|tomorrow|one)[a-z]+'s
    `),
  ),
  account: concept(
    phrases(
      'accounts?; akaunti; inbox; profiles?; dashboards?; panels?; wallets?; messages; chats',
    ),
  ),
  forgotten: concept(
    phrases(w`
      forgot(?:ten)?(?! nothing); forget my; nimesahau; reset my;
      my (?:own )?(?:password|account|login|pin|otp)(?! (?:to|of))|yangu; change my
    `),
  ),
  payee: concept(
    phrases(w`
      bank (?:details?|account|info\w*|number)s?; account numbers?; till(?: number)?s?; paybills?;
      payment details; mpesa number; pay(?:ment)?s? (?:come|go|sent) to me;
      money (?:comes|goes) to (?:me|my)
    `),
  ),
  waived: concept(
    phrases(w`
      without (?:any )?(?:payment|paying|pay|money|approval|checks?);
      bila (?:malipo|kulipa|payment|pesa|kuidhinishwa); for free; bure; no payment; skip payment;
      free of charge
    `),
  ),
  orderThing: concept(
    phrases(w`
      premium; subscription; badge; fees?;
      orders?; oda; invoices?; payments?; quotes?; rfqs?; goods; delivery; lpo; bill; deni;
      balance; malipo; quotations?; bids?
    `),
  ),
  stolen: concept(
    phrases(w`
      stolen; vandali[sz]ed; looted; ya wizi; za wizi; wa wizi; vya wizi; la wizi; ya kuibiwa;
      za kuibiwa; iliyoibiwa; iliyoibwa; zilizoibwa; zilizoibiwa; vilivyoibwa;
      fell off (?:a|the) (?:lorry|truck); back of (?:a|the) (?:lorry|truck); za kuokota;
      ya kuokota; hot goods; ya magendo; smuggled; za magendo
    `),
  ),
  unseen: concept(
    phrases(w`
      at night; usiku; when (?:nobody|no one|the (?:owner|guard|watchman)) (?:is|are)?(?: \w+)?;
      watch ?m[ae]n; guard; askari; mlinzi; walinzi;
      nobody (?:is )?(?:looking|watching|around|sees); bila (?:mwenyewe|mwenye) (?:kujua|kuona);
      wakilala; after hours; before the owner; secretly; kisiri; quietly; polepole; kimya kimya
    `),
  ),
  theirPlace: concept(
    phrases(w`
      (?:site|building|house|wall|shop|yard|store|godown|project|fence|plot|ploti|jengo|duka|ukuta|nyumba|stoo)(?: \w+)? (?:next door|next to (?:mine|me|my \w+|us)|opposite|beside mine|ya (?:jirani|mshindani|mtu|mwingine|wengine|huyo\w*)|la (?:jirani|mshindani|mtu|mwingine));
      next (?:door|site|plot); neighbou?r(?:ing)?(?:'?s)?; jirani; (?:the )?other site; rival'?s?;
      competitors?'?s?; mshindani(?: wangu)?; someone'?s(?: else'?s)?; somebody'?s;
      huyo (?:jamaa|mse|msee|mtu|jirani|kontrakta);
      my (?:boss|employer|client|landlord|ex|enemy|former \w+)'?s?; adui; mwenzangu;
      another (?:man|person|contractor)'?s; jamaa (?:wa|yule)
    `),
  ),
  /** Taken off what belongs to the public. */
  publicGoods: concept(
    phrases(w`
      (?:came|come|coming|from|off|out of|kutoka|zimetoka|pulled|ripped|stripped|removed|taken|dug up|cut)(?: \w+){0,4} (?:kplc|kenya power|power lines?|transformers?|pylons?|railway|rails|sgr|street ?lights?|telkom|guard ?rails?|road signs?|government (?:stores?|projects?|property)|serikali|county stores?);
      (?:pulled|ripped|stripped|removed|taken|dug up|lifted|cut)(?: \w+){0,2} (?:from|off|out of) (?:the |a )?(?:road|highway|bridge|bypass|railway|school|park|cemetery);
      (?:mali|nyaya|waya|vyuma|vifuniko) (?:ya|za|vya) (?:serikali|kaunti|kplc|barabara|reli|umma);
      (?:the )?(?:county|government|council|road|street|kplc) ones;
      (?:za|ya|vya) (?:kaunti|serikali|barabarani|reli)
    `),
  ),
  meter: concept(
    phrases(w`
      meters?; mita; tokens?; kplc; kenya power; stima; umeme; electricity; power supply;
      main ?line; house supply
    `),
  ),
  lock: concept(
    phrases(w`
      pad ?locks?; locks?; kufuli; makufuli; doors?; gates?; milango; mlango; geti; godown; store;
      stoo; container; safe; kitasa
    `),
  ),
  strangers: concept(
    phrases(w`
      not mine; isn'?t mine; someone(?: else)?'?s; somebody(?: else)?'?s; neighbou?r'?s; si yangu;
      sio yangu; si langu; ya mtu; ya jirani; la jirani; la mtu; ya wenyewe;
      without (?:leaving )?(?:a )?(?:marks?|trace);
      (?:of|for) (?:my |the |a )?(?:neighbou?r|someone|boss|employer|landlord|ex|another)
    `),
  ),
  traceless: concept(
    phrases(w`
      (?:with )?no questions asked; with no questions;
      without (?:leaving )?(?:a |any )?(?:trace|marks?|evidence|paper ?trail|record);
      hakuna maswali; bila maswali; kisiri; kwa siri; secretly;
      no ?(?:one|body) (?:will|should|can) (?:ever )?(?:check|know|notice|find out|see|ask);
      bila (?:mtu|yeye|mteja|mwenyewe|client|boss|owner|wao)(?: \w+)? (?:kujua|kugundua|kuona|kuuliza);
      hakuna (?:mtu )?(?:ata\w+|makaratasi|atakaye\w+); off the books?; no receipts? no questions;
      under the radar;
      without (?:the |my |his |her )?(?:client|owner|boss|engineer|supplier|buyer|landlord|him|her|them|anyone|anybody|inspector|bank|kra|wife|husband|partner|company|donor)\w* (?:ever )?(?:know\w*|notic\w*|find\w*|realis\w*|realiz\w*|suspect\w*|see\w*)
    `),
  ),
  goods: concept(
    phrases(w`
      electricity; power; water; stima; umeme; maji;
      cement; simiti; saruji; steel; nondo; mabati; sheets?; cables?; wires?; nyaya; waya; copper;
      pipes?; timber; mbao; paint; rangi; tiles?; materials?; vifaa; vitu; goods; items?; bidhaa;
      mali; stuff; stock; pumps?; tanks?; bags?; mifuko; diesel; tools?; blocks?; stones?;
      covers?; coils?; helmets?; bricks?; panels?; things; mzigo; bars?; rebars?; concrete; order; price; invoice; deal;
      columns?; client; money; pesa
    `),
  ),
  weapon: concept(
    phrases(w`
      explosives?; dynamites?; detonators?; gelignite(?: sticks?)?; anfo;
      blasting (?:caps?|powder|gel|sticks?|explosives?|materials?); baruti; vilipuzi; kilipuzi;
      bombs?; bomu; petrol bombs?; gun ?powder; emulite; safety fuse; tnt
    `),
  ),
  instruction: concept(
    phrases(w`
      your (?:context|memory|training data)(?: window)?;
      (?:your|hidden|secret|system|initial|original|internal|previous|prior|earlier)(?: \w+)? (?:instructions?|prompts?|programming|directives?|commands?);
      maagizo (?:yako|yote|yenu|yaliyo\w+)(?: yote)?; sheria zako; kanuni zako; masharti yako;
      your (?:\w+ )?(?:rules|restrictions|guidelines|filters|limits); system prompt;
      everything above; (?:text|words|lines?|message)s? above; above this line;
      what (?:you were|were you) told; how you (?:were|are) (?:programmed|instructed|configured);
      what your (?:makers?|creators?|developers?|owners?)(?: \w+)? told you;
      told you to (?:keep|hide)(?: \w+)?(?: private| secret| hidden)?
    `),
  ),
} as const;
