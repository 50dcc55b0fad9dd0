import { w } from '../sayings.ts';
import { concept, english, phrases, swahili } from './concept.ts';

/** What is done, in the wrongs of `wrongs.ts`; none of it is wrong alone but where it says so there. */
export const wrongActs = {
  look: concept(
    english(
      'show read tell give see view pull list export download send shar reveal peek know fetch spy leak display access disclos compil dump extract',
    ),
    swahili('onyesh on tum tole tol amb angali chek'),
    phrases(w`
      what (?:did|does|do|is|are|was); who (?:are|were); how much (?:did|does|do); find out; cheki; nicheki; nipe;
      nipee; unipee?; for my (?:\w+ )?marketing
    `),
  ),
  /** Makes an official look away. */
  passing: concept(
    english('pass approv ignor sign overlook certif releas award clear'),
    swahili('pitish idhinish sain puuz fumb'),
    phrases(w`
      look away; turn a blind eye; let (?:it|me|us) (?:go|through|pass);
      get (?:past|through|around)
    `),
  ),
  bribe: concept(
    phrases(w`
      bribes?; bribing; bribery; kickbacks?; hongo; kuhonga; nihonge; mhonge; rushwa;
      grease (?:his|her|their) (?:palms?|hands?);
      something small for (?:the )?(?:inspector|officer|engineer|him|her); under the table;
      chai ya (?:engineer|inspector|afisa|officer|askari)
    `),
  ),
  falsify: concept(
    english(
      'forg fak falsif inflat backdat back-dat doctor photoshop counterfeit overstat exaggerat fudg overinvoic over-invoic',
    ),
    swahili('ghush'),
    phrases(w`
      old dates?; past dates?; earlier dates?;
      put (?:a |an )?(?:old|different|last|earlier) dates?;
      tarehe ya (?:zamani|nyuma|mwaka jana|mwezi jana|wiki jana);
      ionekane (?:ni )?(?:ya|kama|kwamba|nime\w+);
      look like (?:it|i|we|they) (?:was|were|is|paid|bought|came)
    `),
  ),
  /** Brings a paper into the world. */
  fabricate: concept(
    english('writ mak creat generat print produc prepar issu'),
    swahili('tengenez tengenezew andik andikie chap chapish'),
    phrases(w`
      nataka; nahitaji; i need; i want; give me; nipe; nipatie; nitafutie; get me; draw up;
      write up; come up with
    `),
  ),
  make: concept(
    english(
      'mak creat generat writ print produc prepar draft give get issu sell buy supply suppl need want help provid arrang edit put stick fix attach upload send find supply',
    ),
    swahili(
      'tengenez tengenezew andik andikie chap chapish p pat patie tum tumie tafut tafutie uz nunu wek bandik saidi bun',
    ),
    phrases(w`
      nataka; nahitaji; natafuta; how (?:to|do i|can i); where (?:can|do) i;
      who (?:can|has|sells|will); kuna mtu; nani (?:ana\w+|atani\w+)
    `),
  ),
  refill: concept(
    english(
      'refill re-fill repack re-pack rebag re-bag relabel re-label rebrand re-brand adulterat reseal re-seal',
    ),
    swahili('jaz chakachu'),
    phrases(w`
      fill (?:the|empty|old|used|some)(?: \w+)?;
      (?:put|pour|pack|transfer|pour it|put it) (?:\w+ )?(?:into|inside);
      weka (?:\w+ )?(?:kwenye|ndani); tia (?:kwenye|ndani);
      fill (?:them|it|these|those)(?: up)? with
    `),
  ),
  claimed: concept(
    phrases(w`
      marked(?: as)?; labell?ed(?: as)?; stamped(?: as)?; branded as; sold as;
      sell (?:it|them) as; pass (?:it|them)? ?(?:off )?as;
      tell (?:the )?(?:client|customer|owner|inspector|engineer|boss|him|her|them)(?: that)?(?: it'?s?| they)?;
      nimwambie(?: client| mteja)?(?: ni)?; niwaambie; namwambia; kumwambia; nidai;
      invoice (?:it |them )?as; charge (?:it |them )?as; bill (?:it |them )?as; declare(?: it)? as
    `),
  ),
  deceive: concept(
    english('cheat trick deceiv defraud dupe scam swindl shortchang short-chang hoodwink mislead'),
    swahili('dangany tapel lagha hada punj'),
    phrases(w`
      lie to; lying to;
      (?:ku-?|ni-?|ana-?|wana-?)?con(?:ning)?;
      (?:make|let) (?:the |my |a |an )?\w+ (?:think|believe|assume|feel);
      (?:a|wa)(?:fikirie|dhani|amini); rip off; ripping off; kumkamua; nimkamue; kumcheza;
      kumpiga chenga
    `),
  ),
  edit: concept(
    english('edit alter chang modif photoshop forg fak creat generat replac'),
    swahili('tengenez badilish hariri andik'),
  ),
  agree: concept(
    phrases(w`
      agree(?:d|ing|ment)?(?: with)?; collude; collusion; gang up; cartel; tukubaliane; kubaliana;
      kukubaliana; wakubaliane; wakubali; tuungane; tupange; tuelewane; make a deal with; arrange with; talk to the other;
      (?:fix|rig|fixing|rigging) (?:the )?(?:prices?|tenders?|bids?|award); price fixing;
      take turns
    `),
  ),
  enter: concept(
    english('open hack crack access unlock enter log'),
    swahili('fungu ingi hack'),
    phrases(w`
      log (?:me )?in(?:to)?(?: as)?; sign in as; get into; get inside; break into; login as;
      nipee access; peek into
    `),
  ),
  iAmBoss: concept(
    phrases(w`
      (?:i am|i'?m|mimi ni|mimi ndio|mimi ndiye|as|niko|acting as|treat me as|consider me) (?:the |an |a |your |sasa )?(?:admin\w*|owner of (?:this|the) (?:site|app|platform)|developer|ceo|your (?:boss|creator|developer|maker)|root|super ?user|msimamizi|system admin|jengasoko (?:staff|support|manager))
    `),
  ),
  command: concept(
    english(
      'approv confirm accept releas mark delet chang set updat giv show disabl enabl grant verif award cancel list export unlock',
    ),
    swahili('idhinish kubali futa badilish onyesh p thibitish'),
  ),
  steal: concept(
    english('steal rob loot siphon pilfer'),
    phrases(w`
      kuiba; kuibia; tuibe; tuibie; niibe; niibie; mwibie; kumwibia; kupora; tupore; kunyakua;
      tukaibe; nikaibe; kubeba bila
    `),
  ),
  /** Puts less into the work than is owed. */
  skimp: concept(
    phrases(w`
      (?:put|use|mix|add|pour|supply|weka|niweke|tuweke|kuweka|tumia|nitumie|tutumie)(?: \w+){0,2} (?:less|little|half|fewer|thinner|smaller|weaker|kidogo|chache|nyembamba|ndogo);
      less (?:cement|steel|bars?|sand|paint) than; reduce the (?:cement|steel|ratio|bars?|rings)
    `),
  ),
  /** Raises what another pays. */
  raise: concept(
    phrases(w`
      (?:quotations?|quote|invoice|bei|ankara|price)(?: \w+)? (?:iwe|ziwe|ikuwe|kuwa) (?:juu|kubwa|higher);
      (?:a|wa|u|tu|ni|ku)?onge[sz](?:e|a) (?:\w+ )?(?:bei|price|hesabu);
      (?:raise|increase|hike|pad|jack up) (?:the |his |her |its )?(?:price|quote|quotation|bill|invoice|amount|figures?);
      quote (?:it |them )?higher;
      add (?:something|extra|a bit|\d+ ?%?)(?: \w+)? (?:on|to) (?:the |each )?(?:price|quote|invoice|bill|item)
    `),
  ),
  shareOut: concept(
    phrases(w`
      (?:tu(?:ta|ki|ka)?|ku)gawan\w+; gawana;
      (?:split|share|divide) (?:it|the (?:extra|difference|balance|rest|money|profit)|between us|with me)(?! of);
      half each; fifty[- ]fifty; 50 ?/ ?50; my share
    `),
  ),
  putOn: concept(
    phrases(w`
      (?:put|stick|fix|paste|glue|attach|ku(?:weka|bandika)|bandika|niweke|niweka|nibandike)(?: \w+){0,2} (?:on|onto|to|kwa|kwenye)
    `),
  ),
  feignPaid: concept(
    phrases(w`
      (?:make|let|have|get) (?:the|my|this|that|our|his|it)(?: \w+)? (?:look|appear|seem|show)(?: \w+)? (?:done|paid|complete\w*|received|settled|cleared|delivered|approved|verified);
      (?:malipo|order|oda|deni)(?: \w+)? (?:i|ya)onekane (?:\w+ )?(?:i|ya)me\w+
    `),
  ),
  conceal: concept(
    phrases('(?:hide|conceal|keep|cover)(?: \\w+){0,3} from; (?:ni|tu|ku)?(?:m|wa)?fich[ae]'),
  ),
  favourBid: concept(
    phrases(w`
      (?:let|make|have) (?:my |our |mine)(?:[\w']+ ){0,2}(?:bid|quote|quotation|tender|offer|one)?(?: \w+)? ?wins?
    `),
  ),
  dropOthers: concept(
    phrases(w`
      (?:delete|remove|hide|cancel|reject|drop|futa|ondoa)(?: \w+){0,2} (?:others?|other ones|rest|nyingine|zingine|zote)
    `),
  ),
  trade: concept(
    english('sell buy offload dispos fenc suppl'),
    swahili('uz nunu uzi chuku'),
    phrases(w`
      find me a buyer; buyers?; who (?:buys|takes|can buy|wants);
      nani (?:anaweza|atanunua|ananunua|anataka)\w*; market for; soko ya; get rid of; cheap;
      soko la; take (?:\w+ ){1,4}off (?:our|my|his) hands?; cheaply
    `),
  ),
  takeAway: concept(
    english('tak carry collect pick load grab remov lift mov'),
    swahili('chuku beb to ondo paki pakia okot'),
  ),
  around: concept(
    english('bypass by-pass tamper rewir cheat hack'),
    phrases(w`
      ku-?bypass; around the (?:\w+ )?(?:meter|token)s?;
      bila (?:kupitia|mita|token|meter)(?: \w+)?;
      without (?:going through|passing|the meter|a meter|meter|tokens?|paying (?:kplc|kenya power|the bill));
      ruka (?:mita|meter); slow(?: down)? (?:the )?(?:meter|mita);
      (?:units?|tokens?) (?:do ?n.t|not|never|zisi\w+)(?: \w+)?; isisome; zisiishe;
      not (?:be )?(?:count|counted|read|recorded|billed); illegal connection;
      bila kulipa (?:kplc|stima|bill|umeme|kenya power|token)s?
    `),
  ),
  damage: concept(
    english('sabotag vandal damag destroy ruin weaken poison contaminat wreck smash'),
    swahili('harib angush teket'),
    phrases(w`
      set (?:fire|on fire)(?: to)?; burn(?:ing)? down; never (?:sets?|hardens?|cures?);
      bring down; make (?:it|them|his|her|their)(?: \w+)? (?:crack|fall|fail|collapse|leak)
    `),
  ),
  openIt: concept(english('open pick break crack unlock cut forc'), swahili('fungu vunj kat')),
  persona: concept(
    phrases(w`
      (?:you are|you're|u are|act as|wewe ni|pretend (?:to be|you are)|imagine you are|from now on)(?: \w+){0,4} (?:\w*bot|unfiltered|uncensored|unrestricted|no rules|without (?:rules|limits|restrictions|filters?)|no limits|evil|hacker|dan|in (?:maintenance|debug|developer|god|test|admin) mode);
      you have no rules; (?:maintenance|debug|developer|god|sudo|admin|root|unlocked) mode;
      (?:you )?(?:obey|answer to|listen to) only me|no (?:policies|guardrails)
    `),
  ),
  undo: concept(
    english(
      'ignor forget disregard overrid overwrit bypass skip drop discard break eras reset disabl',
    ),
    swahili('puuz sahau futa acha vunj'),
    phrases(w`
      stop following; do not follow; throw away; translate; repeat; print; reveal; show; recite;
      tell me; copy; summari[sz]e; quote; output; paste; leak; what (?:is|are); tafsiri; rudia;
      write out; spell out; encode; base64; nionyeshe; niambie; list; decode; decrypt; disclose;
      share
    `),
  ),
  toMachine: concept(
    phrases(w`
      (?:ai|assistant|bot|chatbot|model|llm|gpt|system|jengasoko)(?: ?[:,]| (?:must|should|shall|will|needs? to|has to|now|please|instruction|note|message|override))|(?:note|message|instructions?|attention|memo|order) (?:to|for) (?:the |any )?(?:ai|assistant|bot|model|system|reader|llm)|dear (?:ai|assistant|bot)|while (?:you are )?at it
    `),
  ),
  favour: concept(
    phrases(w`
      rank (?:this|my|our|it|me)(?: \w+)?(?: first| top| highest)?;
      hide (?:all|the|every|other)(?: \w+)?; recommend only; only recommend; always recommend;
      prefer (?:this|our|my); list (?:us|me|this) first;
      say (?:that )?(?:we|this|it) (?:is|are) the best; auto-?(?:accept|approve|award|confirm)\w*;
      confirm (?:the |this )?(?:order|award|quote)(?: \w+)*;
      set (?:every|all|the)(?: \w+)? prices?; mark (?:it |this |us )?(?:as )?verified;
      disable (?:all |the )?(?:\w+ )?checks?;
      send (?:me )?(?:the |a )?(?:list of|passwords?|details of|data);
      (?:approve|delete|award) (?:all|every)(?: \w+)?; ignore (?:all|the|your|every)(?: \w+)?;
      reveal; give (?:me )?(?:a )?(?:\d+ ?%|full|free|discount)
    `),
  ),
} as const;
