import { w, wordsOf } from '../sayings.ts';

/** Words of jobs whose materials are counted, those first that a message of another may also have. */
export const jobWords: readonly (readonly [job: string, words: RegExp])[] = [
  ['bedsitters', wordsOf('bed ?sitt?ers?|bed ?sitas?')],
  ['perimeter-wall', wordsOf('(?:perimeter|boundary) wall|ukuta wa (?:ploti|nje|mpaka)')],
  ['new-roof', wordsOf('re ?roof\\w*|(?:change|replace|badilisha) (?:\\w+ )?(?:roof|paa)')],
  [
    'house',
    wordsOf(
      '(?:bed ?rooms?|bedroomed|br|vyumba)\\b.*\\b(?:house|home|bungalow|nyumba)|(?:house|home|bungalow|nyumba)\\b.*\\b(?:bed ?rooms?|br|vyumba)|bungalow',
    ),
  ],
  ['septic-tank', wordsOf('septic|septik')],
  ['water-tank', wordsOf('(?:water )?tanks?|tangi|matangi')],
  ['gutters', wordsOf('gutters?|gata|mifereji')],
  [
    'trusses',
    wordsOf('truss(?:es)?|rafters?|purlins?|roof(?:ing)? timber|kenchi|mbao za (?:paa|kuezeka)'),
  ],
  ['ceiling', wordsOf('ceiling|dari|gypsum')],
  ['plaster', wordsOf('plaster\\w*|plasta|lipu|kupiga lipu|rendering')],
  ['paint', wordsOf('paint\\w*|rangi|kupaka')],
  ['screed', wordsOf('screed|skridi')],
  ['tiles', wordsOf('tiles?|tiling|vigae|kigae|tailisi|taelisi')],
  ['roof', wordsOf('iron ?sheets?|mabati|bati|roof\\w*|paa|kuezeka')],
  ['mesh', wordsOf('brc|wire mesh|welded mesh|mesh')],
  [
    'cage',
    wordsOf('(?:nondo|steel|rebars?|bars?)\\b.*\\b(?:columns?|beams?|pillars?|nguzo|boriti)'),
  ],
  ['rebar', wordsOf('nondo|rebars?|steel bars?|reinforcement|y(?:8|10|12|16) ?bars?')],
  ['fence', wordsOf("fenc(?:e|ing)|chain ?link|barbed|ua|seng'?enge|uzio")],
  ['hardcore', wordsOf('hardcore|hadikoo')],
  ['trench', wordsOf('trench(?:es)?|strip (?:foundation|footing)|foundation|msingi|mtaro|mitaro')],
  ['column', wordsOf('columns?|pillars?|nguzo')],
  ['footing', wordsOf('footings?|pads?|column bases?')],
  ['beam', wordsOf('(?:ring )?beams?|lintels?|boriti')],
  ['wall', wordsOf('walls?|walling|kuta|ukuta|blocks?|stones?|mawe|bricks?|matofali|bloku')],
  ['slab', wordsOf('slabs?|slabu|floors?|sakafu|driveway|jamvi|concreting|concrete|zege|kumwaga')],
];

/** Asks how much a job takes. */
export const asksHowMuch = wordsOf(
  w`
  how (?:many|much)|(?:how (?:big|large)|what size)(?: of)?(?: a)? (?:water |septic )?tank
  |\w{0,3}ngapi|kiasi gani|calculate|estimate|work out|quantit(?:y|ies)|hesabu|kokotoa|kadiria
`,
);

/** Asks what something costs: of a whole job alone that is no price of a product. */
export const asksCost = wordsOf('costs?|gharama|budget|bajeti|pesa ngapi');

/** Of one of a measure, or what one holds: a fact, and no job. */
export const asksRate = wordsOf(
  w`
  per|in (?:a|one|1) (?:\w+ )?(?:bag|box|tonne|lorry|roll|bundle|sqm|cubic|tin|litre)|does (?:a|one|1)
  |kwa (?:kila|sqm moja|cubic moja)|can one|cover\w*|cost|price|bei|pesa|labou?r|fundi|long|charge\w*
  |ratio|mix\w*|\w*changany\w*|boards? \d+|wheelbarrows?
`,
);

/** Before a job that is to be done: "for a slab", "kwa ukuta", "to plaster the wall". */
export const leadsToJob =
  '\\b(?:for|kwa|build|plaster|tile|roof|paint|fence|cast|pour|kujenga|kupiga|kuezeka|kupaka) (?:\\w+ ){0,2}';

/** What a measure is of, by the words beside it. */
export const measureRoles: readonly (readonly [roles: readonly string[], words: RegExp])[] = [
  [['thickness', 'depth'], /^(?:thick\w*|unene|nene)$/],
  [['depth', 'thickness', 'height'], /^(?:deep|depth|kina)$/],
  [['height', 'length'], /^(?:high|height|tall|kimo|juu)$/],
  [['length', 'run'], /^(?:long|length|urefu|ndefu|mrefu|perimeter|round|kuzunguka)$/],
  [['width', 'breadth'], /^(?:wide|width|upana|pana|mpana|span)$/],
  [['spacing'], /^(?:spacing|centres?|centers?|apart|cc|umbali)$/],
  [['eaves'], /^(?:overhang|eaves|upenu)$/],
  [['waste'], /^(?:waste|wastage|upotevu|%)$/],
  [['pitch'], /^(?:degrees?|pitch|slope|digrii|mwinuko)$/],
  [['bedrooms', 'count'], /^(?:bed|bedrooms?|bedroomed|br|vyumba|rooms?|units?)$/],
  [['count'], /^(?:bedsitt?ers?|bedsitas?)$/],
  [['people'], /^(?:people|persons?|pax|watu|family|familia|occupants?|users?)$/],
  [['doors'], /^(?:doors?|milango|mlango)$/],
  [['windows'], /^(?:windows?|madirisha|dirisha)$/],
  [['coats'], /^(?:coats?|koti)$/],
  [['strands'], /^(?:strands?|nyaya|lines)$/],
  [['days'], /^(?:days?|siku)$/],
  [['count'], /^(?:columns?|pillars?|footings?|pads?|bases|nguzo)$/],
];

/** Words of options that people use for ours. */
export const optionWords: Readonly<Record<string, string>> = {
  mawe: 'stone',
  jiwe: 'stone',
  bloku: 'block',
  tofali: 'brick',
  matofali: 'brick',
  treated: 'timber',
  wooden: 'timber',
  plastic: 'pvc',
  moja: '1',
  both: '2',
  mbili: '2',
  double: '2',
};
