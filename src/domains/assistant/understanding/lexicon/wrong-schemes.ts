import { w } from '../sayings.ts';
import { concept, english, phrases, swahili } from './concept.ts';

/** Whom something is kept from, by their part in a building job. */
const people =
  "(?:(?:the|my|our|his|her|their|any|other|building) )?(?:clients?|customers?|owners?|boss|bosses|landlords?|engineers?|inspectors?|suppliers?|sellers?|buyers?|contractors?|employers?|auditors?|police|kra|bank|architects?|consultants?|donors?|partners?|donor|foremen|foreman|store ?keepers?|guards?|watch ?m[ae]n|neighbou?rs?|tenants?|safaricom|kplc|county|wife|husband|he|she|they|him|her|them|mzungu|diaspora)(?:'s)?(?: records?| books?)?";
const watu =
  '(?:mteja|wateja|client|boss|mwenye(?: \\w+)?|mwenyewe|engineer|owner|supplier|muuzaji|mwajiri|polisi|mkaguzi|kra|mzungu|kontrakta|mkandarasi|yeye|wao|jirani|landlord)';
const notice =
  '(?:notic(?:e|es|ing)|know(?:ing)?|see(?:ing)?(?= (?:it|this|that|them|what)\\b|$|,)|find(?:ing)? out|spot(?:ting)?|realis(?:e|ing)|realiz(?:e|ing)|suspect(?:ing)?|detect(?:ing)?|discover(?:ing)?|trac(?:e|ing)|catch(?:ing)?|show(?:ing)?)';

/** How wrongs are hidden, proved by lies and paid for, in the wrongs of `wrongs.ts`. */
export const wrongSchemes = {
  /** "the client will not notice", "bila mteja kujua": kept from somebody who ought to know. */
  keptFrom: concept(
    `${people} (?:wo ?n'?t|will not|will never|would not|would never|cannot|can'?t|must not|must never|should not|shall not|not|never) (?:\\w+ )?${notice}(?! (?:which|what|how|if|much|about|where|when|any(?!thing))\\b)`,
    `without (?:\\w+ )?${people} (?:ever )?${notice}`,
    `(?:hide|hiding|conceal|keep|keeping)(?: \\w+){1,4} from ${people}`,
    `hide(?:s|ing)? (?:it|this|them|sales|income|the (?:money|difference|real \\w+)) from`,
    '(?:nobody|no one|none of them) (?:can|could|will|would|should|ever)(?: \\w+)? (?:trace|know who|find out|suspect|realise|realize)',
    `bila ${watu}(?: \\w+)? (?:kujua|kugundua|kuona|kushuku)`,
    `${watu} (?:a|wa)si(?:jue|gundue|one|uone|shuku|onyeshwe|ambiwe)`,
    '(?:ili|ndio|halafu) (?:a|wa)si(?:jue|gundue|u?one|shuku|onyeshwe)',
    '(?:a|wa)si(?:jue|gundue|shuku|onyeshwe)',
    `${watu} (?:ha|hawa)ta(?:jua|gundua|ona|shuku)`,
    'bila kuju(?:lik)?ana|bila kujulikana|without (?:being|getting) (?:caught|noticed|detected|flagged|traced|seen)',
  ),
  /** Says itself that what a paper tells did not happen. */
  untrue: concept(
    phrases(w`
      (?:work|goods|items|job|materials)(?: that| which)? (?:is|was|are|were) not (?:done|finished|delivered|supplied|bought|complete\w*);
      (?:that|which|we|i|they|it) never (?:arrived|came|happened|existed|took place|did|delivered|bought|supplied|tested|got|reached|went);
      (?:although|though|even though|while|but|yet) (?:they|he|she|we|i|it) (?:did ?n.t|did not|never|have ?n.t|have not|was not|were not)(?: \w+)?;
      (?:we|i) (?:did not|did ?n.t|never)(?: \w+)? (?:any|do|did|test|tests|deliver|buy)(?: \w+)?;
      so (?:that )?it (?:reads?|shows?|says?|looks?);
      (?:i|u|ya|za|wa|zi)?(?:onyesh|onesh|onekan)e(?: \w+)? (?:ni(?:me|li)|tu(?:me|li)|i(?:me|li))\w+;
      looks like (?:an? |the )?(?:m-?pesa|real|genuine|original|bank);
      hata kama (?:si|hatu|haw?a?|ha)\w+;
      though (?:he|she|they|it|i|we) (?:did|was|were|never)\w*; hides? (?:it|this|that|the);
      backdat\w+; (?:reads?|says?|shows?) [\d,.]+k? instead of
    `),
  ),
  /** Brings a paper or a message about, or alters one. */
  putTogether: concept(
    english(
      'mak writ creat produc prepar edit alter word draft draw print copy generat issu forg sign fill send',
    ),
    swahili('andik andikie tengenez tengenezew chap tum tumie pang pangi'),
    phrases(w`
      put together; come up with; need; want; nataka; nahitaji; get me; give me; nipe; nipatie;
      nitafutie; help me
    `),
  ),
  /** What proves work, goods or money. */
  proof: concept(
    phrases(w`
      receipts?; risiti; stakabadhi; invoices?; ankara; quotations?; lpos?; purchase orders?;
      delivery notes?; certificates?; cheti; vyeti; test (?:results?|certificates?|reports?);
      cube tests?; cube (?:test )?results?; lab results?; letters?; barua; etr(?: receipts?)?;
      m-?pesa (?:messages?|confirmations?|sms|statement|code); confirmations?; screenshots?;
      statements?; payslips?; permits?; licen[cs]es?; kibali; leseni; bank slips?; tarehe; dates?;
      delivery
    `),
  ),
  twoPapers: concept(
    phrases(w`
      (?:two|2|double|separate)(?: \w+)? (?:sets of )?(?:invoices|receipts|quotes|quotations|delivery notes);
      (?:invoices?|risiti|receipts?|quotes?|ankara|delivery notes?) (?:mbili|2)
    `),
  ),
  realOne: concept(
    phrases(w`
      (?:real|actual|true|correct) (?:one|price|figure|amount)s?; ya ukweli(?: yangu)?; ya kweli;
      (?:one|moja) (?:for|ya) (?:me|us|mimi)
    `),
  ),
  /** Papers that only an office gives. */
  officialPaper: concept(
    phrases(w`
      (?:nca|nema|kra|kebs|county|kaunti|tax compliance|engineer\S*|ncaa)(?: \w+)? (?:certificates?|licen[cs]es?|permits?|approvals?|stamps?|card|cheti|leseni|kibali);
      (?:cheti|leseni|kibali|vyeti|muhuri|stampu?|stamp) (?:cha|ya|za|la|wa) (?:\w+ )?(?:nca|nema|kra|kebs|county|kaunti|engineer|serikali);
      (?:signatures?|sahihi|rubber stamps?|muhuri|seal)(?: and| na)?(?: \w+)?
    `),
  ),
  pastTheOffice: concept(
    phrases(w`
      (?:ya|za|la|wa) (?:kuchora|kutengeneza|kuprint);
      bila (?:kupitia|kwenda|kuenda|kufika|kufanya|mtihani)(?: \w+)?;
      without (?:going|visiting|applying|the exam|an exam|attending|qualif\w+|passing)(?: \w+)?;
      onto my; on my (?:drawings?|plans?|papers?|letter); kwa (?:plan|michoro|ramani) yangu;
      shortcut; under the counter; ya haraka haraka
    `),
  ),
  /** Pays with what will not be paid. */
  emptyPayment: concept(
    phrases(w`
      (?:cheque|check|hundi)s? (?:ya|za|that will|which will|itaka\w+|to) (?:kuruka|bounce|ruka|feki|bandia)\w*;
      bounc(?:e|ed|ing) (?:cheque|check)s?;
      (?:ask|call|tell|get) (?:safaricom|the bank|mpesa|m-?pesa)(?: \w+){0,2} to (?:reverse|return|cancel|stop);
      reverse (?:the |my |an? )?(?:money|payment|m-?pesa|transaction)(?: \w+)? (?:after|once|when|later);
      (?:ni|tu)(?:ka|ki)?towek\w+;
      (?:and|then|na|halafu)(?: \w+)? (?:disappear|vanish|run away|block (?:him|them|her)|switch off (?:my|the) phone|nizime simu|nipotee|nitoroke)
    `),
  ),
  receiveGoods: concept(
    english('collect deliver releas tak receiv get load offload order deposit'),
    swahili('chuku fik pok let'),
    phrases('goods; materials; vifaa; deposits?; materials zikishafika; bidhaa; mzigo'),
  ),
  /** An official who is a person, to whom nothing is owed. */
  officer: concept(
    phrases(w`
      (?:county |site |building |nca |nema |kebs |kra |municipal |public health |procurement )?(?:inspectors?|officers?|officials?|afisa|maafisa|ofisa|mkaguzi|wakaguzi|clerk of works|resident engineer|askari|chief|auditors?|surveyor|procurement (?:manager|guy|officer)|engineer|storekeeper|police(?:man)?|guard|watch ?man|mlinzi)(?: wa \w+| ya \w+)?
    `),
  ),
  sweeten: concept(
    phrases(w`
      lunch money; (?:a |some |any |suggest a )?gifts?; zawadi;
      (?:ku|ni|tu|ni?ta)?(?:m|mu|wa)(?:lip|p|pati|ong|hong)(?:e|a|ie|ia)(?: \w+){0,2};
      (?:people |do |i |we |to |usually )(?:give|pay|offer|tip|send|buy) (?:the |him |her |them |an |that )?;
      likes? (?:money|lunch|soda|tea|chai|envelopes?); kitu(?: kidogo)?; kidogo;
      pesa ya (?:chai|soda|lunch); chai; thank you (?:money|envelope); facilitation; motivat\w+;
      token; appreciat\w+
    `),
  ),
  turnBlind: concept(
    english('pass approv ignor overlook certif look sign'),
    swahili('pitish idhinish saini puuz fumb'),
    phrases(w`
      change (?:his|her|their) mind; look (?:away|aside|elsewhere|the other way);
      without (?:coming|visiting|seeing|checking|looking|inspecting)(?: \w+)?;
      not (?:see|check|report)(?: \w+)?; be (?:lenient|soft|friendly);
      (?:the )?missing (?:licen[cs]e|permit|papers?|test);
      (?:a|wa)(?:pitishe|nyamaze|fumbe|puuze|saini|idhinishe)
    `),
  ),
  /** A share for who places the order. */
  backhander: concept(
    phrases(w`
      (?:\d+ ?%|\d+ percent|(?:two|three|five|ten|fifteen|twenty) ?percent|something|a percentage|some(?: \w+)?|a share|asilimia \w+|\d+ bob|\w+ bob)(?: \w+)? (?:back to me|back in cash|back|for me|for myself|yangu|in cash(?: \w+)?);
      my (?:\d+ ?%|\w+ percent|cut|share|commission|percentage)(?: \w+)?;
      pay me back (?:in|a|some)(?: \w+)?; owes me a favou?r; on the side; hiyo ni yangu
    `),
  ),
  placesOrder: concept(
    phrases(w`
      procurement officer;
      i am (?:the |in )?(?:buyer|procurement|storekeeper|purchasing)(?: \w+)?; quotes?;
      quotations?; invoices?; suppliers?; tender; order; client; mteja; in the system; award
    `),
  ),
  quietly: concept(
    phrases(w`
      quietly; secretly; privately; discreetly; in cash; kisiri; kwa siri; chini ya maji;
      under the table; off (?:the )?record; between us; off the books; not shown; no one else;
      asionyeshwe; original
    `),
  ),
  /** Sellers, or we of one trade, decide together what nobody may do alone. */
  amongUs: concept(
    phrases(w`
      (?:let us|let.s|we|us|all of us|so that we all|tu(?:na|ta)?(?:kubalian|elewan|pang)\w+)(?: \w+){0,3} (?:agree|fix|set|all|hardwares?|suppliers?|bidders?|contractors?|wauzaji|masupplier|wengine)(?: \w+)?;
      (?:arrange|agree|plan|coordinate|talk|deal) with (?:the )?(?:other|rival|competing|two|three)(?: \w+){0,2} ?(?:bidders?|suppliers?|sellers?|hardwares?|contractors?);
      mmoja wetu; one of us
    `),
  ),
  againstBuyer: concept(
    phrases(w`
      (?:nobody|no one|none|hakuna)(?: \w+)? (?:sells?|goes|bids?|quotes?|anauza|auze|auzie|ashushe)(?: \w+){0,2} (?:under|below|less|chini);
      (?:all )?quote (?:above|higher|high|the same|over|more);
      (?:bid|price|sell) (?:above|the same|high|higher)(?: \w+)?; ashinde;
      (?:mine|his|one) (?:always )?wins?; take turns; zamu; same (?:high )?price; bei moja;
      let (?:me|him|one) win
    `),
  ),
  /** Where goods came from does not matter, or was not for sale. */
  dubiousOrigin: concept(
    phrases(w`
      (?:do ?n.t|do not|not) (?:mind|care|ask|bother|matter)(?: \w+)? (?:where|how|who)(?: \w+){0,3} (?:from|removed|taken|got|owned|came|them|it);
      wherever (?:it|they) (?:came|come|was|were)(?: \w+)?; ime?toka wapi si(?:jali|o muhimu);
      (?:nyaya|waya|cables?|wires?|copper|oil|mafuta|aluminium|vyuma) (?:za|ya|from|off|of) (?:a |the )?(?:transformers?|kplc|stima ya barabara|street ?lights?|railway|reli|sgr|telkom|safaricom mast|booster);
      (?:zi|i|vi|li)(?:me|li)to(?:k|lew)a(?: \w+)? (?:site|stoo|store|godown|kazi|mjengo|yard|project)(?: \w+){0,4};
      (?:who|mse|guy|mtu|jamaa)(?: \w+)? (?:wa|from|at) (?:kplc|kenya power|the county|kaunti|sgr|railways?)
    `),
  ),
  moves: concept(
    english('sell buy offload dispos look find trad tak want need'),
    swahili('uz nunu uzi chuku bei'),
    phrases(w`
      buyers?; (?:a|wa|ni|tu)?(?:ta|na|tazi|nazi|tai|nai)?-?buy; cheap; rahisi; soko; nipatie;
      dealers?; market; nitauza; niuze
    `),
  ),
  carryOff: concept(
    english('tak carry collect pick load grab remov lift mov get drop'),
    swahili('chuku beb to ondo paki okot dondosh ham'),
  ),
  /** By night, or when a guard looks elsewhere. */
  byNight: concept(
    phrases(w`
      at night; usiku; night (?:guard|watchman|shift); after (?:dark|hours);
      when (?:everyone|they|he|she|the \w+) (?:is|are|has|have)(?: \w+)? (?:asleep|sleeping|gone|left);
      wakilala; look (?:away|aside|elsewhere)
    `),
  ),
  ofOthers: concept(
    phrases(w`
      (?:next|neighbou?ring|other|adjacent|opposite) (?:compound|site|plot|door|building|yard|project|store)(?:'s)?;
      (?:neighbou?r|employer|boss|client|rival|competitor|landlord|company|supplier)'?s?’?s? (?:compound|site|plot|store|godown|yard|house|stoo|goods|mabati|materials|mesh|timber|steel);
      (?:ya|za|wa|la|vya) (?:yule|huyo|ule|hiyo|huyu)(?: \w+)?;
      (?:site|stoo|store|duka|godown|mjengo|nyumba) ya (?:jirani|boss|mtu|mchina|mzungu|wenyewe|kampuni|mwajiri|yule \w+);
      out of (?:the |my )?(?:employer|boss|company|client)\S* (?:store|stoo|site|yard)
    `),
  ),
  /** Worth less than it will be said to be. */
  spoilt: concept(
    phrases(w`
      thin(?:ned|ning)? (?:the |it )?(?:paint )?(?:down )?with;
      (?:zi|i|li|ya|ime|zime|zilisha|ilisha|zimesha)?-?expire[ds]?;
      (?:zi|i|li)?(?:me|li|sha)?(?:lisha|mesha|me|li)?-?expire; iliyoisha muda;
      zilizoisha(?: muda)?; past (?:its|their) date; hard(?:ened)? cement; old(?: hard)? cement;
      own mix; mix yangu;
      (?:simiti|cement|rangi|paint) (?:ya|za) (?:rahisi|bei ya chini|zamani|local);
      empty (?:\w+ )?(?:bags?|buckets?|tins?|drums?)(?: \w+)?;
      (?:bags?|mifuko|ndoo|buckets?)(?: za| ya)?(?: \w+)? (?:tupu|empty);
      tarehe ya (?:kuisha|ku-?expire|mwisho); expir(?:y|ation) dates?; water(?:ed)? down;
      dilut\w+; refill\w*; leftover
    `),
  ),
  soldAs: concept(
    phrases(w`
      sell as them;
      (?:in|into) (?:new|fresh|other) (?:bags?|packets?|sacks?|tins?|buckets?);
      (?:sell|pass|brand|pack|market|offer) (?:it |them |this |that )?(?:off )?as(?: \w+)?;
      as (?:fresh|new|genuine|original|crown|bamburi|simba|brand new);
      (?:ni|tu)?(?:zi|i|li|vi)?(?:uz|jaz|wek)e (?:kama|kwa (?:packets?|mifuko|bags?|ndoo) (?:mpya|za \w+));
      (?:ni)(?:zi|i)?uze; ni(?:ta)?uza; nijaze;
      (?:kama|ionekane|zionekane|yaonekane) (?:ni )?(?:mpya|fresh|original|genuine);
      (?:mifuko|packets?|bags?|ndoo) mpya; na(?:zi|i)futaje; for (?:re)?sale|resell|resale
    `),
  ),
  /** Something else than what is drawn or was paid for. */
  thinner: concept(
    phrases(w`
      where (?:the )?(?:drawings?|plans?|boq|engineer|spec\w*) (?:says?|shows?|asks?|calls?)(?: for)?;
      less (?:steel|cement|bars?|rebars?|sand) than(?: \w+)?; (?:instead of|badala ya) (?:y|d)\d+;
      (?:nondo|simiti|steel|cement|bars?|chuma|rings?) (?:chache|kidogo|ndogo|nyembamba);
      (?:fewer|thinner|smaller) (?:bars?|rings?|stirrups|steel|rods?)(?: than)?(?: \w+)?
    `),
  ),
  toldOtherwise: concept(
    phrases(w`
      (?:and|then|but|halafu|na) (?:tell|show|bill|charge|invoice|say|claim|write|report|nimwambie|niwaambie|niandike|tuseme)(?: \w+){0,3};
      certificates?; certif\w+; report; ha(?:wa)?ta(?:jua|ona|gundua|pima);
      won't (?:know|see|check|notice|measure); hides? it; as (?:drawn|specified|designed)
    `),
  ),
  swindle: concept(
    phrases(w`
      scam(?:mer|s|mers|ming)?; ponzi; con (?:game|men|man|people|clients?|customers?|trick);
      utapeli; tapeli; kutapeli; fake (?:shop|supplier|hardware|company|website)(?: \w+)?;
      ghost (?:supplier|company|workers?)
    `),
  ),
  howTo: concept(
    phrases(w`
      how (?:do|to|can|could|would|should)(?: \w+)?; set up; open a; start a; teach me;
      show me how; nifanyeje; tufanyeje; jinsi ya; nataka; i want
    `),
  ),
  /** Water and power that somebody is to pay for. */
  supplyLine: concept(
    phrases(w`
      meters?; mita; tokens?; kplc; kenya power; stima; umeme; electricity; power;
      county (?:water|main)s?; water (?:main|line|company|meter)s?; main (?:line|pipe)s?; mains;
      maji ya (?:kaunti|county|mji); sewer(?: line)?; transformer
    `),
  ),
  unpaidFor: concept(
    phrases(w`
      without (?:being |getting )?(?:billed|charged|metered|paying|a bill|an account|it passing|passing)(?: \w+)?;
      bila (?:kulipa|bill|kupitia|kulipia|kusoma|kuhesabu)(?: \w+)?;
      (?:units?|bill|reading|readings|numbers?)(?: \w+)? (?:ziwe|iwe|zikuwe|be|go|stay|come|zisome|isome)(?: \w+)? (?:chini|low|lower|kidogo|zero|nyuma|down|back);
      (?:rudisha|kurudisha|wind|turn|roll|run)(?: \w+){0,4} (?:nyuma|back|backwards?|reverse);
      not (?:be )?(?:billed|counted|metered); slow it(?: down)?; for free; unbilled; illegally
    `),
  ),
  harmChemical: concept(
    phrases(w`
      (?:what|which|chemical|acid|salt|sugar|sukari|chumvi|something|dawa|nini)(?: \w+){0,4} (?:pour|put|mix|add|inject|kumwaga|nimwage|niweke|kuweka)(?: \w+)?;
      pour; kumwaga; (?:ni|tu)(?:ta)?haribu(?: \w+)?;
      make(?: \w+){1,3} (?:crack|fall|collapse|fail|leak|rust)s?
    `),
  ),
  ofEnemy: concept(
    phrases(w`
      (?:neighbou?r|rival|competitor|enemy|landlord|ex|boss)\S* (?:foundation|wall|slab|concrete|roof|house|tank|fence|columns?|cement|site|building|pipes?|cables?)(?: \w+)?;
      (?:foundation|wall|slab|concrete|roof|tank|msingi|ukuta|zege|nyumba|fence|site) (?:ya|la|wa|za|of) (?:my |the |a )?(?:neighbou?r|rival|competitor|jirani|mshindani|adui|mwenzangu|boss)\S*
    `),
  ),
  cracks: concept(
    phrases(w`
      so (?:that )?(?:the |it |his |their )(?:\w+ )?(?:cracks?|falls?|fails?|collapses?|leaks?|rusts?|never)(?: \w+)?;
      bila kujulikana; without being (?:caught|seen|known);
      (?:i|u)(?:pasuke|anguke|vuje|bomoke|haribike);
      make(?: \w+){1,3} (?:crack|fall|collapse|fail|leak)s?; haribu(?: \w+)?
    `),
  ),
  /** "Sell Y10 as Y12". */
  passedOff: concept(
    phrases(w`
      pass as new; sell (?:it|them|\w+) as (?:brand )?new; (?:ni|tu)(?:m|wa)?uzie (?:[\w.]+ ){1,2}kama (?:y|d)?[\d.]+;
      (?:sell|supply|deliver|invoice|bill|charge|pass|uza|kuuza|niuze)(?: off)? (?:[\w.]+ ){1,3}(?:as|kama) (?:y|d|g|gauge |grade |class )?[\d.]+\w*
    `),
  ),
  arson: concept(
    phrases(w`
      (?:burn|burning|torch) down (?:the|his|her|their|that|a|someone)(?: \w+)?; (?:set|setting) (?:his|her|their|the|that) (?:\w+ )?(?:on fire|ablaze);
      (?:ni|tu|ku)(?:ta)?chom(?:e|a) (?:duka|hardware|nyumba|godown|site)(?: \w+)?
    `),
  ),
  falseEvidence: concept(
    phrases(w`
      (?:false|fake|fabricated|made[- ]up|planted) (?:evidence|proof|testimony|witness\w*); ushahidi (?:wa uongo|feki|bandia)
    `),
  ),
  fakeMoney: concept(
    phrases(w`
      (?:pesa|noti|malipo|m-?pesa) (?:feki|bandia|ya uongo|za uongo); (?:fake|counterfeit|forged) (?:money|notes|cash|payment|currency)
    `),
  ),
  ownStuff: concept(
    phrases(w`my own (?:cement|paint|mix|simiti|adhesive); (?:simiti|rangi|cement) yangu`),
  ),
  refusePay: concept(
    phrases(w`
      (?:and|then|na|halafu) (?:refuse|not|never|just refuse)(?: to)? pay; nisilipe; nikatae kulipa
    `),
  ),
  falseClaim: concept(
    phrases(w`
      (?:claim|say|report|pretend|allege) (?:that )?(?:the |my )?(?:\w+ ){1,6}(?:even though|although|though|while|yet) (?:they|it|he|she|we|i) (?:are|is|am|was|were|did|have|has) (?:\w+)
    `),
  ),
  twiceCharged: concept(
    phrases(w`
      (?:charge|bill|invoice) (?:the |my |a )?(?:clients?|donors?|owners?|customers?|them|him|her|bank|county|school|church) (?:twice|two times|double)
    `),
  ),
  breakIn: concept(
    phrases(w`
      (?:cut|break|climb|jump|open)(?: through| over)? (?:the |a )?(?:fence|lock|gate|wall|door|padlock)
    `),
  ),
} as const;
