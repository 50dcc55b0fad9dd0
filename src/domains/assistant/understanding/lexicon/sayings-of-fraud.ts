import { inOrder, open, phrase, type Saying, w } from '../sayings.ts';

/** Deceives somebody. */
export const fraudSayings: readonly Saying[] = [
  phrase(
    'change the total on the lpo to 1',
    open(w`
    (?:change|reduce|set|lower|edit|make|alter|badili|badilisha|punguza)\b[^.?!]{0,15}\b
    (?:totals?|amounts?|prices?|sum|bei|jumla)\b[^.?!]{0,30}\b(?:(?:lpo|invoice|receipt
    |risiti|ankara)\b[^.?!]{0,10}\b(?:to|iwe|kuwa) \d|(?:in|on|from) (?:your|the) (?:database
    |system|backend|db|server)\b)
  `),
  ),
  inOrder(
    'hali ya oda yangu iwe imelipwa',
    w`status|hali`,
    25,
    w`(?:iwe|ziwe|kuwa|to|as)\b (?:imelipwa|paid|delivered|completed)`,
  ),
  phrase(
    'without the owner knowing',
    w`
    (?:without|before)\b (?:the |my |our |any |letting the )?(?:he|she|they|him|her|them
    |client|supplier|owner|buyer|engineer|boss|customer|seller|inspector|kra|landlord
    |contractor|bank|anyone|anybody)s?\b ?(?:ever )?(?:notic\w+|knowing|knows?|find\w* out
    |realis\w+|realiz\w+|suspect\w*)
  `,
  ),
  phrase(
    'so he wont notice',
    w`
    so (?:that )?(?:the )?(?:he|she|they|client|supplier|owner|buyer|engineer|boss
    |customer|seller|inspector|kra|nobody|no one)\b (?:(?:won'?t|doesn'?t|don'?t|can'?t
    |will not|cannot|never|does not) )?(?:ever )?(?:notic\w+|find\w* out|realis\w+
    |realiz\w+|suspect\w*)
  `,
  ),
  phrase('asijue', w`asijue|wasijue|asigundue|wasigundue`),
  inOrder(
    'add a line to the order after the client has signed',
    w`add|insert|change|edit|remove|alter|ongeza|badilisha`,
    40,
    w`after|baada`,
    25,
    w`signed|sign|signing|approved|accepted|stamped|kusaini|amesaini|kuidhinisha`,
  ),
  inOrder(
    'create ten accounts and bid',
    w`create|open|use|make|register`,
    15,
    w`accounts|profiles`,
    20,
    w`bid|review|rate|quote|vote`,
  ),
  phrase('bid against myself', w`bid against (?:myself|my own)`),
  inOrder(
    'mix quarry dust into cement bags and reseal',
    w`mix|add|put|stuff|fill|changanya|weka|cut`,
    40,
    w`into|in|with|kwa|na`,
    25,
    w`cement|simiti|paint|rangi|bags?|mifuko|tins?`,
    25,
    w`(?:re-?seal|re-?pack|re-?bag|re-?stitch|(?:sell|uza) (?:it |them )?(?:as|kama))\w*`,
  ),
  inOrder(
    'make my bid as cheapest even',
    w`make|push|put|move|rank|place|show|set|get|bump`,
    20,
    w`my (?:bid|quote|quotation|offer|shop|products?|listing)`,
    20,
    w`as|to|look|appear|at|be`,
    15,
    open(w`
    (?:cheapest|lowest|top|first|best|number one)\b(?=[^.?!]*\b(?:even|though|isn't|isnt
    |not|pay|regardless|list|system|without)\b)
  `),
  ),
  inOrder(
    'i will pay you to push',
    w`i(?:'ll| will) pay you`,
    30,
    w`push|rank|approve|hide|change|favou?r`,
  ),
  inOrder(
    'delete the audit trail',
    w`delete|hide|remove|erase|wipe|futa|ficha`,
    25,
    w`
    evidence|audit|logs?|trail|records? of|bad reviews?|negative reviews?|complaints?
    |ushahidi
  `,
  ),
  inOrder(
    'split difference with storekeeper',
    w`split|share|gawana`,
    20,
    w`(?:the )?(?:difference|extra|ya juu|balance)`,
    25,
    w`with|between|na`,
    20,
    w`storekeeper|procurement|manager|clerk|supplier|foreman|engineer|muuzaji`,
  ),
  inOrder(
    'mark my order as delivered though it was not paid',
    w`mark|set|show|change|weka|badilisha|record|register|andika|confirm|make`,
    35,
    w`invoices?|orders?|it|payments?|oda|order yangu|bill|lpo|deni|balance|status|delivery`,
    20,
    open(w`
    (?:as |kuwa |imelipwa|ime)?\s?(?:paid|settled|imelipwa|received|completed|delivered
    |cleared|zero)\b(?=[^.?!]{0,60}\b(?:later|before|bila|without|haven'?t|hasn'?t
    |did ?n'?t|not|nitalipa|sijalipa|sija|even though|although|will (?:send|pay)|never
    |kesho|badaye|baadaye|so that)\b)
  `),
  ),
  phrase(
    'mark my invoice as paid',
    w`mark (?:my |the |this )?(?:invoice|order|payment|bill|balance)s? (?:as )?paid`,
  ),
  inOrder(
    'get without paying',
    w`get|take|order|receive|nipate|chukua`,
    30,
    w`without paying|bila kulipa|and not pay|then not pay|nisilipe|and never pay|and disappear`,
  ),
  phrase('without paying', w`without (?:ever )?paying`),
  inOrder(
    'reverse an mpesa payment after',
    w`reverse|reversal|rudisha|cancel|chargeback`,
    25,
    w`m-?pesa|mpesa|payment|transaction|pesa`,
    40,
    w`after|baada|once|when|nikipata|nikishapata|as soon`,
  ),
  inOrder(
    'write fake 5 star reviews',
    w`
    nataka|ninataka|natafuta|nahitaji|need|want|make|makes?|making|create|generate|give|get
    |print|sell|sells|selling|buy|buying|supply|niandikie|andika|tengeneza|nitengenezee
    |tengenezea|nipe|nipatie|nitafutie|how (?:to|do i|can i)|help me|prepare|write|issue
    |produce|draft|submit|use|attach|put|stick|supplier of|who has|where can|naweza|kuweka
    |photoshop|edit|upload|unaweza|can you|photocopy|send|nitumie|nisaidie|post|leave
    |arrange|supplies|provide
  `,
    50,
    w`
    fake|feki|forged?|forgery|counterfeits?|bandia|ghushi|bogus|phony|phoney|falsif\w+
    |doctored|dummy|magendo|duplicate|false|photoshop(?:ped)?|kughushi|back ?-? ?dated?
    |backdate
  `,
    40,
    w`
    receipts?|risiti|invoices?|kebs|stickers?|stika|certificates?|cheti|lpos?|stamps?|muhuri
    |etr|etims|kra|pins?|documents?|quotations?|quotes?|notes?|payments?|title|permits?
    |licen[cs]es?|id|ids|m-?pesa|mpesa|messages?|reviews?|accounts?|logos?|labels?|bags?
    |cement|brand|brands|marks?|nca|approvals?|bank|statements?|slips?|tests?|report
    |results?|ratings?|rfqs?|bids?|orders?|supplier|suppliers|simiti|mabati|paint|bamburi
    |mifuko|dates?|delivery|deliveries|crown|steel|invoice|confirmations?|company|companies
    |warranty|card
  `,
  ),
  inOrder(
    'ongeza 50 bob kwa kila bag kwa quote',
    w`
    inflate|overstate|pad|exaggerate|ongeza|falsify|forge|backdate|back-date|doctor
    |manipulate|fudge|alter|ghushi|kughushi|overprice|pandisha
  `,
    40,
    w`
    invoices?|quotes?|quotations?|receipts?|figures|delivery notes?|amounts?|boq|lpo|bei
    |risiti|dates?|bill|price so|cost so|weights?|books|documents?|report|signature|ankara
  `,
  ),
  inOrder(
    'evade tax',
    w`evade|dodge|avoid|kwepa|kukwepa|hide|escape|skip|beat`,
    20,
    w`tax|taxes|vat|kra|kodi|duty|etr|etims`,
  ),
  phrase('launder', w`launder|money laundering|clean dirty money|osha pesa`),
  inOrder(
    'rig tender',
    w`rig|fix|collude|fixing|rigging`,
    25,
    w`tenders?|bids?|bidding|award|scores?|comparison|prices with`,
  ),
  phrase('collusion', w`collusion|cartel`),
  inOrder(
    'pose as supplier',
    w`pose|posing|impersonate|pretend|jifanye|kujifanya|nijifanye|pretending|claim to be`,
    35,
    w`as|to be|from|kuwa|ni|like|am`,
    25,
    w`
    supplier|suppliers|bamburi|kebs|kra|jengasoko|admin|bank|safaricom|company|contractor
    |government|official|inspector|nca|engineer|m-?pesa|customer care|owner|support
  `,
  ),
  inOrder(
    'write negative review competitor',
    w`write|post|leave|give|generate|create|andika|weka|buy`,
    25,
    w`
    negative|bad|fake|false|five ?-? ?star|5 ?-? ?star|1 ?-? ?star|one star|nzuri|mbaya
    |positive|feki|good
  `,
    20,
    open(w`
    reviews?\b(?=[^.?!]*\b(?:competitor|rival|never|haven'?t|without|myself|my own|boost
    |them|fake|false|feki|50|20|10|100|accounts|mshindani|jina|bought|several|many
    |supplier|against|for money)\b)
  `),
  ),
];
