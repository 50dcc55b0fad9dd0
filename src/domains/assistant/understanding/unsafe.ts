import { type Danger, findWrong } from './wrongs.ts';

const rules: readonly (readonly [Danger, RegExp])[] = [
  [
    'injection',
    /\b(?:you have|there are) no rules\b|\bact freely\b|\b(?:ignore|forget|disregard|sahau|puuza)\b[^.?!]{0,12}\b(?:what|everything|all|anything|yote)\b[^.?!]{0,20}\b(?:told|said|above|earlier|before|ulioambiwa|uliyoambiwa)\b|\b(?:print|repeat|show|output|copy)\b[^.?!]{0,12}\b(?:text|words|messages?|prompt|everything)\b[^.?!]{0,6}\b(?:above|before) (?:this|here)\b/,
  ],
  [
    'fraud',
    /\b(?:change|reduce|set|lower|edit|make|alter|badili|badilisha|punguza)\b[^.?!]{0,15}\b(?:totals?|amounts?|prices?|sum|bei|jumla)\b[^.?!]{0,30}\b(?:(?:lpo|invoice|receipt|risiti|ankara)\b[^.?!]{0,10}\b(?:to|iwe|kuwa) \d|(?:in|on|from) (?:your|the) (?:database|system|backend|db|server)\b)|\b(?:status|hali)\b[^.?!]{0,25}\b(?:iwe|ziwe|kuwa|to|as)\b (?:imelipwa|paid|delivered|completed)\b/,
  ],
  [
    'access',
    /\b(?:approve|accept|sign|confirm|award|reject|cancel|idhinisha|kubali|saini)\b[^.?!]{0,30}\b(?:on behalf of|in the name of|kwa niaba ya)\b(?! (?:me|us|my|our|mimi)\b)/,
  ],
  [
    'theft',
    /\b(?:pulled|ripped|cut|stripped|removed|taken|dug)\b[^.?!]{0,8}\b(?:from|off|out of)\b[^.?!]{0,15}\b(?:kplc|power lines?|transformers?|pylons?|railway|rails|road signs?|street ?lights?|government|sgr)\b/,
  ],
  [
    'fraud',
    /\b(?:invoices?|receipts?|risiti|ankara|delivery notes?)\b[^.?!]{0,20}\b(?:goods|items|materials?|things|cement|bidhaa|vifaa|work)\b[^.?!]{0,15}\b(?:never|not|did ?n'?t|have ?n'?t|sija\w*)\b[^.?!]{0,10}\b(?:bought|buy|received?|ordered?|nunua|delivered|done)\b/,
  ],
  [
    'fraud',
    /\b(?:without|before)\b (?:the |my |our |any |letting the )?(?:he|she|they|him|her|them|client|supplier|owner|buyer|engineer|boss|customer|seller|inspector|kra|landlord|contractor|bank|anyone|anybody)s?\b ?(?:ever )?(?:notic\w+|knowing|knows?|find\w* out|realis\w+|realiz\w+|suspect\w*)\b|\bso (?:that )?(?:the )?(?:he|she|they|client|supplier|owner|buyer|engineer|boss|customer|seller|inspector|kra|nobody|no one)\b (?:(?:won'?t|doesn'?t|don'?t|can'?t|will not|cannot|never|does not) )?(?:ever )?(?:notic\w+|find\w* out|realis\w+|realiz\w+|suspect\w*)\b|\b(?:asijue|wasijue|asigundue|wasigundue)\b/,
  ],
  [
    'access',
    /\b(?:ingia|kuingia|niingie|log ?in|access|get into|open|fungua|kufungua)\b[^.?!]{0,25}\b(?:supplier|admin|client|boss|mtu|mwingine|another|someone|competitor|rival|mshindani|customer)\w*\b[^.?!]{0,15}\b(?:bila|without)\b[^.?!]{0,10}\b(?:password|nywila|permission|ruhusa|login|otp)\b|\b(?:set|make|change)\b[^.?!]{0,12}\b(?:admin|role|is_admin)\s*[=:]|\b(?:skip|bypass|without)\b[^.?!]{0,10}\bverification\b[^.?!]{0,40}\b(?:badge|verified|approve)\b/,
  ],
  [
    'privacy',
    /\b(?:home|house|family|wife|husband|kids|children|familia|nyumbani)\b[^.?!]{0,20}\b(?:location|address|whereabouts)\b[^.?!]{0,15}\b(?:of|for|ya)\b[^.?!]{0,12}\b(?:the )?(?:driver|supplier|director|owner|admin|client|customer|manager|seller|contractor|lorry)|\b(?:location|address|whereabouts)\b[^.?!]{0,25}\b(?:driver|supplier|director|owner|admin|client|customer|manager|seller|contractor)\w*'s (?:family|home|house|wife|husband|kids|children)\b/,
  ],
  [
    'privacy',
    /\b(?:messages?|chats?|conversations?|emails?|ujumbe) (?:between|kati ya)\b(?![^.?!]{0,40}\b(?:me|us|my|our|mimi|yangu)\b)|\b(?:which|what|who)\b[^.?!]{0,12}\b(?:other|another|else)\b[^.?!]{0,40}\b(?:give|tell|show|list|share) (?:me )?(?:their |the )?names?\b/,
  ],
  [
    'privacy',
    /\b(?:export|download|dump|extract|scrape|harvest|copy)\b[^.?!]{0,8}\b(?:all|every|entire|whole|everyone'?s?)\b(?![^.?!]{0,6}\b(?:my|our)\b)[^.?!]{0,12}\b(?:users?|customers?|accounts?|suppliers|contractors|emails?|phones?|contacts?|database)\b|\b(?:disclose|reveal|expose|leak)\b[^.?!]{0,20}\b(?:revenue|sales|profit|margin|income|earnings)\b/,
  ],
  [
    'fraud',
    /\b(?:add|insert|change|edit|remove|alter|ongeza|badilisha)\b[^.?!]{0,40}\b(?:after|baada)\b[^.?!]{0,25}\b(?:signed|sign|signing|approved|accepted|stamped|kusaini|amesaini|kuidhinisha)\b|\b(?:create|open|use|make|register)\b[^.?!]{0,15}\b(?:accounts|profiles)\b[^.?!]{0,20}\b(?:bid|review|rate|quote|vote)\b|\bbid against (?:myself|my own)\b/,
  ],
  [
    'fraud',
    /\b(?:mix|add|put|stuff|fill|changanya|weka|cut)\b[^.?!]{0,40}\b(?:into|in|with|kwa|na)\b[^.?!]{0,25}\b(?:cement|simiti|paint|rangi|bags?|mifuko|tins?)\b[^.?!]{0,25}\b(?:re-?seal|re-?pack|re-?bag|re-?stitch|(?:sell|uza) (?:it |them )?(?:as|kama))\w*\b/,
  ],
  [
    'theft',
    /\bset fire to\b|\b(?:burn(?:ing)? down|torch|choma|kuchoma|firebomb)\b[^.?!]{0,15}\b(?:rival|competitor|neighbou?r|mshindani|jirani)|\b(?:blackmail|extort|threaten|intimidate|kidnap|assault|beat up|tishia|kutishia|nimtishe|kumpiga|nimpige)\w*\b[^.?!]{0,20}\b(?:supplier|seller|client|contractor|him|her|them|fundi|owner|driver|worker|muuzaji|jirani|neighbou?r|competitor|rival|boss|inspector|engineer|mtu|mteja)s?\b|\b(?:goods|materials?|vifaa|bidhaa|mzigo)\b[^.?!]{0,15}\b(?:released|delivered|dispatched)\b[^.?!]{0,25}\b(?:before|bila)\b[^.?!]{0,25}\b(?:bounced?|bounces|fake|reversed?|fails)\b/,
  ],
  [
    'privacy',
    /\b(?:which|what|who|the) (?:contractors?|buyers?|customers?|clients?|bidders?)\b[^?!]{0,60}\bhow much (?:did|do|does|have) (?:they|he|she)\b|\b(?:another|other|someone|somebody)(?: else)?(?: \w+)?(?:'s|s') (?:\w+ ){0,2}(?:address|phone|email|contacts?|password|number|order|quote|invoice|messages?|location|account)\b|\b(?:every|all)(?: the)? (?:messages?|chats?|conversations?) (?:between|of|from)\b/,
  ],
  [
    'fraud',
    /\b(?:make|push|put|move|rank|place|show|set|get|bump)\b[^.?!]{0,20}\bmy (?:bid|quote|quotation|offer|shop|products?|listing)\b[^.?!]{0,20}\b(?:as|to|look|appear|at|be)\b[^.?!]{0,15}\b(?:cheapest|lowest|top|first|best|number one)\b(?=[^.?!]*\b(?:even|though|isn't|isnt|not|pay|regardless|list|system|without)\b)|\bi(?:'ll| will) pay you\b[^.?!]{0,30}\b(?:push|rank|approve|hide|change|favou?r)\b/,
  ],
  [
    'fraud',
    /\b(?:uza|kuuza|niuze|sell|selling)\b[^.?!]{0,25}\b(?:iliyoisha|zilizoisha|imeexpire|zilizoexpire|iliyoexpire|expired|water(?:ed)? down|diluted?)\b|\b(?:water(?:ing)? down|dilut(?:e|ing)|thin(?:ning)? out)\b[^.?!]{0,30}\b(?:sell|client|customer|charge|uza)\b/,
  ],
  [
    'access',
    /\b(?:override|bypass|skip|switch off|turn off|disable|ignore)\b[^.?!]{0,15}\b(?:your|the|all|these)? ?(?:safety|security|checks?|verification|limits|safeguards|permissions|approval)\b(?! (?:boot|shoe|gear|helmet|valve|harness|vest|net|goggle|door|light|camera))/,
  ],
  [
    'injection',
    /<\s*\/?\s*(?:script|iframe|img|svg|object|embed)\b|\bjavascript:|\bon(?:error|load|click)\s*=|\bunion (?:all )?select\b|\b(?:or|and) '?1'?\s*=\s*'?1|\bdrop (?:table|database)\b|\btruncate table\b|\binsert into \w+ (?:values|\()|\$\{[^}]*\}|\{\{[^}]*\}\}|\bprocess\.env\b|\/etc\/passwd|\bxp_cmdshell\b/,
  ],
  [
    'privacy',
    /\b(?:private|confidential|internal|hidden|secret|siri)\b ?(?:za |ya )?(?:notes?|messages?|remarks?|documents?|files?|data|information|info|prices?|margins?|contacts?|numbers?|chats?|records?|cost)\b/,
  ],
  [
    'access',
    /\b(?:badilisha|futa|ondoa|haribu|pandisha|punguza|zuia|funga|hariri|rekebisha)\b[^.?!]{0,20}\b(?:bei|bidhaa|akaunti|oda|orders?|rfqs?|quotes?|nukuu|products?|prices?|listing|reviews?|duka|maoni)\b[^.?!]{0,20}\b(?:ya|za|la|wa)\b[^.?!]{0,12}\b(?:m?shindani|washindani|mtu|mwingine|wengine|jirani|mwenzangu|supplier|wauzaji|muuzaji|wateja|mteja|contractor|mkandarasi)\b/,
  ],
  [
    'fraud',
    /\b(?:re-? ?fill|re-? ?bag|re-? ?pack|re-? ?label|top up|swap|jaza)(?:s|ing|ed)?\b[^.?!]{0,40}\b(?:branded|original|genuine|empty|used|famous|bamburi|simba|crown|mifuko|bags?|tins?|buckets?|ndoo)\b[^.?!]{0,40}\b(?:cheap(?:er)?|fake|local|other|another|different|low|inferior|sell|uza|kuuza|resell|rahisi)\b/,
  ],
  [
    'fraud',
    /\b(?:delete|hide|remove|erase|wipe|futa|ficha)\b[^.?!]{0,25}\b(?:evidence|audit|logs?|trail|records? of|bad reviews?|negative reviews?|complaints?|ushahidi)\b|\b(?:split|share|gawana)\b[^.?!]{0,20}\b(?:the )?(?:difference|extra|ya juu|balance)\b[^.?!]{0,25}\b(?:with|between|na)\b[^.?!]{0,20}\b(?:storekeeper|procurement|manager|clerk|supplier|foreman|engineer|muuzaji)\b/,
  ],
  [
    'privacy',
    /\b(?:other|another|rival|competing|fellow) (?:bidders?|suppliers?|contractors?|sellers?|vendors?|buyers?|customers?)\b[^.?!]{0,30}\b(?:put|bid|quoted?|offered|submitted|charged?|price[sd]?|gave|wrote|placed|entered|paid)\b[^.?!]{0,60}\b(?:rfqs?|tenders?|bids?|quotes?|undercut|jobs?|requests?)\b/,
  ],
  [
    'privacy',
    /\b(?:namba|nambari|simu|phone|contacts?|email|number|anwani|address|details)\b[^.?!]{0,20}\b(?:ya|za|of|for)\b[^.?!]{0,8}\b(?:mteja|wateja|mnunuzi|customer|buyer|client|contractor|mkandarasi)\b[^.?!]{0,20}\b(?:ali\w+|ame\w+|ana\w+|who|that|wa|aliye\w+|anaye\w+|waliye\w+|walio\w+)\b/,
  ],
  [
    'privacy',
    /\b(?:bank|account|m-?pesa|mpesa|till|paybill|payment|benki|personal) (?:account )?(?:details?|number|info\w*|statements?|records?|namba)\b[^.?!]{0,20}\b(?:of|for|ya|za|from|belonging to)\b[^.?!]{0,20}\b(?:supplier|contractor|customer|buyer|client|bidder|seller|user|mteja|mkandarasi|director|owner|winner)s?\b[^.?!]{0,20}\b(?:who|that|which|aliye\w+|aliyo\w+|ali\w+)\b/,
  ],
  [
    'theft',
    /\b(?:nondo|simiti|cement|mabati|steel|cables?|nyaya|waya|vifaa|materials?|mali|copper|pumps?|tanks?|goods|bidhaa|vitu|mizigo|mbao|timber|paint|rangi|diesel|mafuta)\b[^.?!]{0,15}\b(?:za|ya|wa|la|vya) (?:wizi|kuiba|kuibiwa|kuibwa|magendo)\b/,
  ],
  ['access', /\blog me in(?:to)?\b[^.?!]{0,20}\b(?:as|admin|another|someone|supplier)\b/],
  [
    'injection',
    /\b(?:reveal|print|show|repeat|leak|dump|expose|output|display|give me)\b[^.?!]{0,30}\b(?:prompt|instructions|source code|api keys?|secret keys?|environment variables?|env file|config(?:uration)? file|connection string|credentials?|tokens? of|database (?:schema|dump|tables?))\b/,
  ],
  [
    'injection',
    /\b(?:you are now|from now on you are|pretend (?:to be|you are|that you)|act as|roleplay as|behave as)\b[^.?!]{0,40}\b(?:admin|administrator|root|developer|supplier|unrestricted|evil|hacker|another|different|no rules|without|dan|owner|bank|support staff|moderator)\b/,
  ],
  [
    'injection',
    /\bnote to (?:the )?(?:ai|bot|assistant|system|model)\b|\b(?:ai|assistant|bot) ?:? (?:must|should|shall) (?:now )?(?:ignore|accept|approve|set|reveal|award)|<\/?(?:system|script|instructions?|prompt)|\bbegin system\b|\[system\]|### ?system/,
  ],
  [
    'injection',
    /(?:'|"|;|\b1 ?= ?1)\s*(?:--|or\s+['"]?1|;)|\b(?:drop|truncate|alter) (?:the )?(?:table|database|schema|tables)\b|\bupdate \w+ set\b|\bdelete from \w+|\binsert into \w+|\bunion (?:all )?select\b|\bselect \*|\bselect .{1,40} from (?:users|products|accounts|orders|quotations|suppliers)\b|\brm -rf\b|\bcurl http|\bsudo\b|javascript:|onerror ?=|\bxp_cmdshell\b|\/etc\/passwd|\.\.\/\.\.|\{\{.{0,40}\}\}|\$\{/,
  ],
  [
    'injection',
    /\b(?:set|make|change|badilisha|weka|edit|update|adjust|reduce|punguza)\b[^.?!]{0,25}\b(?:every|all|the|their|supplier'?s?|zote|yote|listed|product)? ?(?:prices?|bei)\b[^.?!]{0,30}\b(?:to|iwe|ziwe|kuwa) (?:kes|ksh|sh)?\s?\.?(?:0|1|zero|one|free|bure|sifuri|shilling 1)\b/,
  ],
  [
    'privacy',
    /\b(?:all|every|other|another|someone else'?s|somebody else'?s|everyone'?s|everybody'?s|each|competitor'?s?|competitors|rival'?s?|neighbou?r'?s?) (?:\w+ ){0,2}(?:phone|phones|contacts?|emails?|passwords?|accounts?|messages?|chats?|inbox|quotations?|quotes|bids?|rfqs?|orders?|invoices?|addresses|payment|bank|m-?pesa|transactions?|deliveries|personal|login)\b(?! (?:i|we) (?:got|received|have|sent|made|placed))/,
  ],
  [
    'privacy',
    /\b(?:quot(?:ed|es?|ing|ation)|bids?|price|prices|charged?|sold|paid|ordered?|bought|orders|messages?|chats?|told|offered|buying|pays|discount)\b[^.?!]{0,30}\b(?:to|by|from|for|with|of) (?:the |an |a |my )?(?:other|another|different|rival|competing|competitor|competitors|someone else|somebody else|next|neighbou?r)(?: (?:contractors?|buyers?|customers?|clients?|companies|company|users?|bidders?|builders?))?\b/,
  ],
  [
    'privacy',
    /\b(?:what|how much|which|who)\b[^.?!]{0,30}\b(?:other|another|rival|competing) (?:contractors?|buyers?|customers?|clients?|bidders?|company|companies|users?|builders?)\b[^.?!]{0,40}\b(?:pay(?:ing)?|paid|quot\w+|bought|buy|order\w*|award\w*|spen[dt]\w*|charged|get|got|asked)\b/,
  ],
  [
    'privacy',
    /\b(?:mkandarasi|kontrakta|contractor|mteja|mtu|jirani|mshindani|washindani|wakandarasi|makontrakta) (?:mwingine|wengine|mwenzangu|yule|huyo|wa pili)\b[^.?!]{0,40}|\b(?:mwingine|wengine|mshindani|washindani|jirani)\b[^.?!]{0,25}\b(?:quote|quotation|bei|oda|order|rfq|messages?|simu|ananunua|amelipa|alilipa|alipewa|amepewa)\b|\b(?:quote|quotation|oda|orders?|rfqs?|messages?|simu|namba|akaunti|account|password)\s(?:ya|za)\s(?:mwingine|wengine|mshindani|washindani|jirani|watu wengine|mkandarasi|kontrakta|wateja|admin|contractor (?:mwingine|yule))\b/,
  ],
  [
    'privacy',
    /\b(?:who is|whose|home address|where does|anaishi wapi|live[s]?)\b[^.?!]{0,30}\b(?:director|owner|manager|supplier'?s? (?:owner|director|home)|accountant|wife|family)\b[^.?!]{0,25}\b(?:live|home|house|anaishi|address|kids|children)\b|\bhome address(?:es)? of\b/,
  ],
  [
    'access',
    /\b(?:hack|hacking|crack|phish|brute ?force)\b(?! ?saw)[^.?!]{0,40}\b(?:account|accounts|system|site|website|password|passwords|database|db|login|mpesa|server|wifi|into|akaunti|app|platform|email)\b|\bhack into\b|\bni?hack\w*\b|\bku ?-? ?hack\b/,
  ],
  [
    'access',
    /\b(?:log ?in|sign in|login|enter|access|get into|ingia|niingie|nipate|fungua)\b[^.?!]{0,25}\b(?:as (?:an? |the )?(?:admin|administrator|supplier|other|another|someone|somebody|root|owner)|(?:someone|somebody|another|other|his|her|their|competitor|rival|supplier|admin)\w*'?s? (?:\w+ )?(?:account|dashboard|panel|inbox|profile|akaunti)|(?:account|akaunti|dashboard|inbox) (?:ya|za|of|belonging)|admin (?:panel|dashboard|account|area|rights))\b/,
  ],
  [
    'access',
    /\b(?:make|give|grant|promote|nipe|nifanye|upgrade|set)\b[^.?!]{0,20}\b(?:me|my (?:account|user|role)|mimi)?\b[^.?!]{0,12}\b(?:an? )?(?:admin|administrator|superuser|root|moderator)(?: (?:rights|access|role|password|privileges))?\b|\badmin (?:password|login|credentials|access|rights|privileges)\b|\b(?:password|nywila|pin|otp)\s(?:ya|za|of|for)\s(?!my\b|yangu\b|our\b)\w+/,
  ],
  [
    'access',
    /\b(?:approve|verify|pitisha|idhinisha)\b[^.?!]{0,20}\b(?:my|yangu|this|our)\b[^.?!]{0,25}\b(?:without|bila|skip|even though|instead of|no documents?)\b|\b(?:give|get|nipe|weka|put|add)\b[^.?!]{0,20}\bverified badge\b[^.?!]{0,30}\b(?:without|bila|no)\b|\b(?:delete|remove|suspend|futa|ban|block|cancel|edit|change|badilisha|ghairi)\b[^.?!]{0,25}\b(?:other|another|competitor|rival|all (?:the )?(?:other )?(?:suppliers?|users?|contractors?|rfqs?|orders?|products|accounts)|someone|somebody|someone else|everyone|their|his|her|mwingine|wengine|washindani|supplier'?s)\b[^.?!]{0,25}\b(?:account|accounts|rfqs?|orders?|products?|quotes?|quotations?|listings?|reviews?|bids?|bid|oda|prices?|suppliers?|users?|akaunti|order)\b|\bdelete all (?:the )?(?:users|suppliers|accounts|products|orders|rfqs|data|records|reviews)\b/,
  ],
  [
    'fraud',
    /\b(?:mark|set|show|change|weka|badilisha|record|register|andika|confirm|make)\b[^.?!]{0,35}\b(?:invoices?|orders?|it|payments?|oda|order yangu|bill|lpo|deni|balance|status|delivery)\b[^.?!]{0,20}\b(?:as |kuwa |imelipwa|ime)?\s?(?:paid|settled|imelipwa|received|completed|delivered|cleared|zero)\b(?=[^.?!]{0,60}\b(?:later|before|bila|without|haven'?t|hasn'?t|did ?n'?t|not|nitalipa|sijalipa|sija|even though|although|will (?:send|pay)|never|kesho|badaye|baadaye|so that)\b)/,
  ],
  [
    'fraud',
    /\bmark (?:my |the |this )?(?:invoice|order|payment|bill|balance)s? (?:as )?paid\b|\b(?:get|take|order|receive|nipate|chukua)\b[^.?!]{0,30}\b(?:without paying|bila kulipa|and not pay|then not pay|nisilipe|and never pay|and disappear)\b|\bwithout (?:ever )?paying\b|\b(?:reverse|reversal|rudisha|cancel|chargeback)\b[^.?!]{0,25}\b(?:m-?pesa|mpesa|payment|transaction|pesa)\b[^.?!]{0,40}\b(?:after|baada|once|when|nikipata|nikishapata|as soon)\b/,
  ],
  [
    'fraud',
    /\b(?:nataka|ninataka|natafuta|nahitaji|need|want|make|makes?|making|create|generate|give|get|print|sell|sells|selling|buy|buying|supply|niandikie|andika|tengeneza|nitengenezee|tengenezea|nipe|nipatie|nitafutie|how (?:to|do i|can i)|help me|prepare|write|issue|produce|draft|submit|use|attach|put|stick|supplier of|who has|where can|naweza|kuweka|photoshop|edit|upload|unaweza|can you|photocopy|send|nitumie|nisaidie|post|leave|arrange|supplies|provide)\b[^.?!]{0,50}\b(?:fake|feki|forged?|forgery|counterfeits?|bandia|ghushi|bogus|phony|phoney|falsif\w+|doctored|dummy|magendo|duplicate|false|photoshop(?:ped)?|kughushi|back ?-? ?dated?|backdate)\b[^.?!]{0,40}\b(?:receipts?|risiti|invoices?|kebs|stickers?|stika|certificates?|cheti|lpos?|stamps?|muhuri|etr|etims|kra|pins?|documents?|quotations?|quotes?|notes?|payments?|title|permits?|licen[cs]es?|id|ids|m-?pesa|mpesa|messages?|reviews?|accounts?|logos?|labels?|bags?|cement|brand|brands|marks?|nca|approvals?|bank|statements?|slips?|tests?|report|results?|ratings?|rfqs?|bids?|orders?|supplier|suppliers|simiti|mabati|paint|bamburi|mifuko|dates?|delivery|deliveries|crown|steel|invoice|confirmations?|company|companies|warranty|card)\b/,
  ],
  [
    'fraud',
    /\b(?:inflate|overstate|pad|exaggerate|ongeza|falsify|forge|backdate|back-date|doctor|manipulate|fudge|alter|ghushi|kughushi|overprice|pandisha)\b[^.?!]{0,40}\b(?:invoices?|quotes?|quotations?|receipts?|figures|delivery notes?|amounts?|boq|lpo|bei|risiti|dates?|bill|price so|cost so|weights?|books|documents?|report|signature|ankara)\b/,
  ],
  [
    'fraud',
    /\b(?:bribe|bribes|bribery|kickback|kickbacks|hongo|rushwa|chai ya (?:engineer|inspector|officer)|under the table|10 ?% for me|cut for me|my cut|something small for)\b/,
  ],
  [
    'fraud',
    /\b(?:evade|dodge|avoid|kwepa|hide|escape|skip|beat)\b[^.?!]{0,20}\b(?:tax|taxes|vat|kra|kodi|duty|etr|etims)\b|\b(?:launder|money laundering|clean dirty money|osha pesa)\b|\b(?:rig|fix|collude|fixing|rigging)\b[^.?!]{0,25}\b(?:tenders?|bids?|bidding|award|scores?|comparison|prices with)\b|\b(?:collusion|cartel)\b/,
  ],
  [
    'fraud',
    /\b(?:sell|pass|pass off|passing|repack|re-?pack|re-?bag|relabel|re-?label|uza|kuuza|mix|rebrand|re-?brand|package|deliver|supply|kupack|fill|jaza|pack|weka|changanya)\b[^.?!]{0,45}\b(?:as (?:genuine|original|new|bamburi|simba|y\d+|full|42\.5|crown|kebs|brand new|approved|certified|if)|(?:bamburi|simba|savannah|crown|original|branded|genuine) (?:bags|tins|cement bags)|underweight|under-weight|expired|substandard|sub-standard|mifuko ya (?:bamburi|simba))\b(?=[^.?!]*\b(?:as|instead|so|expired|substandard|underweight|cheap|cheaper|another|local|different|zilizoexpire|ingine|customers?|client|wateja|notice|profit|wasijue|bags)\b)/,
  ],
  [
    'fraud',
    /\b(?:pose|posing|impersonate|pretend|jifanye|kujifanya|nijifanye|pretending|claim to be)\b[^.?!]{0,35}\b(?:as|to be|from|kuwa|ni|like|am)\b[^.?!]{0,25}\b(?:supplier|suppliers|bamburi|kebs|kra|jengasoko|admin|bank|safaricom|company|contractor|government|official|inspector|nca|engineer|m-?pesa|customer care|owner|support)\b|\b(?:write|post|leave|give|generate|create|andika|weka|buy)\b[^.?!]{0,25}\b(?:negative|bad|fake|false|five ?-? ?star|5 ?-? ?star|1 ?-? ?star|one star|nzuri|mbaya|positive|feki|good)\b[^.?!]{0,20}\breviews?\b(?=[^.?!]*\b(?:competitor|rival|never|haven'?t|without|myself|my own|boost|them|fake|false|feki|50|20|10|100|accounts|mshindani|jina|bought|several|many|supplier|against|for money)\b)/,
  ],
  [
    'theft',
    /\b(?:sabotage|vandali[sz]e|damage|destroy|burn(?: down)?|set (?:it |them )?on fire|choma|kuchoma|haribu|kuharibu|bomoa|demolish|poison|break into|weaken|puncture|contaminate|collapse|pour sugar|spoil|kuangusha)\b[^.?!]{0,40}\b(?:competitor'?s?|rival'?s?|neighbou?r'?s?|someone'?s|somebody'?s|his|her|their|mshindani|jirani|another|other|the other|wa jirani|ya jirani|supplier'?s|client'?s|my boss'?s?|their|site ya|adui|mwenzangu|mwingine|tenant'?s?|landlord'?s?)\b|\bbreak into\b|\bpick (?:a|the|his|their|someone'?s|neighbou?r'?s) (?:lock|padlock)\b|\bfungua kufuli (?:ya|la) (?:mtu|jirani|wengine|mwingine)\b/,
  ],
];

const innocent =
  /\b(?:how (?:do|can|to|will) (?:i|we|you)? ?(?:know|tell|spot|identify|detect|avoid|check|recognise|recognize|verify|report|confirm|differentiate|distinguish)|(?:avoid|detect|spot|identify|report|against|prevent|protect(?: \w+)? from|not|no|(?:don'?t|do not|never) (?:want|need|like|accept|take|sell|supply|deliver|give|send|bring)|hatutaki|tusipewe|nisipewe|wasiniletee|si|sio|sitaki|isiwe|zisiwe|genuine not|hate|beware of|worried about|afraid of|najuaje|nitajuaje|nitatambuaje|kutambua|tofautisha|tambua|jua kama|kujua|ripoti|kuripoti|was sold|nimeuziwa|niliuziwa|sold me|kuuziwa|got) (?:\w+ ){0,4}(?:fake|feki|bandia|counterfeit|forged|substandard|expired|duplicate|underweight)|is (?:it|this|that|the) (?:\w+ )?(?:fake|genuine|original)|ni (?:feki|bandia|original|genuine))\b/;
const ownLoss =
  /\b(?:was|were|(?:got|gets?) (?:stolen|robbed|looted|taken)|been|have been|had been|being|imeibiwa|nimeibiwa|tumeibiwa|zimeibiwa|iliibiwa|waliiba|wameiba|niliibiwa|someone stole|thieves stole|they stole|replace(?:ment)?(?: of| for)? (?:the |my )?stolen)\b/;

/** "Blast proof doors", "expanding mortar instead of explosives". */
const noExplosives =
  /\b(?:proof|resistant|shelter|expanding mortar|non-? ?explosive|(?:instead of|without|rather than|no) (?:explosives|dynamite|blasting)|(?:badala ya|bila) baruti)\b/;

/** What makes a message one to refuse, or null. `text`: lower case, as it was written. */
export function findDanger(text: string): Danger | null {
  const line = text.replace(/\s+/g, ' ');
  for (const [danger, pattern] of rules) {
    const found = line.match(pattern);
    if (!found) continue;
    if (danger === 'fraud' && innocent.test(line)) continue;
    if (danger === 'explosives' && noExplosives.test(line)) continue;
    if (
      danger === 'theft' &&
      ownLoss.test(line) &&
      !/\b(?:sell|buy|nunua|kununua|uza) (?:\w+ )?(?:stolen|ya wizi|za wizi)\b/.test(line)
    )
      continue;
    return danger;
  }
  const wrong = findWrong(text);
  const isInnocent =
    (wrong === 'fraud' && innocent.test(line)) ||
    (wrong === 'explosives' && noExplosives.test(line));
  return isInnocent ? null : wrong;
}
