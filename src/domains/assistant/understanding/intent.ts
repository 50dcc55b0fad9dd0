import { asksHow, signOf } from './intent-signs.ts';
import type { Intent } from './intents.ts';
import type { Item } from './items.ts';

const rfq =
  /\b(?:rfqs?|requests? for (?:a )?(?:quotations?|quotes?|proposal|price)|(?:send|float|post|make|create|draft|prepare|issue|raise|start|open|put out|publish|submit|do|launch|tuma|tengeneza|andika|anzisha|weka|toa|fungua|peleka)\b[^.?!]{0,25}\b(?:enquir(?:y|ies)|inquir(?:y|ies)|tender|request|requests|ombi|maombi|zabuni|rfq|boq|quotation request)|(?:request|requesting|ask(?:ing)?(?: \w+){0,4} for|get|need|want|wanted|invite|seek|seeking|collect|obtain|source|send|looking for|require|solicit|give|share|naomba|omba|niombee|ombea|nataka|nahitaji|nitumie|nipatie|nipe|nipeni|tuma|tunaomba|ninaomba|natafuta|pata|kupata|tuombe|tafuta|tumieni|nitafutie|niletee|mnitumie|mnipe|kindly|please|can i have|can you|for|i'd like|hitaji|nipee|wanitumie|waambie|ask)\b[^.?!]{0,40}\b(?:quotes?|quotations?|bids?|kotesheni|koteshen|nukuu|offers from|makadirio|price offers?|proforma|pro forma|proposals?)\b|quotes? (?:for|me for|us for|ya|za|needed|required|please|pls|on|kwa)|quotations? (?:for|ya|za|needed|required|please|pls|wanted|on|kwa)|(?:please|pls|kindly|can you|could you|to) quote|quote (?:me|us|the following|below|for|this|ddp|on|your|supply)|wanted for quotation|for quotation|(?:ask|tell|waambie|ulizia|uliza|alert|notify|contact|invite|let|waulize|ambia|get|have|want|hebu)\b[^.?!]{0,25}\b(?:suppliers?|hardwares?|vendors?|masupplier|wasambazaji|wauzaji|sellers|them|several|three|maduka)\b[^.?!]{0,30}\b(?:quote|quotes|quotation|price|prices|bid|bids|bei|offer|offers|send|tuma|wanitumie|watume|respond|walete|compete|submit|rates|give|wanipe|reply)|best (?:price|offer|quote)s? from (?:at least )?(?:\w+ )?(?:suppliers|hardwares)|(?:omba|niombee|ombea|uliza|niulizie|ulizia|tuombee)\b[^.?!]{0,25}\bbei\b|boq item|weka order|quotes?(?= ?:)|(?:float|tender|bid|scout) (?:this |it |them )?for (?:prices?|rates?|bids?)|(?:suppliers?|hardwares?|vendors?|wauzaji|wasambazaji|masupplier|maduka|sellers) (?:wote )?(?:wa|wani|wanipe|wanipee|waniambie|watupe|watume|wanitumie|walete|waweke|watoe|should|to)\b[^.?!]{0,20}\b(?:bei|prices?|rates?|quote|bid|nukuu)|place (?:an? )?order|nitumie ankara|invite (?:suppliers|bids|tenders))\b/;

const analyse =
  /\b(?:bids?|quotes?|quotations?|offers?|nukuu)\b[^.?!]{0,20}\b(?:differ|vary|apart|exclude|include|omit|mention|leave out|zinatofautiana|hazijumuishi)\b|\b(?:nimechezwa|nimepunjwa|nimeibiwa bei|nimelaliwa|wananichezea|am i being (?:cheated|ripped))\b|\d{2,}[^.?!]{0,40}\bni (?:ya |bei )?(?:kawaida|sawa|haki|halali|nzuri)\b|\b(?:why|mbona|kwanini|kwa nini|how come)\b[^.?!]{0,40}\b(?:quotes?|quotations?|bids?|offers?|nukuu|kotesheni)\b|\b(?:odd|strange|wrong|missing|hidden|unusual|suspicious|off|weird|inakosekana|imekosekana)\b[^.?!]{0,30}\b(?:in|with|about|from|kwa)\b[^.?!]{0,15}\b(?:quotes?|quotations?|bids?|offers?)\b|\b(?:nani|who|yupi|which supplier|supplier gani)\b[^.?!]{0,12}\b(?:ame|ali|wame|has |had )?(?:nipa|nipea|nipe|given me|gave me|give me|offered me|quoted me)\b[^.?!]{0,25}\b(?:rate|rates|bei|price|deal|offer|quote|discount)\b|\b(?:compare|comparing|comparison|linganisha|nilinganishie|unilinganishie|tulinganishe|linganishia|ulinganishe|analy[sz]e|analysis|evaluate|chambua|nichambulie|tathmini|rank|shortlist|review|summari[sz]e|break down|kulinganisha|pima)\b[^?!]{0,60}\b(?:quotes?|quotations?|bids?|offers?|prices|bei|nukuu|suppliers|responses|replies|kotesheni|proposals|hizi|these|the two|the three|zote mbili|zote)\b|\b(?:which|who(?:se)?|what|gani|ipi|nani|yupi|zipi)\b[^.?!]{0,40}\b(?:quotes?|quotations?|bids?|offers?|kotesheni|quoted|nukuu|amequote|proposal)\b[^?!]{0,50}\b(?:best|better|cheapest|lowest|take|accept|choose|pick|recommend|good|poa|bora|nafuu|rahisi|award|go with|chini|sense|nichukue|nichague|nikubali|value|fastest|winner|rudi)|\b(?:best|cheapest|lowest|fastest|overpriced|expensive|highest|better) (?:of (?:the|my|these|those) )?(?:\w+ )?(?:quotes?|quotations?|bids?|offers?)\b(?! (?:from|for|on)\b)|\b(?:my|these|those|the|zangu|hizi|three|two|both|\d) (?:\w+ ){0,3}(?:quotes?|quotations?|bids?|kotesheni)\b[^?!]{0,60}\b(?:best|better|cheapest|cheaper|take|accept|choose|recommend|compare|value|sense|which|good|fair|matters?|wins?|award|analy[sz]e|summari[sz]e|worth)|\b(?:got|have|received|nimepata|nimepewa|wamenipa|nina|niko na|walinipa|wamequote|wamenitumia|nimetumiwa|zimekuja|came|wamesema)\b[^.?!]{0,25}\b(?:quotes?|quotations?|bids?|offers?|bei (?:mbili|tatu|nne|2|3)|kotesheni)\b|\bquote (?:1|moja|ya kwanza|a|one|imefika|imekuja)\b|\b(?:nyingine|another|other|second|b|wa pili|mwingine|yule mwingine)\b[^?!]{0,40}\b(?:\d{3,})\b[^?!]{0,80}(?:gani|which|ipi|nichukue|better|bora|take|choose|cheaper|poa|yupi|nani|nichague|cheaper|\?)|\b(?:is|ni|was|would)\b[^.?!]{0,60}\d[^.?!]{0,60}\b(?:fair|reasonable|good price|too (?:high|much|expensive|low)|okay price|overpriced|expensive|sawa kweli|bei nzuri|bei sawa|bei poa|ghali|ok price|a good deal|good deal|a rip|realistic|competitive|right price|market price|cheap|juu sana|haki|worth it|ya haki)\b|\b(?:fair price|reasonable price|good deal|am i being overcharged|overcharg\w*|nimepigwa|ananipiga|wananipiga|amenipiga|bei ya haki)\b|\b(?:which|who) (?:one |supplier |of them )?(?:should|do|would) (?:i|we|you) (?:take|choose|pick|accept|go with|award|recommend|buy from)|\b(?:nichukue|nichague|nikubali) (?:gani|ipi|yupi|nani|ya nani)|\b(?:should i|do i|niko sawa nik\w+|is it wise to) (?:accept|award|reject|take) (?:the |this |that |his |her |their |it)|\b(?:total|landed|with (?:vat|transport|delivery))\b[^.?!]{0,30}\b(?:cheapest|lowest|which)\b|\b(?:anauza|anasell|sells?|quoted|amequote|amesema|anasema|says|charges|anataka|gave me|wants)\b[^?!]{0,30}\d{3,}[^?!]{0,90}\b(?:anauza|anasell|sells?|quoted|amequote|amesema|anasema|says|charges|mwingine|anataka|b|other|another|gave|wants)\b[^?!]{0,30}\d{3,}|\b(?:quotes?|quotations?|bids?)\b[^.?!]{0,40}\b(?:analysis|comparison|summary|evaluation|kulinganisha|breakdown)\b|\baward\b[^.?!]{0,30}\b(?:who|which|whom|to|it)\b|\bhow (?:do|does|did) (?:the|my|these) (?:quotes?|quotations?|bids?) (?:compare|look|rank|differ)|\bcheap(?:er|est)\b[^.?!]{0,30}\b(?:between|among|kati ya)\b|\b(?:who|which|nani)\b[^.?!]{0,25}\b(?:gave|offered|has|amenipa|alinipa)\b[^.?!]{0,25}\b(?:best|lowest|cheapest|nafuu|rahisi)\b|\b(?:my|zangu) (?:quotes?|quotations?|bids?)\b[^?!]{0,40}\b(?:cheapest|lowest|best|bora|nafuu)|\bkati ya (?:hizi|hawa|quotes|quotations)\b|\b(?:split|gawanya) (?:the )?(?:award|order)\b/;

const status =
  /\b(?:did|has|have|je)\b[^.?!]{0,30}\b(?:dispatch|deliver|ship|send|sent|load|release|tuma|leta)(?:ed|ped|d)?\b[^.?!]{0,15}\b(?:my|our|the|yangu|zangu)\b|\b(?:my|our) (?:pending|open|recent|active|current|past|last) (?:deliver(?:y|ies)|orders?|lpos?|shipments?)\b|\b(?:lorry|lori|gari|truck|driver|dereva|mzigo|canter)\b[^?!]{0,30}\b(?:ilitoka|imetoka|haifiki|hafiki|imechelewa|amechelewa|imekwama|utafika|itafika|imepotea)\b|\b(?:rfq|ombi|request|tender)\b[^.?!]{0,12}\b(?:yangu|yetu|langu)\b[^.?!]{0,25}\b(?:majibu|quotes?|nukuu|imepata|imejibiwa|mangapi|ngapi)\b|\b(?:where(?:'?s| is| are| has| r)?|wapi|iko wapi|imefika wapi|imefikia wapi|ziko wapi|wako wapi|umefika wapi|yuko wapi)\b[^.?!]{0,40}\b(?:orders?|oda|deliver(?:y|ies)|lorry|lori|driver|dereva|truck|mzigo|consignment|shipment|package|goods|agizo|canter|materials i (?:ordered|bought|paid)|stuff i (?:ordered|paid)|rider|dispatch)\b|\b(?:orders?|oda|agizo|lorry|lori|driver|dereva|truck|mzigo|delivery|lpo|consignment|canter|shipment|vitu vyangu|bidhaa zangu|materials zangu|cement yangu|rfq|vitu zangu|mali yangu)\b[^.?!]{0,45}\b(?:wapi|status|imefika|umefika|haijafika|hajafika|imefikia|where|arrived?|reached?|arriving|coming|tracking|track|dispatched|shipped|on the way|njiani|late|delayed|itafika|inafika|utafika|atafika|delay|inakuja|eta|progress|hali|iko aje|imetoka|imeondoka|imetumwa|bado|haujafika|ilipaswa|not (?:yet )?(?:arrived|reached|come|delivered|here)|hashiki|has not|hasn't|confirmed|cancelled|processed|ready|left|stuck|loaded|imekubaliwa|been)\b|\b(?:track|tracking|trace|fuatilia|status of|follow up on|followup|follow-up|update on|check on|hali ya|nifuatilie)\b[^.?!]{0,30}\b(?:orders?|oda|deliver(?:y|ies)|lpo|rfqs?|request|shipment|agizo|mzigo|payment|invoice|#|consignment|enquiry|purchase|materials)\b|\b(?:order|oda|lpo) (?:number|no|namba|#|status|ref|id)\b|\b(?:when|lini|what time|saa ngapi|how soon|siku gani)\b[^.?!]{0,30}\b(?:will|is|are|it[a]?fika|zitafika|utafika|nitaletewa|wataleta|mtaleta|should|italetwa|zitaletwa|shall|inafika|does|do)\b[^.?!]{0,40}\b(?:orders?|oda|arrive|arriving|deliver(?:ed|y)?|reach|come|coming|lorry|driver|my|yangu|zangu|mzigo|dispatch(?:ed)?|here)\b|\b(?:has|have|did|je|kuna|ameshajibu|wamejibu|any|is there)\b[^.?!]{0,30}\b(?:supplier|suppliers|anyone|anybody|anybody|someone|hardware|mtu|supplier yeyote|wasambazaji|seller|vendor)\b[^.?!]{0,25}\b(?:responded|respond|replied|reply|quoted|quote|answered|jibu|amejibu|amequote|accepted|seen|confirmed|viewed|dispatched|sent|shipped)\b|\b(?:how many|ngapi)\b[^.?!]{0,15}\b(?:quotes|quotations|bids|responses|replies|suppliers)\b[^.?!]{0,30}\b(?:received|gotten|got|have i|so far|zimekuja|zimefika|responded|replied|nimepata|come in|quoted|wamejibu|zimeingia)\b|\b(?:any|kuna) (?:quotes?|quotations?|bids?|response|responses|replies|reply|update|updates|news|majibu|jibu)\b[^.?!]{0,30}\b(?:yet|on|for|kwa|so far|about|ya|imekuja|zimekuja)\b|\b(?:still waiting|nangoja|nangojea|bado nangoja|have been waiting|nimengoja|nasubiri|bado nasubiri|i'm waiting|i am waiting|waiting)\b[^.?!]{0,30}\b(?:for|my|delivery|order|oda|lorry|mzigo|cement|materials|yangu|quotes|driver|since|tangu|simiti|mabati|nondo|to be delivered)\b|\b(?:was|were|ilikuwa|ilipaswa|ilifaa|ilikua|supposed|zilikuwa) (?:to|supposed to|kufika|ifike|zifike|to be|expected)\b[^.?!]{0,20}\b(?:reach|arrive|come|deliver(?:ed)?|fika|kufika|ifike|be here|kuletwa)\b|\b(?:i ordered|niliagiza|nimeagiza|nili ?order|nime ?order|we ordered|tuliagiza|i paid for|nililipia|nimelipia|i bought|nilinunua)\b[^?!]{0,60}\b(?:not|nothing|haija\w*|hazija\w*|haijafika|bado|where|wapi|when|lini|yet|delay|late|sijapata|sijaona|still|mbona|how long|haujafika|itafika|zitafika|imefika)\b|\b(?:cancel|ghairi|change|badilisha|postpone|reschedule|sitisha) (?:my |the |oda |delivery )?(?:order|oda|delivery|yangu|date)\b|\b(?:delivery|order|oda) (?:yangu|yetu) (?:iko|ime|ina|ita)\w*|\b(?:oda|order|mzigo|lori|delivery) (?:yangu|wangu|langu|yetu)\b[^.?!]{0,25}\?|\bmy (?:order|delivery|orders)\b[^.?!]{0,30}\b(?:status|late|delayed|progress)?\s?\?|\b(?:eta|proof of delivery)\b|\bhaijafika\b|\bhazijafika\b|\bhas(?:n't| not) (?:arrived|been delivered|reached|come)\b|\b(?:is|are) my (?:order|delivery|materials|cement|lorry|goods)\b|\bmy last order\b|\bimefika wapi\b|\bumefika wapi\b|\bnot (?:yet )?(?:been )?delivered\b|\bimefika\b[^.?!]{0,20}\b(?:wapi|site)\b\s?\?/;

const question =
  /\b(?:(?:ina|zina|hu|ita|zita|una)\w+\b[^.?!]{0,30}\b(?:ngapi|vingapi|mangapi|wangapi)|(?:bado )?(?:inafaa|zinafaa|hufaa)|is it (?:legal|ok|okay|allowed|wise|possible|safe|normal|true|advisable)|(?:can|could|should|may|must|will) (?:[\w-]+ ){1,5}be \w+|at what|which (?:\w+ ){1,4}(?:does|do|should|can|is|are|works?|lasts?)|what'?s? (?:is |was )?(?:the |its )?(?:length|weight|width|height|size|thickness|coverage|area)|how (?:heavy|wide|tall|thick|long|strong|big|hot|fast|deep)|what(?:'?s| is| are| was)? (?:the |a )?(?:difference|diff|best|right|recommended|correct|standard|ideal|normal|minimum|maximum|weight|length|thickness|size|lifespan|coverage|ratio|mix|meaning|use|purpose|advantage|disadvantage|strength|grade|gauge|spacing|shelf life|warranty|thickest|strongest|main|unit weight|dimensions?|width|height)|difference between|tofauti|utofauti|how (?:many|much|long|far|thick|strong|deep|heavy|wide|big|high|often|old|does|do|should|to|can|is|are|tall)|which (?:is|one|type|kind|brand|size|cement|paint|gauge|steel|tile|grade|tank|pipe|cable|thickness|mabati|timber|sand|\w+ is|\w+ should|\w+ do|\w+ works?|\w+ lasts?)|what (?:size|type|kind|gauge|thickness|grade|brand|ratio|class|colou?r|cable|cement|steel|paint|thick|does|do|happens|can|should|are|diameter|mix|if|about|pipe|bar|primer|tile|wire|amp|capacity|length|voltage|\w+ size)|(?:can|could|should|shud|may|will|would|must|do) (?:i|we|you|it|they|one|this|that|the|\w+)\b[^.?!]{0,40}\b(?:use|mix|paint|put|install|lay|last|rust|crack|hold|support|carry|fit|work|store|apply|join|replace|add|cure|plaster|need|run|handle|withstand|stick|dry|go|survive|fade|rot|weld|cut|bend|expire|bear|power|leak|burn|skip|get (?:wet|damp|hot|rained))|(?:is|are|ni) (?:it |the |a |this |that |these )?(?:\w+ ){1,6}(?:good|ok|okay|better|enough|safe|suitable|strong|stronger|waterproof|thicker|thick|sawa|bora|imara|salama|fit|compatible|recommended|necessary|needed|required|same|durable|lasting|best|right|inafaa|poa|sufficient|worth|cheaper|resistant|rust ?proof|termite|heavier|ideal|genuine|original|for|used|fireproof|kebs|certified)|does (?:the |a |it |this |\w+ )?(?:\w+ ){0,6}(?:work|fit|need|rust|last|come|cover|hold|include|fade|run|require|support|match|have|weigh|take|expire|matter|resist|leak|contain|dry|power|mean|conform|meet|burn|use|crack|absorb)|ngapi (?:kwa|kwenye|za|zinatosha|inatosha|zinahitajika|kujenga|kufunika|itafunika|hufunika|zinaingia|zitatosha|zinatoka|nahitaji|ninahitaji|nitahitaji|nitatumia|itatosha|inaweza|inachukua|zinaenea|in|per|moja|zinaweza|ni)|(?:ina|una|zina|ana|lina|kina|hu)\w* (?:urefu|uzito|upana|unene|uwezo|nguvu|muda|mita|kilo|lita|watt)\b|(?:urefu|uzito|upana|unene) (?:gani|ngapi|wa|ya|ni)|(?:inafaa|yafaa|hufaa|zinafaa|inaweza|naweza|inatosha|zinatosha|inadumu|hudumu|itadumu|inahimili|unaweza tumia|naeza tumia|naweza tumia|itatosha|zitatosha|nitumie|tumie|inashika|inakaa|inachukua muda|inaruhusiwa|ni lazima|lazima)\b|(?:gani|ipi|zipi) (?:\w+ )?(?:ngumu|nzito|kali|nzuri|bora|inafaa|imara|poa|better|best|hudumu|inadumu|ina nguvu|strong|ni bora|iko sawa|nitumie|natakiwa)|(?:bora|nzuri|poa|better|best|imara|strong|ngumu|nzito) (?:zaidi )?(?:ni )?(?:gani|ipi|kuliko|kwa)|explain|eleza|nieleze|kwa nini|kwanini|why|better (?:than|for|near|or)|best (?:for|type|cement|paint|brand|way|mabati|roofing|tiles?)|(?:enough|inatosha) (?:for|kwa)|last longer|lifespan|how do you|how long|advantages?|disadvantages?|pros and cons|versus|vs|coverage|mix ratio|ratio|ratios|shelf life|conversion|convert|sq(?:uare)? ?(?:m|metres?) (?:ngapi|gani)|meaning of|maana ya|kazi ya|hutumika|inatumika|hufanya|work with|compatible|ni nini|what is (?:a |an |the )?\w+\??$|weigh|weight of|hufunika|inafunika|ni ya nini|inaeza|what for|ni \w+ gani (?:nzuri|bora)|ama|which is (?:better|stronger|cheaper)|or should i|or do i|inahitaji nini)\b/;
const priceAsked =
  /\b(?:how much (?:is|are|for|does|do|will|would|r|s|per|ya|a|the)|how much\s*\?|price|prices|pricing|bei (?:ya|gani|za|ni|nzuri|ngapi|poa|mwisho)|bei|cost(?:s|ing)? (?:of|per|how|for)|rate (?:of|for)|per (?:bag|piece|tonne|metre|roll|sheet)|itanicost|how much\b[^.?!]{0,30}\b(?:cost|sell|selling|charge|go for|to (?:deliver|buy)|pesa|per|each|a bag|for \d)|pesa ngapi|ni (?:how much|ngapi|pesa)|shilingi ngapi|inauzwa|zinauzwa|mnauza|unauza|inaenda|huuzwa|do you (?:have|sell|stock|deliver|got)|hav|have you|uko na|mko na|kuna|iko na|who (?:sells|has|stocks|supplies|can|delivers|is selling)|where (?:can|do|to|could)|nani (?:anauza|ako|ana|anaweza)|wapi|anyone selling|supplier of|suppliers of|looking for|natafuta|nataka|nahitaji|find|in stock|available|inapatikana|nitapata|naeza pata|naweza pata|can i (?:get|buy|find|have|order)|napata|mnadeliver|mna|una|stock|wanauza|niletee|nipatie|nipe|get me|i need|need|want|natafta|tafuta)\b/;

const services =
  /\b(?:masons?|fundis?|mafundi|plumbers?|electricians?|carpenters?|painters?|welders?|architects?|(?:civil |structural )?engineers?|quantity surveyors?|qs|surveyors?|labou?rers?|foreman|foremen|watchman|watchmen|guards?|drivers?|handyman|handymen|workers|casuals|vibarua|kibarua|mjengo guys|contractors?|roofers?|tilers?|interior designer|interior designers|designer|gardener|cleaners?|mover|movers|lawyer|advocate|valuer|broker|agent|makanika|mechanic|(?:security|cleaning|moving|construction|design|consult\w+|survey\w*|transport|insurance|solar|borehole|drilling) (?:company|companies|firm|firms|services?|agency|contractors?)|wafanyakazi|seremala|mkandarasi|mjenzi|wajenzi|draughtsman|plasterer|plasterers|steel fixers?|borehole driller|drillers?|house ?help|mama fua|nanny|cook|technicians?|installer|installers|mchoraji)\b/;
const seekingPeople =
  /\b(?:find|need|looking for|hire|get me|recommend|recommendation|nataka|natafuta|nahitaji|nipatie|nitafutie|want|connect me|link me|refer|know (?:a|any|of)|any (?:good )?|good|a|an|reliable|wa ku\w+|anayeweza|mnaweza nipa|where can i|unajua|contact of|number of|how much (?:does|do|is|are) (?:a|an|the)?|charges?|labour|nisaidie na|ninahitaji|nishikie|uko na|do you have|can you send|send me|who can|tafuta|naomba|mko na|nipe|kuna|need some)\b/;
const offTopic =
  /\b(?:exchange rates?|dollar rates?|currency|salary|salaries|mshahara|wages|fare|nauli|tow(?:ing)? (?:truck|service|my)?|breakdown service|weather|hali ya hewa|will it rain|rain (?:today|tomorrow|this)|itanyesha|football|soccer|match (?:last|today|tonight|score)|premier league|gor mahia|afc leopards|harambee stars|arsenal|man(?:chester)? (?:united|city|u)|chelsea|liverpool|world cup|olympics|president|rais|governor|senator|elections?|uchaguzi|politic\w*|siasa|parliament|bunge|news|habari za leo|jokes?|poem|shairi|story(?: about)?|hadithi|songs?|music|wimbo|movies?|series|netflix|homework|assignment|essay|thesis|recipe|pilau|ugali|chapati|cook|pizza|burger|chicken|nyama choma|lunch|dinner|breakfast|restaurant|order food|loans?|lend me|borrow|nikopeshe|mkopo|m-?shwari|fuliza|sacco|tala loan|okash|credit card|mortgage|insurance|bima|bitcoin|crypto|forex|shares|stocks? (?:market|exchange|price of safaricom)|invest(?:ment|ing)?|betting|bet|sportpesa|betika|odds|jackpot|lotto|lottery|taxi|uber|bolt ride|matatu|bus (?:ticket|fare)|sgr|flights?|ticket|visa|passport|hotel|airbnb|holiday|vacation|safari|doctor|hospital|malaria|dawa ya (?:kichwa|malaria|homa)|medicine|sick|headache|pregnan\w*|girlfriend|boyfriend|love|date me|marry|mpenzi|wife|husband|dating|church|sermon|bible|quran|pray(?:er)?|horoscope|curriculum vitae|cv|cover letter|barua ya|barua|resume|job (?:application|vacanc\w*|opening|opportunit\w*)|jobs?|kazi ya (?:ofisi|kuajiriwa)|kuomba kazi|na(?:taka|tafuta|hitaji) kazi|vacanc\w*|employ me|internship|attachment|scholarship|school fees|karo|university|kcse|kcpe|exam|knec|translate|tafsiri|grammar|capital (?:city )?of|who (?:is|was|won|invented|discovered)|how old is|what (?:year|day|time|date) is|population of|solve|equation|calculus|square root|python|javascript code|write (?:a |me )?(?:code|program|script|poem|letter|essay|song|story)|app for|laptop|phone|smartphone|iphone|samsung|airtime|data bundles?|wifi|internet package|dstv|land for sale|plots? for sale|buy (?:land|a plot|plot)|kununua shamba|shamba la kuuza|title deed|(?:house|apartment|bedsitter|office|shop|room|nyumba)\b[^.?!]{0,15}\b(?:for rent|to let|to rent|ya kupanga|for sale|ya kukodi)|nyumba ya kupanga|house hunting|rent a house|airbnb|car|gari ya kuuza|vehicle|motorbike|nduthi|probox|toyota|subaru|spare parts|tyres?|fuel prices?|price of (?:fuel|petrol|diesel|unga|sugar|milk|maize)|unga|sukari|maziwa|clothes|dress|shoes for (?:wedding|my wife|kids)|haircut|salon|gym|wedding|harusi|birthday|funeral|tenderpreneur|court|police|lawyer|divorce|visa|embassy|kra returns|file (?:my )?returns|nhif|nssf|sha|helb|huduma|driving licen[cs]e|tax returns?|building permit|building approval|county approval|nca registration|register (?:my |a )?company|house plans?|house designs?|architectural (?:drawings?|plans?|design)|floor plans?|draw(?:ing)? (?:me )?(?:a )?plan|design (?:me |for me )?(?:a |my )?(?:house|kitchen|logo|website)|ramani|mchoro wa nyumba|supervise|labou?r (?:charges?|costs?|rates?|price)|bei ya fundi|cost of labou?r|sofa|furniture|mattress|television|tv|fridge|microwave|washing machine|seedlings?|fertili[sz]er|mbolea|mbegu|cows? for sale|ng'ombe wa kuuza|puppies|dog|cat food|phone case|earphones|tell me about yourself)\b/;
const hire =
  /\b(?:hire|hiring|for hire|rent out|rental of|renting|rent (?:a|an|me|the|for)|to rent|lease|leasing|kukodi|kukodisha|nikodishe|nikodi|kodisha|kodishwa|nakodi|wa kukodi|ya kukodi|za kukodi|tukodishe)\b/;
const transport =
  /\b(?:transport|movers?|move (?:my|our) (?:house|things|furniture)|kubeba vitu|haulage|carry my|pickup to carry|lorry to (?:carry|move|transport)|lori ya kubeba|usafiri wa)\b/;

const greeting =
  /^(?:(?:hi|heri|mwaka|mpya|krismasi|sikukuu|njema|aje|mkuu|nimeelewa|haha|rada|mbaya|wasee|freshi|form|lol|haha|hahaha|funny|wow|nimekupata|poa|mambo|vipi|shwari|gud|gm|jamaa|wazito|mazee|wadau|hello|hey|helo|hallo|hei|sasa|niaje|mambo|vipi|habari|hujambo|jambo|salama|shikamoo|marahaba|good|morning|afternoon|evening|night|day|greetings|wassup|whatsup|sup|yo|how|are|r|u|you|doing|today|there|is|it|going|ni|aje|uko|mko|poa|fiti|sana|yako|zako|yenu|za|ya|asubuhi|jioni|mchana|leo|gani|kwema|wema|buda|boss|bro|msee|mzee|maze|manze|bana|kaka|dada|ndugu|rafiki|bot|jengasoko|assistant|nyingi|human|machine|njema|nzuri|morrow|tomorrow|karibu|tuonane|ubarikiwe|msaada|mwaaa|welcome|asante|asanteni|thanks|thank|thnks|thx|thanx|tnx|shukran|shukrani|tutaongea|baadaye|badaye|later|talk|see|ahsante|alot|a|lot|so|much|very|that|was|helpful|for|the|your|help|msaada|kwa|wako|nice|great|perfect|awesome|cool|ok|okay|k|sawa|safi|fine|good|job|work|well|done|kazi|nzuri|bye|goodbye|later|see|kwaheri|tutaonana|usiku|mwema|lala|salama|welcome|karibu|pole|happy|new|year|merry|christmas|eid|mubarak|sunday|monday|friday|week|weekend|na|wewe|i|am|im|fine|nimeshukuru|nashukuru|umenisaidia|mungu|akubariki|god|bless|barikiwa|wow|lol|haha|hahaha|sema|oyah|oya|rada|form|uko|niko|hapo|wazi|noma|mwanangu|my|friend|dear|sir|madam|pia|back|again|appreciate|appreciated|got|it|noted|alright|yes|no|sure|and|to|have|all|best|just|saying|testing|test|nimefurahi|kukujua|siku|njema|iwe|umeamkaje|umeshindaje|mnaendeleaje|unaendeleaje|everyone|team|guys|nothing|mko|freshi|fresh|mkuu|chief|champ|big|man|bwana|mwenyewe|kabisa|sana|cheers|really|you've|been|u|ur|are|amazing|star|legend|love|this|app|service|its|it's|karibuni|hope|hows|how's|what's|whats|up|ebu|eh|ah|aah|si|kuongea|baadaye|badae|then|till|next|time|talk|soon|catch|nimeelewa|understood|make|sense|sense|makes|nkt|pamoja|tuko|poapoa|sawasawa|safisana|asanta|sante|bb|gd|gm|gn|ata|n)(?:\s|$)+|[^a-z\s]+\s*)+$/;
const aboutYou =
  /\b(?:who (?:are|r) (?:you|u)|what (?:are|r) (?:you|u)|are you (?:a )?(?:bot|human|robot|real|ai|person|machine|there|online)|what (?:is|'s) your name|jina lako|wewe ni nani|unaitwa (?:nani|aje)|what can you do|unaweza (?:fanya|kufanya|nisaidia|kunisaidia)(?: na)? nini|how (?:does|do) (?:this|you) (?:app |site |platform )?work|can you speak|unaongea|do you speak|who made you|who (?:built|created) you|tell me about (?:yourself|jengasoko)|umeundwa|help me(?: please)?\s*[?!.]*$|nisaidie(?: tafadhali)?\s*[?!.]*$|i need help\s*[?!.]*$|how (?:are|r) (?:you|u)|uko aje|habari yako|how was your (?:day|night|weekend)|uko poa|what can you help|uko hapo|u there)\b/;

/** Whether it speaks of other people's work or of something else altogether. `text`: lower case. */
export const isPlainlyOffTopic = (text: string): boolean =>
  [offTopic, services, hire, transport].some((pattern) => pattern.test(text));

export interface IntentEvidence {
  /** Lower case, respelt. */
  readonly text: string;
  /** Lower case, as it was written. */
  readonly written: string;
  readonly items: readonly Item[];
  readonly isStage: boolean;
  /** Whether it says what there is to spend: "how much timber can 30k buy" wants timber. */
  readonly hasBudget: boolean;
}

/** What the message wants done. */
export function findIntent(evidence: IntentEvidence): Exclude<Intent, 'unsafe'> {
  const { items } = evidence;
  const said = (pattern: RegExp) => pattern.test(evidence.text) || pattern.test(evidence.written);
  const counted = items.filter((item) => item.quantity !== null && item.types.length > 0).length;
  const sold = items.filter((item) => item.types.length > 0).length;
  if (
    items.length === 0 &&
    [evidence.written, evidence.text].some((one) => greeting.test(one.trim()))
  )
    return 'smalltalk';
  const sign = signOf(evidence.written, { counted });
  if (sign === 'order_status' || sign === 'analyse_quotes') return sign;
  if (isService(evidence, said, counted)) return 'out_of_scope';
  const isRfqPlain = /\brfqs?\b|\brequest for (?:a )?quot/.test(evidence.text);
  if (said(status) && !(counted >= 1 && (isRfqPlain || said(rfq))) && counted < 2)
    return 'order_status';
  if (said(analyse) && !(isRfqPlain && counted >= 2)) return 'analyse_quotes';
  if (sign !== null) return sign;
  if (said(rfq) && !said(/\bquote of the day\b/)) return 'create_rfq';
  if (sold === 0 && !evidence.isStage && said(offTopic)) return 'out_of_scope';
  if (evidence.isStage) return 'match_suppliers';
  const isAsking =
    isQuestion(said, counted, evidence) || (sold > 0 && counted < 2 && asksHow(evidence.written));
  if (isAsking && !(evidence.hasBudget && sold > 0)) return 'product_question';
  if (sold === 0 && items.length === 0 && said(aboutYou)) return 'smalltalk';
  if (said(offTopic) && counted === 0 && !said(priceAsked)) return 'out_of_scope';
  if (
    items.length === 0 &&
    !said(priceAsked) &&
    !said(
      /\b(?:material|materials|supplier|suppliers|hardware|deliver|vifaa|site|build\w*|jenga|kujenga)\b/,
    )
  ) {
    return said(greetingStart) && evidence.written.split(/\s+/).length <= 6
      ? 'smalltalk'
      : 'out_of_scope';
  }
  return 'match_suppliers';
}

const greetingStart =
  /^(?:hi|hello|hey|sasa|niaje|mambo|vipi|habari|hujambo|asante|thanks?|thank you|good (?:morning|afternoon|evening)|poa|ok|okay|sawa|nice|great|bye|kwaheri|cool|perfect)\b/;

function isService(
  { items }: IntentEvidence,
  said: (pattern: RegExp) => boolean,
  counted: number,
): boolean {
  const isUnsold = items.length > 0 && items.every((item) => item.types.length === 0);
  if (said(hire) && !said(/\brental (?:house|houses|units?|apartments?|flats?|property)\b/))
    return !isUnsold || !said(/scaffold/);
  if (isUnsold || counted > 0) return false;
  if (said(services) && said(seekingPeople)) {
    if (
      said(
        /\b(?:fundi|mason|plumber|electrician|carpenter|painter|welder|contractor|seremala|fundis|mafundi)\b[^.?!]{0,20}\b(?:anangoja|anasema|alisema|amesema|says?|said|told|asked|wants?|anataka|is waiting|needs?|wangu|grade|tools|ameniambia|recommended|kanisa)\b/,
      )
    )
      return false;
    return (
      items.length === 0 ||
      said(
        /\b(?:to|wa|wa ku\w*|a ku\w*|ku\w+|who|for (?:install|fix|lay|build|paint|plaster|roof)\w*|anayeweza|install\w*|fix|repair|lay|plaster my|paint my|build)\b/,
      )
    );
  }
  return (
    items.length === 0 &&
    !said(/\bquot|\bbids?\b/) &&
    said(transport) &&
    said(/\b(?:house|move|furniture|vitu|kuhama|people|goods|my)\b/)
  );
}

/** "What does a 6 kg extinguisher go for": of its price, not of the thing. */
const whatItCosts =
  /\bwhat (?:does|do|would|will|did)\b[^.?!]{0,40}\b(?:go for|goes for|cost|sell (?:for|at)|retail)\b/;

function isQuestion(
  said: (pattern: RegExp) => boolean,
  counted: number,
  { text, items }: IntentEvidence,
): boolean {
  // "Is 32.5 cement ok?": the point of a number ends no sentence.
  const isAsked = question.test(text.replace(/(\d) ?\. ?(\d)/g, '$1_$2'));
  if (!(isAsked || said(question)) || said(whatItCosts)) return false;
  if (
    items.length === 0 &&
    !said(
      /\b(?:cement|concrete|mortar|zege|plaster|wall|slab|roof|build|cure|curing|mix|foundation|ukuta|msingi|bags|sqm|paint|steel|kujenga|paa)\b/,
    )
  )
    return false;
  const isMeasure =
    /\b(?:how many|ngapi)\b[^.?!]{0,60}\b(?:do i need|needed|for|kwa|in|per|per sqm|does|make|cover|fit|zinatosha|required|nitahitaji|nahitaji|to (?:build|cover|plaster|make|lay|paint)|moja|kwenye|zinaingia)\b|\b(?:coverage|difference|tofauti|which is|better|bora|ratio|lifespan|how long|is it|can i use|ina urefu|uzito|what (?:size|thickness|gauge|type|kind|grade|class)|(?:ina|zina|hu|ita|zita)\w+\b[^.?!]{0,30}\b(?:ngapi|vingapi|mangapi)|is it (?:legal|ok|okay|allowed|wise|possible|safe|advisable)|(?:can|should|may|must) (?:[\w-]+ ){1,5}be \w+|which (?:\w+ ){1,4}(?:does|do|should)|(?:inafaa|zinafaa)\s*\??$|at what|what'?s? (?:is )?(?:the |its )?(?:length|weight|width|height|thickness|coverage)|how (?:heavy|wide|tall|thick|strong|hard|hot|deep)|gani (?:\w+ )?(?:ni )?(?:ngumu|nzuri|imara|kali|nzito|nyepesi|strong)|why|how do i|how to|mix|weigh)\b/.test(
      text,
    );
  if (isMeasure)
    return (
      !/\bhow much (?:is|are|for)\b/.test(text) ||
      /\b(?:difference|tofauti|which|coverage)\b/.test(text)
    );
  if (counted > 0) return false;
  return (
    !priceAsked.test(text) ||
    (/^(?:is|are|does|can|should|will|which|what|je|do i|how|why)\b/.test(text) &&
      !/^(?:can i (?:get|buy|find|have|order)|what(?:'s| is| are)? (?:the )?(?:price|cost|bei)|how much|do you|who|where|which (?:supplier|hardware|shop))\b/.test(
        text,
      ))
  );
}
