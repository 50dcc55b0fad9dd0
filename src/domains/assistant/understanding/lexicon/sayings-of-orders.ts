import { across, inOrder, open, phrase, type Saying, w } from '../sayings.ts';

/** Asks about what was ordered. */
export const orderSayings: readonly Saying[] = [
  inOrder(
    'did nguzonane dispatch my',
    w`did|has|have|je`,
    30,
    w`(?:dispatch|deliver|ship|send|sent|load|release|tuma|leta)(?:ed|ped|d)?`,
    15,
    w`my|our|the|yangu|zangu`,
  ),
  phrase(
    'my pending deliveries',
    w`
    (?:my|our) (?:pending|open|recent|active|current|past|last) (?:deliver(?:y|ies)
    |orders?|lpos?|shipments?)
  `,
  ),
  inOrder(
    'lorry ya sand ilitoka',
    w`lorry|lori|gari|truck|driver|dereva|mzigo|canter`,
    across(30),
    w`ilitoka|imetoka|haifiki|hafiki|imechelewa|amechelewa|imekwama|utafika|itafika|imepotea`,
  ),
  inOrder(
    'rfq yangu ya jana imepata majibu mangapi',
    w`rfq|ombi|request|tender`,
    12,
    w`yangu|yetu|langu`,
    25,
    w`majibu|quotes?|nukuu|imepata|imejibiwa|mangapi|ngapi`,
  ),
  inOrder(
    'where is my order',
    w`
    where(?:'?s| is| are| has| r)?|wapi|iko wapi|imefika wapi|imefikia wapi|ziko wapi
    |wako wapi|umefika wapi|yuko wapi
  `,
    40,
    w`
    orders?|oda|deliver(?:y|ies)|lorry|lori|driver|dereva|truck|mzigo|consignment|shipment
    |package|goods|agizo|canter|materials i (?:ordered|bought|paid)|stuff i (?:ordered|paid)
    |rider|dispatch
  `,
  ),
  inOrder(
    'mzigo haujafika',
    w`
    orders?|oda|agizo|lorry|lori|driver|dereva|truck|mzigo|delivery|lpo|consignment|canter
    |shipment|vitu vyangu|bidhaa zangu|materials zangu|cement yangu|rfq|vitu zangu
    |mali yangu
  `,
    45,
    w`
    wapi|status|imefika|umefika|haijafika|hajafika|imefikia|where|arrived?|reached?|arriving
    |coming|tracking|track|dispatched|shipped|on the way|njiani|late|delayed|itafika|inafika
    |utafika|atafika|delay|inakuja|eta|progress|hali|iko aje|imetoka|imeondoka|imetumwa|bado
    |haujafika|ilipaswa|not (?:yet )?(?:arrived|reached|come|delivered|here)|hashiki|has not
    |hasn't|confirmed|cancelled|processed|ready|left|stuck|loaded|imekubaliwa|been
  `,
  ),
  inOrder(
    'track order',
    w`
    track|tracking|trace|fuatilia|status of|follow up on|followup|follow-up|update on
    |check on|hali ya|nifuatilie
  `,
    30,
    w`
    orders?|oda|deliver(?:y|ies)|lpo|rfqs?|request|shipment|agizo|mzigo|payment|invoice|#
    |consignment|enquiry|purchase|materials
  `,
  ),
  phrase('order number', w`(?:order|oda|lpo) (?:number|no|namba|#|status|ref|id)`),
  inOrder(
    'when will my steel windows arrive',
    w`when|lini|what time|saa ngapi|how soon|siku gani`,
    30,
    w`
    will|is|are|it[a]?fika|zitafika|utafika|nitaletewa|wataleta|mtaleta|should|italetwa
    |zitaletwa|shall|inafika|does|do
  `,
    40,
    w`
    orders?|oda|arrive|arriving|deliver(?:ed|y)?|reach|come|coming|lorry|driver|my|yangu
    |zangu|mzigo|dispatch(?:ed)?|here
  `,
  ),
  inOrder(
    'has the supplier seen',
    w`has|have|did|je|kuna|ameshajibu|wamejibu|any|is there`,
    30,
    w`
    supplier|suppliers|anyone|anybody|anybody|someone|hardware|mtu|supplier yeyote
    |wasambazaji|seller|vendor
  `,
    25,
    w`
    responded|respond|replied|reply|quoted|quote|answered|jibu|amejibu|amequote|accepted
    |seen|confirmed|viewed|dispatched|sent|shipped
  `,
  ),
  inOrder(
    'how many suppliers have opened my request so far',
    w`how many|ngapi`,
    15,
    w`quotes|quotations|bids|responses|replies|suppliers`,
    30,
    w`
    received|gotten|got|have i|so far|zimekuja|zimefika|responded|replied|nimepata|come in
    |quoted|wamejibu|zimeingia
  `,
  ),
  inOrder(
    'any quote yet',
    w`
    (?:any|kuna) (?:quotes?|quotations?|bids?|response|responses|replies|reply|update
    |updates|news|majibu|jibu)
  `,
    30,
    w`yet|on|for|kwa|so far|about|ya|imekuja|zimekuja`,
  ),
  inOrder(
    'nangojea mabati',
    w`
    still waiting|nangoja|nangojea|bado nangoja|have been waiting|nimengoja|nasubiri
    |bado nasubiri|i'm waiting|i am waiting|waiting
  `,
    30,
    w`
    for|my|delivery|order|oda|lorry|mzigo|cement|materials|yangu|quotes|driver|since|tangu
    |simiti|mabati|nondo|to be delivered
  `,
  ),
  inOrder(
    'was to reach',
    w`
    (?:was|were|ilikuwa|ilipaswa|ilifaa|ilikua|supposed|zilikuwa) (?:to|supposed to|kufika
    |ifike|zifike|to be|expected)
  `,
    20,
    w`reach|arrive|come|deliver(?:ed)?|fika|kufika|ifike|be here|kuletwa`,
  ),
  inOrder(
    'i ordered 40 bags yesterday and nothing',
    w`
    i ordered|niliagiza|nimeagiza|nili ?order|nime ?order|we ordered|tuliagiza|i paid for
    |nililipia|nimelipia|i bought|nilinunua
  `,
    across(60),
    w`
    not|nothing|haija\w*|hazija\w*|haijafika|bado|where|wapi|when|lini|yet|delay|late
    |sijapata|sijaona|still|mbona|how long|haujafika|itafika|zitafika|imefika
  `,
  ),
  phrase(
    'cancel my order',
    w`
    (?:cancel|ghairi|change|badilisha|postpone|reschedule|sitisha) (?:my |the |oda |delivery )?
    (?:order|oda|delivery|yangu|date)
  `,
  ),
  phrase(
    'delivery yangu iko',
    open(w`(?:delivery|order|oda) (?:yangu|yetu) (?:iko|ime|ina|ita)\w*`),
  ),
  phrase(
    'oda yangu ya vigae imetumwa ?',
    open(w`(?:oda|order|mzigo|lori|delivery) (?:yangu|wangu|langu|yetu)\b[^.?!]{0,25}\?`),
  ),
  inOrder(
    'my order of tiles?',
    w`my (?:order|delivery|orders)`,
    30,
    open(w`(?:status|late|delayed|progress)?\s?\?`),
  ),
  phrase('eta', w`eta|proof of delivery`),
  phrase('haijafika', w`haijafika|hazijafika`),
  phrase("hasn't arrived", w`has(?:n't| not) (?:arrived|been delivered|reached|come)`),
  phrase('is my order', w`(?:is|are) my (?:order|delivery|materials|cement|lorry|goods)`),
  phrase('my last order', w`my last order|imefika wapi|umefika wapi`),
  phrase('not delivered', w`not (?:yet )?(?:been )?delivered`),
  inOrder('imefika wapi?', w`imefika`, 20, open(w`(?:wapi|site)\b\s?\?`)),
];
