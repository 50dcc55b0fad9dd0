import { wordTable } from '../../../../shared/word-table.ts';

/** One material of a building stage. */
interface StageLine {
  readonly type: string;
  /** How much a square metre of the house (or of what is named) takes, roughly, in `unit`. */
  readonly perSqm?: number;
  /** How many a house of any size takes… */
  readonly fixed?: number;
  /** …or each of its rooms. */
  readonly perRoom?: number;
  /** …or each of what the materials are for: a worker, a door, a bathroom. */
  readonly perOne?: number;
  readonly unit: string;
  /** The size that the trade takes for it, by attribute: {"diameterMm": 12}. */
  readonly sizes?: Readonly<Record<string, string | number>>;
  /** Could be left out. */
  readonly isExtra?: true;
}

/** Sizes without which nobody can quote: the usual ones, and as rough as the amounts. */
const usualSizes: Readonly<Record<string, StageLine['sizes']>> = wordTable({
  'deformed-bar': { diameterMm: 12 },
  'round-bar': { diameterMm: 8 },
  'brc-mesh': { meshRef: 'A142' },
  'dpm-polythene': { polyGauge: 1000 },
  dpc: { widthIn: 9 },
});

/*
 * Where the amounts come from: volumes of ordinary practice times what one cubic metre takes.
 * Concrete 1:2:4 by volume takes 6.4 bags of 50 kg, 0.45 m³ (0.7 t) of sand and 0.9 m³ (1.3 t) of
 * ballast a cubic metre, with a tenth for waste. A ground slab is 0.10 m thick (0.7 bags a m²), a
 * suspended one 0.15 m (1.1 bags) with 80 kg of steel a cubic metre: one Y12 bar of 12 m weighs
 * 10.7 kg, so 1.1 bars a m². Hardcore of 0.2 m weighs 0.35 t a m². A roll of A142 mesh, 2.4 × 48 m,
 * covers 100 m² with its laps. Walls come to about 2.2 m² a m² of floor, at 10 stones of
 * 9 × 9 inches or 0.25 bags of mortar a m² of wall. Roofs are a third larger than the floor. A
 * litre of emulsion covers 10 m² once. All of it is rough, and every answer says so.
 */

/** type, amount per m² (or "=n" fixed, "*n" a room, "+n" each of what it is for), unit; a "?" before the type makes it extra. */
const lines = (text: string): StageLine[] =>
  text
    .trim()
    .split(/[,\n]+\s*/)
    .map((line) => {
      const [name = '', amount = '', unit = 'piece'] = line.trim().split(/\s+/);
      const isExtra = name.startsWith('?');
      const value = Number(amount.replace(/^[=*+]/, ''));
      const type = name.replace('?', '');
      const sizes = usualSizes[type];
      return {
        type,
        ...(sizes ? { sizes } : {}),
        ...(amount.startsWith('=')
          ? { fixed: value }
          : amount.startsWith('*')
            ? { perRoom: value }
            : amount.startsWith('+')
              ? { perOne: value }
              : { perSqm: value }),
        unit,
        ...(isExtra ? ({ isExtra: true } as const) : {}),
      };
    });

/** What a set of materials is for, where it is counted by that instead of the floor. */
export type CountedFor = 'people' | 'doors' | 'bathrooms';

export interface Stage {
  readonly key: string;
  /** Words that name it. */
  readonly words: RegExp;
  /** Words that name the set of its materials, and so want all of them: "safety gear", "ironmongery". */
  readonly set?: RegExp;
  /** What it is counted by, and how many are taken where nobody said. */
  readonly countedFor?: { readonly of: CountedFor; readonly usual: number };
  readonly lines: readonly StageLine[];
}

/** What each stage takes, rough figures of the trade for one ordinary storey; of several named the first is meant. */
export const stages: readonly Stage[] = [
  {
    key: 'suspended-slab',
    words:
      /\b(?:suspended slab|first floor slab|upper slab|slab ya juu|upstairs slab|slab ya gorofa|slab ya ghorofa|decking|floor slab ya juu)\b/,
    lines: lines(`
      cement-42-5 1.1 bag, river-sand 0.11 tonne, ballast 0.2 tonne,
      deformed-bar 1.1 piece, binding-wire 0.02 roll, ?marine-plywood 0.2 sheet,
      ?bluegum-pole 0.9 piece, ?cypress-timber 3 foot, ?wire-nail 0.1 kg, ?maxpan 6 piece,
      ?brc-mesh 0.011 roll`),
  },
  {
    key: 'slab',
    words:
      /\b(?:ground slab|floor slab|ground floor slab|oversite|slab|sakafu ya chini|concrete floor|oversite concrete|jamvi)\b/,
    lines: lines(`
      cement-32-5 0.75 bag, river-sand 0.08 tonne, ballast 0.16 tonne, brc-mesh 0.011 roll,
      dpm-polythene 0.011 roll, ?hardcore 0.35 tonne, ?quarry-dust 0.08 tonne,
      ?binding-wire 0.005 roll, ?ready-mix-concrete 0.1 m3, ?cypress-timber 0.5 foot,
      ?murram 0.2 tonne`),
  },
  {
    key: 'foundation',
    words:
      /\b(?:foundation|msingi|footing|footings|fondation|substructure|strip foundation|foundesheni)\b/,
    lines: lines(`
      cement-32-5 1.1 bag, river-sand 0.15 tonne, ballast 0.2 tonne, hardcore 0.35 tonne,
      foundation-stone 6 foot, deformed-bar 0.5 piece, ?brc-mesh 0.011 roll,
      ?dpm-polythene 0.011 roll, ?dpc 0.03 roll, ?binding-wire 0.01 roll,
      ?murram 0.2 tonne, ?quarry-dust 0.08 tonne, ?round-bar 0.3 piece,
      ?hoop-iron 0.01 roll`),
  },
  {
    key: 'perimeter-wall',
    words:
      /\b(?:perimeter wall|boundary wall|stone fence|ukuta wa ploti|ukuta wa nje|perimeter|wall fence|boundary)\b/,
    lines: lines(`
      machine-cut-stone 12 piece, cement-32-5 0.25 bag, river-sand 0.05 tonne,
      ?ballast 0.05 tonne, ?deformed-bar 0.1 piece, ?hoop-iron 0.01 roll,
      ?razor-wire 0.02 coil, ?steel-gate =1 piece, ?hardcore 0.1 tonne,
      ?foundation-stone 1 foot, ?round-bar 0.1 piece, ?binding-wire 0.01 roll`),
  },
  {
    key: 'walling',
    words:
      /\b(?:walling|kujenga ukuta|superstructure|kuta|building (?:the )?walls|wall construction|block work|blockwork|masonry work|stone work|walls up|lintel level|ring beam)\b/,
    lines: lines(`
      machine-cut-stone 22 piece, cement-32-5 0.6 bag, river-sand 0.1 tonne,
      ?hoop-iron 0.02 roll, ?deformed-bar 0.2 piece, ?round-bar 0.2 piece,
      ?binding-wire 0.01 roll, ?ballast 0.04 tonne, ?dpc 0.03 roll,
      ?solid-concrete-block 10 piece, ?vent-block 0.1 piece`),
  },
  {
    key: 'roofing',
    words: /\b(?:roofing|roof|kuezeka|ezeka|paa|ku-?roof|roofin|ku - roof|mabati stage)\b/,
    lines: lines(`
      box-profile-sheet 1.5 metre, cypress-timber 12 foot, roofing-nail 0.15 kg,
      ?ridge-cap 0.1 piece, ?wire-nail 0.15 kg, ?fascia-board 0.8 foot, ?gutter 0.15 piece,
      ?downpipe 0.04 piece, ?self-drilling-screw 0.02 packet, ?insulation-foil 0.02 roll,
      ?roof-paint 0.01 tin, ?hoop-iron 0.01 roll`),
  },
  {
    key: 'ceiling',
    words: /\b(?:ceiling|gypsum ceiling|dari|gypsum work|siling)\b/,
    lines: lines(`
      gypsum-board 0.37 sheet, ceiling-channel 0.8 piece, drywall-screw 0.01 box,
      jointing-compound 0.02 bag, ?jointing-tape 0.01 roll, ?ceiling-cornice 0.35 piece,
      ?emulsion-paint 0.02 bucket, ?wall-plug 0.02 packet, ?wall-filler 0.02 bag,
      ?wood-screw 0.01 packet, ?insulation-foil 0.02 roll, ?led-downlight 0.1 piece`),
  },
  {
    key: 'plastering',
    words: /\b(?:plastering|plaster|plasta|kupiga plasta|plastering stage|render|rendering|lipu)\b/,
    lines: lines(`
      cement-32-5 0.6 bag, river-sand 0.15 tonne, ?wood-float =2 piece,
      ?mason-trowel =2 piece, ?waterproof-additive =10 packet, ?hydrated-lime 0.05 bag,
      ?chicken-mesh 0.02 roll, ?masonry-cement 0.2 bag, ?wall-filler 0.1 bag,
      ?spirit-level =1 piece`),
  },
  {
    key: 'wiring',
    words:
      /\b(?:wiring|(?:re)?wire (?:a|an|my|the|our|this|whole)|electrical (?:work|works|installation|fittings|materials|supplies|kit|first fix|second fix)|electricals|umeme|stima|electricity|first fix)\b/,
    set: /\b(?:(?:wiring|electrical) (?:materials?|kit|supplies|items|stuff|set)|vifaa (?:vya|za) (?:umeme|stima|wiring))\b/,
    lines: lines(`
      single-core-cable *2 roll, switch *2 piece, socket *3 piece, consumer-unit =1 piece,
      mcb =8 piece, ?pvc-conduit *12 piece, ?conduit-box *6 piece, ?earth-rod =1 piece,
      ?rccb =1 piece, ?lampholder *3 piece, ?insulating-tape =5 piece, ?dp-switch =2 piece,
      ?meter-box =1 piece, ?led-bulb *3 piece, ?twin-earth-cable =1 roll,
      ?armoured-cable =20 metre, ?led-downlight *2 piece, ?led-tube =1 piece`),
  },
  {
    key: 'pit-latrine',
    words: /\b(?:pit latrines?|latrines?|long drop|(?:choo|vyoo) (?:cha|vya|ya|za) shimo)\b/,
    lines: lines(`
      cement-32-5 =12 bag, river-sand =4 tonne, ballast =4 tonne,
      machine-cut-stone =250 piece, deformed-bar =10 piece, box-profile-sheet =8 metre,
      ?cypress-timber =80 foot, ?pvc-waste-pipe =1 piece, ?flush-door =1 piece,
      ?hardcore =3 tonne`),
  },
  {
    key: 'septic',
    words: /\b(?:septic|soak pit|soakpit|soakaway|sewer line|sewer|sewage|drainage|maji taka)\b/,
    lines: lines(`
      pvc-waste-pipe =12 piece, pvc-fitting =8 piece, manhole-cover =3 set,
      cement-32-5 =25 bag, ?river-sand =7 tonne, ?ballast =7 tonne,
      ?solid-concrete-block =300 piece, ?machine-cut-stone =300 piece,
      ?deformed-bar =15 piece, ?pvc-solvent-cement =2 tin, ?waterproof-additive =10 packet,
      ?brc-mesh =1 roll, ?hardcore =7 tonne`),
  },
  {
    key: 'tiling',
    words:
      /\b(?:tiling|to tile|tile (?:a|my|the) \w+|kuweka tiles|kuweka vigae|tile work|flooring|kuweka tails|floor finishing|ku - tile)\b/,
    lines: lines(`
      ceramic-floor-tile 0.58 box, tile-adhesive 0.25 bag, tile-grout 0.1 bag,
      ?tile-spacer =2 packet, ?tile-trim =6 piece, ?ceramic-wall-tile 0.2 box,
      ?cement-32-5 0.15 bag, ?porcelain-floor-tile 1.05 sqm, ?tile-cutter =1 piece,
      ?timber-skirting 1 foot, ?river-sand 0.05 tonne`),
  },
  {
    key: 'bathroom',
    words:
      /\b(?:bathroom|washroom|washrooms|toilet fittings|bafu|choo na bafu|ensuite|en suite|shower room|sanitary ?ware|sanitary|toilet and shower)\b/,
    set: /\b(?:sanitary ?(?:ware|fittings|items)|(?:bathroom|washroom|toilet) (?:fittings|kit|suite|set|materials|accessories)|vifaa (?:vya|za) (?:bafu|choo|bathroom|washroom))\b/,
    countedFor: { of: 'bathrooms', usual: 1 },
    lines: lines(`
      toilet-suite +1 set, wash-basin +1 piece, shower-set +1 set, ?tap +2 piece,
      ?ceramic-wall-tile +14 box, ?ceramic-floor-tile +3 box, ?tile-adhesive +8 bag,
      ?tile-grout +3 bag, ?bottle-trap +1 piece, ?flexible-connector +3 piece,
      ?instant-shower +1 piece, ?pvc-fitting +2 piece, ?ppr-pipe +4 piece,
      ?ppr-fitting +12 piece, ?pvc-waste-pipe +3 piece, ?silicone-sealant +2 tube,
      ?liquid-waterproofing +1 bucket, ?thread-tape +3 piece`),
  },
  {
    key: 'plumbing',
    words: /\b(?:plumbing|plumber (?:stuff|materials)|mabomba|piping|water system|water supply)\b/,
    set: /\b(?:plumbing (?:kit|materials?|fittings|supplies|items|stuff|set)|vifaa (?:vya|za) (?:plumbing|mabomba|maji))\b/,
    lines: lines(`
      ppr-pipe *6 piece, ppr-fitting *15 piece, pvc-waste-pipe *3 piece,
      pvc-fitting *3 piece, ?gate-valve =3 piece, ?tap *1 piece, ?thread-tape =10 piece,
      ?water-tank =1 piece, ?toilet-suite =2 set, ?wash-basin =2 piece, ?shower-set =2 set,
      ?pvc-solvent-cement =2 tin, ?flexible-connector *2 piece, ?float-valve =1 piece,
      ?kitchen-sink =1 piece, ?bottle-trap =2 piece, ?water-meter =1 piece,
      ?hdpe-pipe =50 metre, ?instant-shower =1 piece, ?manhole-cover =2 set`),
  },
  {
    key: 'painting',
    words:
      /\b(?:painting|(?:re)?paint (?:a|an|my|the|our|this|whole)|kupaka rangi|paint work|paintwork|paint job|repaint|repainting|rangi ya nyumba)\b/,
    lines: lines(`
      emulsion-paint 0.04 bucket, undercoat-paint 0.02 bucket,
      ?exterior-weather-paint 0.02 bucket, ?wall-filler 0.1 bag, ?gloss-paint 0.01 bucket,
      ?wall-primer 0.02 bucket, ?paint-brush =4 piece, ?paint-roller =3 set,
      ?thinner =2 tin, ?wood-varnish =2 tin, ?metal-primer =2 tin, ?roof-paint 0.01 bucket`),
  },
  {
    key: 'electric-fence',
    words: /\b(?:electric fence|electrical fence|fensi ya umeme|fensi ya stima)\b/,
    lines: lines(`
      electric-fence-energizer =1 piece, plain-wire =2 roll, ?earth-rod =2 piece,
      ?concrete-post =20 piece, ?angle-iron =10 piece, ?solar-battery =1 piece,
      ?razor-wire =4 coil`),
  },
  {
    key: 'fencing',
    words: /\b(?:fencing|fence|fensi|kufence|ku - fence|kuzungushia|ua|kuweka ua)\b/,
    lines: lines(`
      chain-link 0.01 roll, concrete-post 0.07 piece, barbed-wire 0.005 roll,
      ?fencing-staple 0.02 kg, ?plain-wire 0.003 roll, ?binding-wire 0.002 roll,
      ?steel-gate =1 piece, ?cement-32-5 0.03 bag, ?treated-post 0.05 piece,
      ?ballast 0.01 tonne, ?river-sand 0.01 tonne, ?razor-wire 0.01 coil,
      ?wire-nail 0.01 kg`),
  },
  {
    key: 'paving',
    words: /\b(?:cabro works?|paving|driveway|parking|pave|cabro installation|walkway)\b/,
    lines: lines(`
      paving-block 1.05 sqm, quarry-dust 0.08 tonne, ?road-kerb 0.3 piece,
      ?murram 0.3 tonne, ?hardcore 0.3 tonne, ?cement-32-5 0.05 bag, ?ballast 0.05 tonne,
      ?drain-channel 0.1 piece, ?river-sand 0.05 tonne, ?plate-compactor =1 piece`),
  },
  {
    key: 'solar',
    words:
      /\b(?:solar system|solar installation|solar setup|solar power system|solar backup|solar kit|sola ya nyumba|off grid|solar for (?:my|the|a) house)\b/,
    lines: lines(`
      solar-panel =4 piece, solar-inverter =1 piece, solar-battery =2 piece,
      ?single-core-cable =1 roll, ?mcb =3 piece, ?solar-floodlight =2 piece,
      ?consumer-unit =1 piece, ?earth-rod =1 piece, ?solar-water-heater =1 set,
      ?pvc-conduit =10 piece, ?led-bulb =10 piece`),
  },
  {
    key: 'water-storage',
    words:
      /\b(?:water storage|rain(?:water)? harvest\w*|kuvuna maji|tank stand|borehole setup|store rain ?water|harvest rain)\b/,
    lines: lines(`
      water-tank =1 piece, gutter =10 piece, downpipe =4 piece, ?float-valve =1 piece,
      ?gate-valve =1 piece, ?ppr-pipe =6 piece, ?ppr-fitting =10 piece,
      ?water-pump =1 piece, ?hdpe-pipe =30 metre, ?tap =2 piece`),
  },
  {
    key: 'doors',
    words:
      /\b(?:doors and windows|doors na windows|milango na madirisha|door fitting|hanging doors|door hanging)\b/,
    lines: lines(`
      flush-door *1 piece, door-frame *1 piece, mortice-lock *1 set, door-hinge *2 pair,
      ?steel-door =1 piece, ?steel-window *1 piece, ?window-glass *12 sqft,
      ?tower-bolt *1 piece, ?panel-door =1 piece, ?wood-varnish =2 tin,
      ?aluminium-window *2 sqm`),
  },
  {
    key: 'ironmongery',
    words:
      /\b(?:iron ?mongery|door (?:hardware|furniture|fittings|accessories|ironmongery)|hardware (?:for|of) (?:\w+ )?doors?)\b/,
    set: /\b(?:iron ?mongery|door (?:hardware|furniture|fittings|accessories))\b/,
    countedFor: { of: 'doors', usual: 6 },
    lines: lines(`
      mortice-lock +1 set, door-hinge +1.5 pair, ?tower-bolt +1 piece,
      ?door-closer +0.2 piece`),
  },
  {
    key: 'safety',
    words:
      /\b(?:ppe|safety (?:gear|equipment|kit|items|wear|stuff|things)|protective (?:gear|equipment|wear|clothing)|vifaa vya usalama|vifaa za usalama)\b/,
    set: /\b(?:ppe|safety (?:gear|equipment|kit|items|wear|stuff|things)|protective (?:gear|equipment|wear|clothing)|vifaa vya usalama|vifaa za usalama)\b/,
    countedFor: { of: 'people', usual: 10 },
    lines: lines(`
      hard-hat +1 piece, safety-boot +1 pair, reflective-vest +1 piece,
      work-gloves +1 pair, ?dust-mask =1 box, ?safety-goggles +1 piece, ?overall +1 piece,
      ?first-aid-kit =1 piece, ?safety-harness +0.2 piece, ?caution-tape =1 roll,
      ?fire-extinguisher =1 piece, ?gumboot +1 pair`),
  },
  {
    key: 'tools',
    words:
      /\b(?:mason(?:ry)? tools|hand tools|tools for (?:my |the |\d+ )?(?:site|masons?|crew|fundis?)|vifaa vya fundi|site tools|construction tools|tools za (?:fundi|site|mjengo)|basic tools)\b/,
    set: /\b(?:(?:mason(?:ry)?|hand|site|construction|basic) tools|tools for (?:my |the |\d+ )?(?:masons?|crew|fundis?|workers|men)|tools (?:za|ya) (?:fundi|mafundi|site|mjengo)|vifaa (?:vya|za) (?:fundi|mafundi|kazi))\b/,
    countedFor: { of: 'people', usual: 5 },
    lines: lines(`
      wheelbarrow +0.4 piece, spade +0.8 piece, mason-trowel +1 piece,
      ?spirit-level +0.4 piece, ?tape-measure +0.4 piece, ?hammer +0.4 piece,
      ?karai +0.8 piece, ?jembe +0.4 piece, ?wood-float +0.6 piece,
      ?builders-line +0.4 set, ?pickaxe +0.4 piece, ?saw =1 piece, ?ladder =1 piece`),
  },
  {
    key: 'columns',
    words: /\b(?:columns?|beams?|ring beam|nguzo za slab|lintels?)\b/,
    lines: lines(`
      cement-42-5 0.3 bag, river-sand 0.04 tonne, ballast 0.07 tonne,
      deformed-bar 0.4 piece, round-bar 0.4 piece, binding-wire 0.01 roll,
      ?cypress-timber 3 foot, ?wire-nail 0.05 kg, ?marine-plywood 0.05 sheet`),
  },
  {
    key: 'wall',
    words: /\b(?:(?:a|an|the|my|our|this|stone|block|brick|retaining|dividing) wall|ukuta)\b/,
    lines: lines(`
      machine-cut-stone 12 piece, cement-32-5 0.25 bag, river-sand 0.05 tonne,
      ?hoop-iron 0.01 roll, ?deformed-bar 0.1 piece, ?foundation-stone 1 foot,
      ?ballast 0.05 tonne`),
  },
];
