/** What each category holds, by slug. In English it reads as the data says. */
export const leads = {
  cement:
    'Bagged cement by strength class, white cement, masonry cement, lime and ready-mixed concrete.',
  'steel-rebar':
    'Deformed bars, round bars, BRC mesh, binding wire, hollow sections, angles and plates.',
  'sand-ballast-aggregates':
    'River sand, rock sand, ballast, quarry dust, hardcore and murram sold by the tonne.',
  'stones-blocks-bricks':
    'Machine-cut stones, foundation stones, concrete blocks, slab pots, bricks and interlocking blocks.',
  'roofing-gutters':
    'Mabati in box profile, corrugated and tile profile, stone-coated tiles, ridges, gutters and downpipes.',
  'wood-timber':
    'Cypress, pine and mahogany by the running foot, blue gum poles, fascia boards and T&G.',
  'plywood-boards':
    'Plywood, film-faced shuttering board, MDF, blockboard, chipboard and hardboard in 8x4 sheets.',
  plumbing: 'PPR, PVC, HDPE and GI pipes with fittings, valves, meters and thread tape.',
  'water-tanks-pumps':
    'Plastic water tanks by the litre, booster and borehole pumps, float valves.',
  sanitaryware:
    'Toilets, squat pans, basins, sinks, taps, mixers, showers and bathroom accessories.',
  'floor-wall-tiles': 'Ceramic and porcelain tiles, granite, natural stone, trims and spacers.',
  'waterproof-damp-barriers':
    'DPC, DPM polythene, geotextile, torch-on membrane and waterproofing compounds.',
  'adhesives-sealants':
    'Tile adhesive, grout, silicone, contact glue, wood glue, solvent cement and foam.',
  'paint-finishes':
    'Emulsion, gloss, undercoat, weather-proof exterior paint, varnish, thinner, filler, brushes and rollers.',
  electrical: 'Cables, conduits, switches, sockets, MCBs, consumer units and earthing.',
  'lighting-solar':
    'LED lamps and fittings, solar panels, inverters, batteries and solar water heaters.',
  'doors-windows-glass':
    'Flush, panel and steel doors, frames, steel and aluminium windows and glass.',
  'locks-ironmongery': 'Locks, padlocks, hinges, bolts, handles and cabinet hardware.',
  'nails-screws-fasteners':
    'Wire nails, roofing nails, screws, wall plugs, anchor bolts and fencing staples.',
  'tools-site-equipment': 'Hand tools, power tools, wheelbarrows, mixers, vibrators and ladders.',
  'safety-ppe': 'Boots, helmets, vests, gloves, masks, harnesses and fire extinguishers.',
  'paving-kerbs-drainage':
    'Cabro blocks, kerbs, slabs, culverts, drain channels and manhole covers.',
  'ceiling-gypsum-insulation':
    'Gypsum boards, jointing compound, ceiling channels, PVC ceiling, cornices and insulation.',
  'fencing-gates':
    'Chain link, barbed and razor wire, concrete and treated posts, gates and electric fence parts.',
} as const;
