import { lines, type Stage } from './stage-lines.ts';

/** What each stage up to the roof and its services takes, rough figures of the trade for one ordinary storey. */
export const shellStages: readonly Stage[] = [
  {
    key: 'suspended-slab',
    words:
      /\b(?:suspended slab|first floor slab|upper slab|slab ya juu|upstairs slab|slab ya gorofa|slab ya ghorofa|decking|floor slab ya juu)\b/,
    lines: lines(`cement-42-5 1.1 bag
      river-sand 0.11 tonne
      ballast 0.2 tonne
      deformed-bar 1.1 piece
      binding-wire 0.02 roll
      ?marine-plywood 0.2 sheet
      ?bluegum-pole 0.9 piece
      ?cypress-timber 3 foot
      ?wire-nail 0.1 kg
      ?maxpan 6 piece
      ?brc-mesh 0.011 roll`),
  },
  {
    key: 'slab',
    words:
      /\b(?:ground slab|floor slab|ground floor slab|oversite|slab|sakafu ya chini|concrete floor|oversite concrete|jamvi)\b/,
    lines: lines(`cement-32-5 0.75 bag
      river-sand 0.08 tonne
      ballast 0.16 tonne
      brc-mesh 0.011 roll
      dpm-polythene 0.011 roll
      ?hardcore 0.35 tonne
      ?quarry-dust 0.08 tonne
      ?binding-wire 0.005 roll
      ?ready-mix-concrete 0.1 m3
      ?cypress-timber 0.5 foot
      ?murram 0.2 tonne`),
  },
  {
    key: 'foundation',
    words:
      /\b(?:foundation|msingi|footing|footings|fondation|substructure|strip foundation|foundesheni)\b/,
    lines: lines(`cement-32-5 1.1 bag
      river-sand 0.15 tonne
      ballast 0.2 tonne
      hardcore 0.35 tonne
      foundation-stone 6 foot
      deformed-bar 0.5 piece
      ?brc-mesh 0.011 roll
      ?dpm-polythene 0.011 roll
      ?dpc 0.03 roll
      ?binding-wire 0.01 roll
      ?murram 0.2 tonne
      ?quarry-dust 0.08 tonne
      ?round-bar 0.3 piece
      ?hoop-iron 0.01 roll`),
  },
  {
    key: 'perimeter-wall',
    words:
      /\b(?:perimeter wall|boundary wall|stone fence|ukuta wa ploti|ukuta wa nje|perimeter|wall fence|boundary)\b/,
    lines: lines(`machine-cut-stone 12 piece
      cement-32-5 0.25 bag
      river-sand 0.05 tonne
      ?ballast 0.05 tonne
      ?deformed-bar 0.1 piece
      ?hoop-iron 0.01 roll
      ?razor-wire 0.02 coil
      ?steel-gate =1 piece
      ?hardcore 0.1 tonne
      ?foundation-stone 1 foot
      ?round-bar 0.1 piece
      ?binding-wire 0.01 roll`),
  },
  {
    key: 'walling',
    words:
      /\b(?:walling|kujenga ukuta|superstructure|kuta|building (?:the )?walls|wall construction|block work|blockwork|masonry work|stone work|walls up|lintel level|ring beam)\b/,
    lines: lines(`machine-cut-stone 22 piece
      cement-32-5 0.6 bag
      river-sand 0.1 tonne
      ?hoop-iron 0.02 roll
      ?deformed-bar 0.2 piece
      ?round-bar 0.2 piece
      ?binding-wire 0.01 roll
      ?ballast 0.04 tonne
      ?dpc 0.03 roll
      ?solid-concrete-block 10 piece
      ?vent-block 0.1 piece`),
  },
  {
    key: 'roofing',
    words: /\b(?:roofing|roof|kuezeka|ezeka|paa|ku-?roof|roofin|ku - roof|mabati stage)\b/,
    lines: lines(`box-profile-sheet 1.5 metre
      cypress-timber 12 foot
      roofing-nail 0.15 kg
      ?ridge-cap 0.1 piece
      ?wire-nail 0.15 kg
      ?fascia-board 0.8 foot
      ?gutter 0.15 piece
      ?downpipe 0.04 piece
      ?self-drilling-screw 0.02 packet
      ?insulation-foil 0.02 roll
      ?roof-paint 0.01 tin
      ?hoop-iron 0.01 roll`),
  },
  {
    key: 'ceiling',
    words: /\b(?:ceiling|gypsum ceiling|dari|gypsum work|siling)\b/,
    lines: lines(`gypsum-board 0.37 sheet
      ceiling-channel 0.8 piece
      drywall-screw 0.01 box
      jointing-compound 0.02 bag
      ?jointing-tape 0.01 roll
      ?ceiling-cornice 0.35 piece
      ?emulsion-paint 0.02 bucket
      ?wall-plug 0.02 packet
      ?wall-filler 0.02 bag
      ?wood-screw 0.01 packet
      ?insulation-foil 0.02 roll
      ?led-downlight 0.1 piece`),
  },
  {
    key: 'plastering',
    words: /\b(?:plastering|plaster|plasta|kupiga plasta|plastering stage|render|rendering|lipu)\b/,
    lines: lines(`cement-32-5 0.6 bag
      river-sand 0.15 tonne
      ?wood-float =2 piece
      ?mason-trowel =2 piece
      ?waterproof-additive =10 packet
      ?hydrated-lime 0.05 bag
      ?chicken-mesh 0.02 roll
      ?masonry-cement 0.2 bag
      ?wall-filler 0.1 bag
      ?spirit-level =1 piece`),
  },
  {
    key: 'wiring',
    words:
      /\b(?:wiring|(?:re)?wire (?:a|an|my|the|our|this|whole)|electrical (?:work|works|installation|fittings|materials|supplies|kit|first fix|second fix)|electricals|umeme|stima|electricity|first fix)\b/,
    set: /\b(?:(?:wiring|electrical) (?:materials?|kit|supplies|items|stuff|set)|vifaa (?:vya|za) (?:umeme|stima|wiring))\b/,
    lines: lines(`single-core-cable *2 roll
      switch *2 piece
      socket *3 piece
      consumer-unit =1 piece
      mcb =8 piece
      ?pvc-conduit *12 piece
      ?conduit-box *6 piece
      ?earth-rod =1 piece
      ?rccb =1 piece
      ?lampholder *3 piece
      ?insulating-tape =5 piece
      ?dp-switch =2 piece
      ?meter-box =1 piece
      ?led-bulb *3 piece
      ?twin-earth-cable =1 roll
      ?armoured-cable =20 metre
      ?led-downlight *2 piece
      ?led-tube =1 piece`),
  },
  {
    key: 'pit-latrine',
    words: /\b(?:pit latrines?|latrines?|long drop|(?:choo|vyoo) (?:cha|vya|ya|za) shimo)\b/,
    lines: lines(`cement-32-5 =12 bag
      river-sand =4 tonne
      ballast =4 tonne
      machine-cut-stone =250 piece
      deformed-bar =10 piece
      box-profile-sheet =8 metre
      ?cypress-timber =80 foot
      ?pvc-waste-pipe =1 piece
      ?flush-door =1 piece
      ?hardcore =3 tonne`),
  },
  {
    key: 'septic',
    words: /\b(?:septic|soak pit|soakpit|soakaway|sewer line|sewer|sewage|drainage|maji taka)\b/,
    lines: lines(`pvc-waste-pipe =12 piece
      pvc-fitting =8 piece
      manhole-cover =3 set
      cement-32-5 =25 bag
      ?river-sand =7 tonne
      ?ballast =7 tonne
      ?solid-concrete-block =300 piece
      ?machine-cut-stone =300 piece
      ?deformed-bar =15 piece
      ?pvc-solvent-cement =2 tin
      ?waterproof-additive =10 packet
      ?brc-mesh =1 roll
      ?hardcore =7 tonne`),
  },
];
