import { w } from '../sayings.ts';

/** Whose work is not sold here. */
export const servicesWords = w`
  masons?|fundis?|mafundi|plumbers?|electricians?|carpenters?|painters?|welders?|architects?
  |(?:civil |structural )?engineers?|quantity surveyors?|qs|surveyors?|labou?rers?|foreman
  |foremen|watchman|watchmen|guards?|drivers?|handyman|handymen|workers|casuals|vibarua
  |kibarua|mjengo guys|contractors?|roofers?|tilers?|interior designer|interior designers
  |designer|gardener|cleaners?|mover|movers|lawyer|advocate|valuer|broker|agent|makanika
  |mechanic|(?:security|cleaning|moving|construction|design|consult\w+|survey\w*|transport
  |insurance|solar|borehole|drilling) (?:company|companies|firm|firms|services?|agency
  |contractors?)|wafanyakazi|seremala|mkandarasi|mjenzi|wajenzi|draughtsman|plasterer
  |plasterers|steel fixers?|borehole driller|drillers?|house ?help|mama fua|nanny|cook
  |technicians?|installer|installers|mchoraji
`;

/** Looks for somebody to do the work. */
export const seekingPeopleWords = w`
  find|need|looking for|hire|get me|recommend|recommendation|nataka|natafuta|nahitaji|nipatie
  |nitafutie|want|connect me|link me|refer|know (?:a|any|of)|any (?:good )?|good|a|an|reliable
  |wa ku\w+|anayeweza|mnaweza nipa|where can i|unajua|contact of|number of
  |how much (?:does|do|is|are) (?:a|an|the)?|charges?|labour|nisaidie na|ninahitaji|nishikie
  |uko na|do you have|can you send|send me|who can|tafuta|naomba|mko na|nipe|kuna|need some
`;

/** Speaks of something else altogether. */
export const offTopicWords = w`
  exchange rates?|dollar rates?|currency|salary|salaries|mshahara|wages|fare|nauli
  |tow(?:ing)? (?:truck|service|my)?|breakdown service|weather|hali ya hewa|will it rain
  |rain (?:today|tomorrow|this)|itanyesha|football|soccer|match (?:last|today|tonight|score)
  |premier league|gor mahia|afc leopards|harambee stars|arsenal
  |man(?:chester)? (?:united|city|u)|chelsea|liverpool|world cup|olympics|president|rais
  |governor|senator|elections?|uchaguzi|politic\w*|siasa|parliament|bunge|news|habari za leo
  |jokes?|poem|shairi|story(?: about)?|hadithi|songs?|music|wimbo|movies?|series|netflix
  |homework|assignment|essay|thesis|recipe|pilau|ugali|chapati|cook|pizza|burger|chicken
  |nyama choma|lunch|dinner|breakfast|restaurant|order food|loans?|lend me|borrow|nikopeshe
  |mkopo|m-?shwari|fuliza|sacco|tala loan|okash|credit card|mortgage|insurance|bima|bitcoin
  |crypto|forex|shares|stocks? (?:market|exchange|price of safaricom)|invest(?:ment|ing)?
  |betting|bet|sportpesa|betika|odds|jackpot|lotto|lottery|taxi|uber|bolt ride|matatu
  |bus (?:ticket|fare)|sgr|flights?|ticket|visa|passport|hotel|airbnb|holiday|vacation|safari
  |antibiotics?|antibiotiki|painkillers?|panadol|paracetamol|amoxicillin|doctor|hospital|malaria|dawa ya (?:kichwa|malaria|homa|kikohozi|mafua)|medicine|sick|headache|pregnan\w*
  |girlfriend|boyfriend|love|date me|marry|mpenzi|wife|husband|dating|church|sermon|bible
  |quran|pray(?:er)?|horoscope|curriculum vitae|cv|cover letter|barua ya|barua|resume
  |job (?:application|vacanc\w*|opening|opportunit\w*)|jobs?|kazi ya (?:ofisi|kuajiriwa)
  |kuomba kazi|na(?:taka|tafuta|hitaji) kazi|vacanc\w*|employ me|internship|attachment
  |scholarship|school fees|karo|university|kcse|kcpe|exam|knec|translate|tafsiri|grammar
  |capital (?:city )?of|who (?:is|was|won|invented|discovered)|how old is
  |what (?:year|day|time|date) is|population of|solve|equation|calculus|square root|python
  |javascript code|write (?:a |me )?(?:code|program|script|poem|letter|essay|song|story)
  |app for|laptop|phone|smartphone|iphone|samsung|airtime|data bundles?|wifi|internet package
  |dstv|land for sale|plots? for sale|buy (?:land|a plot|plot)|kununua shamba|shamba la kuuza
  |title deed|(?:house|apartment|bedsitter|office|shop|room|nyumba)\b[^.?!]{0,15}\b(?:for rent
  |to let|to rent|ya kupanga|for sale|ya kukodi)|nyumba ya kupanga|house hunting|rent a house
  |airbnb|car|gari ya kuuza|vehicle|motorbike|nduthi|probox|toyota|subaru|spare parts|tyres?
  |fuel prices?|price of (?:fuel|petrol|diesel|unga|sugar|milk|maize)|unga|sukari|maziwa
  |clothes|dress|shoes for (?:wedding|my wife|kids)|haircut|salon|gym|wedding|harusi|birthday
  |funeral|tenderpreneur|court|police|lawyer|divorce|visa|embassy|kra returns
  |file (?:my )?returns|nhif|nssf|sha|helb|huduma|driving licen[cs]e|tax returns?
  |building permit|building approval|county approval|nca registration
  |register (?:my |a )?company|house plans?|house designs?
  |architectural (?:drawings?|plans?|design)|floor plans?|draw(?:ing)? (?:me )?(?:a )?plan
  |design (?:me |for me )?(?:a |my )?(?:house|kitchen|logo|website)|ramani|mchoro wa nyumba
  |supervise|labou?r (?:charges?|costs?|rates?|price)|bei ya fundi|cost of labou?r|sofa
  |furniture|mattress|television|tv|fridge|microwave|washing machine|seedlings?|fertili[sz]er
  |mbolea|mbegu|cows? for sale|ng'ombe wa kuuza|puppies|dog|cat food|phone case|earphones
  |tell me about yourself
`;

/** Wants to hire, not to buy. */
export const hireWords = w`
  hire|hiring|for hire|rent out|rental of|renting|rent (?:a|an|me|the|for)|to rent|lease
  |leasing|kukodi|kukodisha|nikodishe|nikodi|kodisha|kodishwa|nakodi|wa kukodi|ya kukodi
  |za kukodi|tukodishe
`;

/** Wants something moved. */
export const transportWords = w`
  transport|movers?|move (?:my|our) (?:house|things|furniture)|kubeba vitu|haulage|carry my
  |pickup to carry|lorry to (?:carry|move|transport)|lori ya kubeba|usafiri wa
`;

/** Asks about the assistant. */
export const aboutYouWords = w`
  who (?:are|r) (?:you|u)|what (?:are|r) (?:you|u)
  |are you (?:a )?(?:bot|human|robot|real|ai|person|machine|there|online)
  |what (?:is|'s) your name|jina lako|wewe ni nani|unaitwa (?:nani|aje)|what can you do
  |unaweza (?:fanya|kufanya|nisaidia|kunisaidia)(?: na)? nini
  |how (?:does|do) (?:this|you) (?:app |site |platform )?work|can you speak|unaongea
  |do you speak|who made you|who (?:built|created) you|tell me about (?:yourself|jengasoko)
  |umeundwa|help me(?: please)?\s*[?!.]*$|nisaidie(?: tafadhali)?\s*[?!.]*$
  |i need help\s*[?!.]*$|how (?:are|r) (?:you|u)|uko aje|habari yako
  |how was your (?:day|night|weekend)|uko poa|what can you help|uko hapo|u there
`;

/** Words of which a greeting or thanks is made. */
export const greetingWords = w`
  hi|heri|mwaka|mpya|krismasi|sikukuu|njema|aje|mkuu|nimeelewa|haha|rada|mbaya|wasee|freshi
  |form|lol|haha|hahaha|funny|wow|nimekupata|poa|mambo|vipi|shwari|gud|gm|jamaa|wazito|mazee
  |wadau|hello|hey|helo|hallo|hei|sasa|niaje|mambo|vipi|habari|hujambo|jambo|salama|shikamoo
  |marahaba|good|morning|afternoon|evening|night|day|greetings|wassup|whatsup|sup|yo|how|are|r
  |u|you|doing|today|there|is|it|going|ni|aje|uko|mko|poa|fiti|sana|yako|zako|yenu|za|ya
  |asubuhi|jioni|mchana|leo|gani|kwema|wema|buda|boss|bro|msee|mzee|maze|manze|bana|kaka|dada
  |ndugu|rafiki|bot|jengasoko|assistant|nyingi|human|machine|njema|nzuri|morrow|tomorrow
  |karibu|tuonane|ubarikiwe|msaada|mwaaa|welcome|asante|asanteni|thanks|thank|thnks|thx|thanx
  |tnx|shukran|shukrani|tutaongea|baadaye|badaye|later|talk|see|ahsante|alot|a|lot|so|much
  |very|that|was|helpful|for|the|your|help|msaada|kwa|wako|nice|great|perfect|awesome|cool|ok
  |okay|k|sawa|safi|fine|good|job|work|well|done|kazi|nzuri|bye|goodbye|later|see|kwaheri
  |tutaonana|usiku|mwema|lala|salama|welcome|karibu|pole|happy|new|year|merry|christmas|eid
  |mubarak|sunday|monday|friday|week|weekend|na|wewe|i|am|im|fine|nimeshukuru|nashukuru
  |umenisaidia|mungu|akubariki|god|bless|barikiwa|wow|lol|haha|hahaha|sema|oyah|oya|rada|form
  |uko|niko|hapo|wazi|noma|mwanangu|my|friend|dear|sir|madam|pia|back|again|appreciate
  |appreciated|got|it|noted|alright|yes|no|sure|and|to|have|all|best|just|saying|testing|test
  |nimefurahi|kukujua|siku|njema|iwe|umeamkaje|umeshindaje|mnaendeleaje|unaendeleaje|everyone
  |team|guys|nothing|mko|freshi|fresh|mkuu|chief|champ|big|man|bwana|mwenyewe|kabisa|sana
  |cheers|really|you've|been|u|ur|are|amazing|star|legend|love|this|app|service|its|it's
  |karibuni|hope|hows|how's|what's|whats|up|ebu|eh|ah|aah|si|kuongea|baadaye|badae|then|till
  |next|time|talk|soon|catch|nimeelewa|understood|make|sense|sense|makes|nkt|pamoja|tuko
  |poapoa|sawasawa|safisana|asanta|sante|bb|gd|gm|gn|ata|n
`;
