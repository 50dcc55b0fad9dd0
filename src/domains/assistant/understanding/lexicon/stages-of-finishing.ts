import { lines, type Stage } from './stage-lines.ts';

/** What finishing, fencing and fitting out take, rough figures of the trade for one ordinary storey. */
export const finishingStages: readonly Stage[] = [
  {
    key: 'tiling',
    words:
      /\b(?:tiling|to tile|tile (?:a|my|the) \w+|kuweka tiles|kuweka vigae|tile work|flooring|kuweka tails|floor finishing|ku - tile)\b/,
    lines: lines(`ceramic-floor-tile 0.58 box
      tile-adhesive 0.25 bag
      tile-grout 0.1 bag
      ?tile-spacer =2 packet
      ?tile-trim =6 piece
      ?ceramic-wall-tile 0.2 box
      ?cement-32-5 0.15 bag
      ?porcelain-floor-tile 1.05 sqm
      ?tile-cutter =1 piece
      ?timber-skirting 1 foot
      ?river-sand 0.05 tonne`),
  },
  {
    key: 'bathroom',
    words:
      /\b(?:bathroom|washroom|washrooms|toilet fittings|bafu|choo na bafu|ensuite|en suite|shower room|sanitary ?ware|sanitary|toilet and shower)\b/,
    set: /\b(?:sanitary ?(?:ware|fittings|items)|(?:bathroom|washroom|toilet) (?:fittings|kit|suite|set|materials|accessories)|vifaa (?:vya|za) (?:bafu|choo|bathroom|washroom))\b/,
    countedFor: { of: 'bathrooms', usual: 1 },
    lines: lines(`toilet-suite +1 set
      wash-basin +1 piece
      shower-set +1 set
      ?tap +2 piece
      ?ceramic-wall-tile +14 box
      ?ceramic-floor-tile +3 box
      ?tile-adhesive +8 bag
      ?tile-grout +3 bag
      ?bottle-trap +1 piece
      ?flexible-connector +3 piece
      ?instant-shower +1 piece
      ?pvc-fitting +2 piece
      ?ppr-pipe +4 piece
      ?ppr-fitting +12 piece
      ?pvc-waste-pipe +3 piece
      ?silicone-sealant +2 tube
      ?liquid-waterproofing +1 bucket
      ?thread-tape +3 piece`),
  },
  {
    key: 'plumbing',
    words: /\b(?:plumbing|plumber (?:stuff|materials)|mabomba|piping|water system|water supply)\b/,
    set: /\b(?:plumbing (?:kit|materials?|fittings|supplies|items|stuff|set)|vifaa (?:vya|za) (?:plumbing|mabomba|maji))\b/,
    lines: lines(`ppr-pipe *6 piece
      ppr-fitting *15 piece
      pvc-waste-pipe *3 piece
      pvc-fitting *3 piece
      ?gate-valve =3 piece
      ?tap *1 piece
      ?thread-tape =10 piece
      ?water-tank =1 piece
      ?toilet-suite =2 set
      ?wash-basin =2 piece
      ?shower-set =2 set
      ?pvc-solvent-cement =2 tin
      ?flexible-connector *2 piece
      ?float-valve =1 piece
      ?kitchen-sink =1 piece
      ?bottle-trap =2 piece
      ?water-meter =1 piece
      ?hdpe-pipe =50 metre
      ?instant-shower =1 piece
      ?manhole-cover =2 set`),
  },
  {
    key: 'painting',
    words:
      /\b(?:painting|(?:re)?paint (?:a|an|my|the|our|this|whole)|kupaka rangi|paint work|paintwork|paint job|repaint|repainting|rangi ya nyumba)\b/,
    lines: lines(`emulsion-paint 0.04 bucket
      undercoat-paint 0.02 bucket
      ?exterior-weather-paint 0.02 bucket
      ?wall-filler 0.1 bag
      ?gloss-paint 0.01 bucket
      ?wall-primer 0.02 bucket
      ?paint-brush =4 piece
      ?paint-roller =3 set
      ?thinner =2 tin
      ?wood-varnish =2 tin
      ?metal-primer =2 tin
      ?roof-paint 0.01 bucket`),
  },
  {
    key: 'electric-fence',
    words: /\b(?:electric fence|electrical fence|fensi ya umeme|fensi ya stima)\b/,
    lines: lines(`electric-fence-energizer =1 piece
      plain-wire =2 roll
      ?earth-rod =2 piece
      ?concrete-post =20 piece
      ?angle-iron =10 piece
      ?solar-battery =1 piece
      ?razor-wire =4 coil`),
  },
  {
    key: 'fencing',
    words: /\b(?:fencing|fence|fensi|kufence|ku - fence|kuzungushia|ua|kuweka ua)\b/,
    lines: lines(`chain-link 0.01 roll
      concrete-post 0.07 piece
      barbed-wire 0.005 roll
      ?fencing-staple 0.02 kg
      ?plain-wire 0.003 roll
      ?binding-wire 0.002 roll
      ?steel-gate =1 piece
      ?cement-32-5 0.03 bag
      ?treated-post 0.05 piece
      ?ballast 0.01 tonne
      ?river-sand 0.01 tonne
      ?razor-wire 0.01 coil
      ?wire-nail 0.01 kg`),
  },
  {
    key: 'paving',
    words: /\b(?:cabro works?|paving|driveway|parking|pave|cabro installation|walkway)\b/,
    lines: lines(`paving-block 1.05 sqm
      quarry-dust 0.08 tonne
      ?road-kerb 0.3 piece
      ?murram 0.3 tonne
      ?hardcore 0.3 tonne
      ?cement-32-5 0.05 bag
      ?ballast 0.05 tonne
      ?drain-channel 0.1 piece
      ?river-sand 0.05 tonne
      ?plate-compactor =1 piece`),
  },
  {
    key: 'solar',
    words:
      /\b(?:solar system|solar installation|solar setup|solar power system|solar backup|solar kit|sola ya nyumba|off grid|solar for (?:my|the|a) house)\b/,
    lines: lines(`solar-panel =4 piece
      solar-inverter =1 piece
      solar-battery =2 piece
      ?single-core-cable =1 roll
      ?mcb =3 piece
      ?solar-floodlight =2 piece
      ?consumer-unit =1 piece
      ?earth-rod =1 piece
      ?solar-water-heater =1 set
      ?pvc-conduit =10 piece
      ?led-bulb =10 piece`),
  },
  {
    key: 'water-storage',
    words:
      /\b(?:water storage|rain(?:water)? harvest\w*|kuvuna maji|tank stand|borehole setup|store rain ?water|harvest rain)\b/,
    lines: lines(`water-tank =1 piece
      gutter =10 piece
      downpipe =4 piece
      ?float-valve =1 piece
      ?gate-valve =1 piece
      ?ppr-pipe =6 piece
      ?ppr-fitting =10 piece
      ?water-pump =1 piece
      ?hdpe-pipe =30 metre
      ?tap =2 piece`),
  },
  {
    key: 'doors',
    words:
      /\b(?:doors and windows|doors na windows|milango na madirisha|door fitting|hanging doors|door hanging)\b/,
    lines: lines(`flush-door *1 piece
      door-frame *1 piece
      mortice-lock *1 set
      door-hinge *2 pair
      ?steel-door =1 piece
      ?steel-window *1 piece
      ?window-glass *12 sqft
      ?tower-bolt *1 piece
      ?panel-door =1 piece
      ?wood-varnish =2 tin
      ?aluminium-window *2 sqm`),
  },
  {
    key: 'ironmongery',
    words:
      /\b(?:iron ?mongery|door (?:hardware|furniture|fittings|accessories|ironmongery)|hardware (?:for|of) (?:\w+ )?doors?)\b/,
    set: /\b(?:iron ?mongery|door (?:hardware|furniture|fittings|accessories))\b/,
    countedFor: { of: 'doors', usual: 6 },
    lines: lines(`mortice-lock +1 set
      door-hinge +1.5 pair
      ?tower-bolt +1 piece
      ?door-closer +0.2 piece`),
  },
  {
    key: 'safety',
    words:
      /\b(?:ppe|safety (?:gear|equipment|kit|items|wear|stuff|things)|protective (?:gear|equipment|wear|clothing)|vifaa vya usalama|vifaa za usalama)\b/,
    set: /\b(?:ppe|safety (?:gear|equipment|kit|items|wear|stuff|things)|protective (?:gear|equipment|wear|clothing)|vifaa vya usalama|vifaa za usalama)\b/,
    countedFor: { of: 'people', usual: 10 },
    lines: lines(`hard-hat +1 piece
      safety-boot +1 pair
      reflective-vest +1 piece
      work-gloves +1 pair
      ?dust-mask =1 box
      ?safety-goggles +1 piece
      ?overall +1 piece
      ?first-aid-kit =1 piece
      ?safety-harness +0.2 piece
      ?caution-tape =1 roll
      ?fire-extinguisher =1 piece
      ?gumboot +1 pair`),
  },
  {
    key: 'tools',
    words:
      /\b(?:mason(?:ry)? tools|hand tools|tools for (?:my |the |\d+ )?(?:site|masons?|crew|fundis?)|vifaa vya fundi|site tools|construction tools|tools za (?:fundi|site|mjengo)|basic tools)\b/,
    set: /\b(?:(?:mason(?:ry)?|hand|site|construction|basic) tools|tools for (?:my |the |\d+ )?(?:masons?|crew|fundis?|workers|men)|tools (?:za|ya) (?:fundi|mafundi|site|mjengo)|vifaa (?:vya|za) (?:fundi|mafundi|kazi))\b/,
    countedFor: { of: 'people', usual: 5 },
    lines: lines(`wheelbarrow +0.4 piece
      spade +0.8 piece
      mason-trowel +1 piece
      ?spirit-level +0.4 piece
      ?tape-measure +0.4 piece
      ?hammer +0.4 piece
      ?karai +0.8 piece
      ?jembe +0.4 piece
      ?wood-float +0.6 piece
      ?builders-line +0.4 set
      ?pickaxe +0.4 piece
      ?saw =1 piece
      ?ladder =1 piece`),
  },
  {
    key: 'columns',
    words: /\b(?:columns?|beams?|ring beam|nguzo za slab|lintels?)\b/,
    lines: lines(`cement-42-5 0.3 bag
      river-sand 0.04 tonne
      ballast 0.07 tonne
      deformed-bar 0.4 piece
      round-bar 0.4 piece
      binding-wire 0.01 roll
      ?cypress-timber 3 foot
      ?wire-nail 0.05 kg
      ?marine-plywood 0.05 sheet`),
  },
  {
    key: 'wall',
    words: /\b(?:(?:a|an|the|my|our|this|stone|block|brick|retaining|dividing) wall|ukuta)\b/,
    lines: lines(`machine-cut-stone 12 piece
      cement-32-5 0.25 bag
      river-sand 0.05 tonne
      ?hoop-iron 0.01 roll
      ?deformed-bar 0.1 piece
      ?foundation-stone 1 foot
      ?ballast 0.05 tonne`),
  },
];
