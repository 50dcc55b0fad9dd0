/** What types are also called on site, beyond the materials dictionary; phrases parted by commas. */
export const tradeWords: Readonly<Record<string, string>> = {
  'cement-32-5':
    '32.5r, 32.5n, cement ya kawaida, cement ya plasta, simiti ya kawaida, nguvu cement, simba cement, blue triangle, sementi, cement ya ujenzi, ordinary cement, building cement',
  'cement-42-5':
    '42.5n, 42.5r, power max, powermax, power plus, nguvu 42.5, cement ya slab, cement ya column, opc cement, structural grade cement',
  'white-cement': 'cement nyeupe, simiti ya white',
  'masonry-cement': '22.5x, cement ya kujenga',
  'hydrated-lime': 'chokaa ya kupaka, whitewash, neru',
  'ready-mix-concrete':
    'readymix, concrete mix, c20, c30, class 20, class 30, mixed concrete, concrete ya kumwaga, zege ya lori, concrete',
  'deformed-bar':
    'rebars, steel bars, iron bars, reinforcement bar, reinforcement steel, reinforcing bar, ribbed steel, iron rod, iron rods, steel rod, steel rods, twisted bar, twisted steel, chuma ya kujenga, chuma za nguzo, chuma ya slab, high yield, tor steel, construction steel, vyuma za mjengo, nondo za slab',
  'round-bar':
    'ring, rings, ringi, stirrup, links, r bar, mild bar, mild steel bar, smooth bar, plain bar, plain round bar, round bars, chuma ya rings, chuma za duara, chuma ya duara, nondo za duara, nondo laini, nondo ya ringi',
  'brc-mesh':
    'brc wire, weldmesh, weld mesh, weldmess, brc fabric, a193, a252, brc ya slab, birisi, mesh wire, reinforcement mesh',
  'binding-wire':
    'tie wire ya nondo, wire ya kufunga, waya wa kufunga, waya ya kufungia, waya wa kufunga nondo, tying wire, tie wire, rebar wire, steel fixing wire, annealed wire, black wire, binding waya',
  'hollow-section':
    'square pipe, square pipes, tubes za square, box pipe, square hollow, tubes, steel tubing, square tubing, tubu',
  'angle-iron': 'angle lines, angles, angle bars, ango laini, angol',
  'flat-bar': 'flat bars, flat iron, flatbars, burglar bars, flat steel',
  'steel-sheet':
    'ms sheet, mild steel plate, mild steel sheet, chequered plate, checker plate, sheet metal, gate plate, black sheets, sheet za gate',
  'hoop-iron': 'hoopiron, hoop iron ya ukuta, hupu aini, wall ties, strapping',
  'z-purlin': 'zed purlins, steel purlins, z purlins, c purlin, lipped channel',
  ballast:
    'balast, ballast ya slab, kokoto ndogo, kokoto za zege, balasi, crushed aggregate, aggregates, aggregate, stone chips, chips za concrete, concrete aggregate, vikokoto',
  'river-sand':
    'sand, sandi, mchanga wa kujengea, mchanga wa plasta, mchanga ya mto, fine sand, building sand ya mto, mchanga ya kujenga, michanga, plastering sand',
  'rock-sand': 'crushed sand, manufactured rock sand, sand ya mawe, msand',
  'quarry-dust':
    'stone dust, vumbi ya mawe, quarrydust, crusher run, vumbi la mawe, dust ya quarry, kware dust',
  hardcore:
    'hard core, hardcore stones, mawe makubwa, filling stones, hadkoo, hadikor, foundation fill, hard cores',
  murram: 'moram, murramu, maram, mrram, udongo mwekundu, backfill soil, muramu, murram ya kujaza',
  'pit-sand': 'pit sands, sand ya shimo, mchanga ya shimo',
  'machine-cut-stone':
    'machine cut, machine cuts, machine stones, ndarugo, nairobi stone, grey stone, building stones, cut stones, mawe ya kujenga, mawe ya kujengea, mawe ya nairobi, quarry stones, mawe ya ukuta, stones, stone, walling stones, dressed stones, six nine, mawe ya kata, jiwe, mawe ya juja, stone za kujenga',
  'foundation-stone':
    'foundation stones, stones za msingi, mawe ya foundation, stones za foundation, rough stone, footing stones, hand dressed stone',
  'solid-concrete-block':
    'concrete blocks, cement blocks, solid blocks, concrete bricks, building blocks, bloki za simiti, block za simiti, bloki, blocks, matofali ya cement, tofali za simiti, vibration blocks',
  'hollow-concrete-block':
    'hollow blocks, bloki za shimo, blocks za shimo, cavity block, blocks za hollow, bloki zenye mashimo, hollow core block',
  maxpan: 'maxpans, max pans, hollow pots, clay pots, slab pots, vyungu, beam and block, rib block',
  'clay-brick':
    'bricks, burnt bricks, red bricks, clay bricks, matofali ya udongo, tofali za kuchoma, facing bricks',
  'interlocking-block':
    'interlocking bricks, interlocking blocks, interlock blocks, matofali ya interlock, soil blocks, interlocks',
  'vent-block':
    'vent blocks, ventilation blocks, louvres block, breeze block, vents, air brick, air vents, decorative blocks, matofali ya hewa',
  'box-profile-sheet':
    'mabati box profile, box profile sheets, boxprofile, boxed profile, mabati ya boxi, mabati boxi, it4 mabati, dumuzas, dumu zas, prepainted mabati, painted iron sheets, coloured mabati, colour coated sheet, matte mabati, resincot mabati',
  'corrugated-sheet':
    'corrugated iron, corrugated mabati, corrugated iron sheets, mabati ya mawimbi, galvanized sheets, galvanized iron sheets, gi sheets, gi sheet, wavy sheets, mabati za wimbi, mabati wimbi, plain iron sheet, ordinary mabati, galvanised mabati',
  'tile-profile-sheet':
    'romantile, roman tile, romantiles, versatile, versatile mabati, orientile, orientiles, tile profile sheets, zentile, stepped profile, mabati versatile',
  'stone-coated-tile':
    'stone coated tiles, stone coated roof, decra roofing, harvey tiles, shingles, gerard tiles, stone coated roofing, stonecoated, coated tiles',
  'clay-roof-tile':
    'clay roofing tiles, roof tiles, roofing tiles, mangalore tiles, clay tiles, tiles za udongo, vigae vya paa',
  'ridge-cap':
    'ridge caps, ridgecap, ridge capping, rijin, kofia ya mabati, kofia za paa, ridge cover, ridge cups, ridge, roof ridge, valley capping',
  'translucent-sheet':
    'translucent sheets, transparent mabati, mabati ya mwanga, skylights, clear roofing sheet, fibre sheet, mabati ya transparent, translucents, skylight sheet',
  gutter:
    'gutters, gutta, water gutters, rain gutters, gata za mabati, mfereji wa paa, gutter za maji, roof gutter, gatta',
  downpipe:
    'down pipes, downpipes, rain water pipe, downspout, bomba la gutter, pipe ya gutter, bomba za kushusha maji',
  'cypress-timber':
    'timbers, mbao cypress, rafter, purlin timber, battens, roofing timbers, mbao za kuezeka, formwork, mbao za mabati, mbao za formwork, boards za formwork, trusses timber, mbao ya form work, sawn wood, brandering, four by two, three by two, two by two, six by two, six by one, eight by one',
  'pine-timber': 'pine wood, pine boards',
  'mahogany-timber':
    'mahogany wood, mvuli, hard wood, mahogani, mbao ya mahogany, hardwood timber, mbao za mvule',
  'bluegum-pole':
    'blue gum poles, gum poles, eucalyptus poles, eucalyptus, construction poles, support poles, slab poles, scaffold poles, propping poles, miti ya slab, miti za kushikilia slab, miti ya mjengo, nguzo za slab, mti wa props, poles, bluegum, mapole, mirunda',
  'fascia-board':
    'fascia boards, facia, facia board, facer board, faciar board, fashia, fesha board, vash board, mbao ya fascia, bargeboard',
  'tng-board':
    'tng, t and g, tongue groove, tng ceiling, tng boards, mbao ya ceiling, mbao za ceiling, t n g, tongue and groove boards, tongue and groove ceiling',
  'timber-skirting': 'wooden skirting, skirtings, skatin, skirting ya mbao, skirting timber',
  plywood:
    'plywoods, ply wood, plai board, plaiwud, ply sheets, plywood board, plywood sheets, plaiwood, ply ya ceiling',
  'marine-plywood':
    'marine boards, marine ply, film face, film faced, shutter board, shutterply, shuttering ply, formwork plywood, formwork board, marine bodi, marine ya formwork',
  mdf: 'mdf boards, mdf sheets, medium density fibreboard, medium density board',
  blockboard: 'blockboards, block boards, blok board',
  chipboard:
    'chip board, chip boards, particleboard, melamine, laminated board, melamine chipboard',
  hardboard: 'hard boards, hardboards',
  'ppr-pipe':
    'ppr pipes, pn20, pn20 pipe, ppr bomba, bomba za ppr, green pipes, mabomba ya ppr, pipes za ppr, hot water pipes, bomba ya maji moto, bomba la maji moto',
  'ppr-fitting':
    'ppr elbows, ppr tees, ppr sockets, ppr union, ppr joints, elbows za ppr, ppr fittings, elbow za ppr, tee za ppr, socket za ppr, ppr coupling, plumbing elbow, elbow, elbows, pipe elbow, pipe fittings, male adapter, male adaptors, elboo, tees, viungo vya ppr, kona za ppr',
  'pvc-waste-pipe':
    'pvc pipes, waste pipes, sewer pipes, soil pipes, upvc pipe, upvc, drainage pipes, bomba za choo, bomba za maji taka, bomba ya sewer, sewage pipe, grey pipe, underground drainage pipe, bomba la choo, pipe ya choo, pvc bomba, toilet pipe, mabomba ya maji taka, waste water pipe, sewer line pipe, pvc sewer pipe',
  'pvc-fitting':
    'pvc bends, pvc tees, floor traps, gully traps, gulley trap, gulley, pvc fittings, inspection bend, plain bend, pvc elbow, p traps, bends za pvc, floor drain, bend ya choo, waste fittings, kona za pvc, tee ya pvc, pvc junction, shower drain',
  'hdpe-pipe':
    'hdpe pipes, poly pipes, polypipes, black pipes, pipe nyeusi, pipes za shamba, bomba nyeusi, irrigation pipe, borehole pipe, mpira wa maji mweusi, pe pipes, bomba za hdpe, water line pipe',
  'gi-pipe':
    'gi pipes, galvanised pipes, galvanized pipe, galvanized pipes, steel water pipe, g.i pipe, galvanized iron pipe, bomba ya chuma, bomba za chuma, class b pipe, mabomba ya chuma, bomba za gi',
  'gate-valve':
    'gate valves, peglers, pegler, pegler valve, brass valve, stop cock, stop cocks, stopcocks, isolating valve, water valve, getivalvu, get valve, control valve, koki ya kufunga maji',
  'water-meter': 'water meters, submeter ya maji, mita za maji, watermeter',
  'flexible-connector':
    'flexible tubes, flexible pipe, flexi hose, flexible pipes, flexible connectors, flexible hoses, flex tube, flexible ya sink, flexi connector, connectors za sink',
  'thread-tape':
    'thread tapes, thread seal tape, ptfe tape, plumber tape, thred tape, tredi tepu, white tape ya plumber, teflon',
  'water-tank':
    'tank, tanks, water tanks, plastic tanks, tank ya maji, tangi, matangi, tanki la maji, kentanks, roto, rototank, water storage tank, storage tanks, overhead tank, tanki za maji, jojo tank, top tank',
  'water-pump':
    'pumps, water pumps, booster pumps, booster, pressure pump, submersible, borehole pumps, pampu ya kisima, pump ya borehole, pump ya maji, pump za maji, pump ya kisima, mota ya maji, pump ya booster, pressure booster',
  'float-valve':
    'ball valves, float valves, ball cock, ballcocks, floater, floater valve, tank float, ball float, boya la tanki, boya, float ya tank, boya ya tank, floater ya tank',
  'toilet-suite':
    'toilets, wcs, close couple toilet, close couple, closed couple, closet, toilet bowl, toilet bowls, flush toilet, water closets, sit down toilet, western toilet, one piece toilet, choo ya kukaa, vyoo vya kukaa, vyoo, toilet ya kukaa, toilet sets, commode, toilet complete, choo ya kukalia',
  'squat-pan':
    'squat toilet, squat pans, asian toilets, asian squat, choo ya kuchuchumaa, asian type toilet, squatting pan, pit latrine slab, latrine pan, indian toilet, eastern toilet, choo ya asian, choo cha asian',
  'wash-basin':
    'wash basins, washbasin, wash hand basins, handwash basin, hand wash basin, pedestal basin, bathroom sink, beseni, sink ya kunawa, sink ya kunawia mikono, sinki ya kunawia, basin ya kunawa mikono, counter top basin, handbasin, lavatory, sink ya bafu, mabeseni, vanity basin',
  'kitchen-sink':
    'sinks, kitchen sinks, steel sink, single bowl sink, double bowl sink, sinki la jikoni, sinki la vyombo, sink ya vyombo, masinki, sink ya jikoni, double sink, single bowl, zinki',
  tap: 'taps, bib taps, bibtap, faucets, mixer taps, pillar taps, kitchen taps, garden tap, koki za maji, koki ya maji, mifereji, bomba la kunawia, basin tap, sink mixer, mixers, sink tap, tap ya sink, tap za maji, mfereji wa maji, basin mixers, kitchen mixers',
  'shower-set':
    'shower mixers, shower set, shower heads, shower rose, shower mixa, concealed shower, exposed shower, overhead shower, bath shower mixer, shower sets, mixer ya shower',
  'instant-shower':
    'instant showers, instant hot shower, lorenzetti, lorenzetti shower, shower heaters, electric shower, hot shower heater, hita ya shower, heater ya bafu, heater ya kuoga, instant water heater, instant shower heater, shower ya maji moto, salty water shower, instashower',
  'bottle-trap': 'bottle traps, waste trap, basin waste, botol trap, sink waste trap',
  bathtub: 'bath tub, bathtubs, bath tubs, jacuzzi, batabu, bafu ya kulala, tub ya kuoga',
  'ceramic-floor-tile':
    'floor tiles, ceramic tiles, ceramic floor tile, tiles za floor, tiles za sakafu, vigae za sakafu, tiles ya floor, flor tiles, tile ya sakafu, non slip tiles, matailizi, tails za floor, taili, taili za chini, tiles za chini, tails za chini',
  'porcelain-floor-tile':
    'porcelain tiles, porcelain floor tiles, polished tiles, polished porcelain, granito tiles, wood effect tile, wooden tiles, wood look tile, porcelains, vitrified tiles, gloss floor tiles, marble tiles',
  'ceramic-wall-tile':
    'wall tiles, tiles za ukuta, tiles za wall, kitchen tiles, bathroom tiles, toilet tiles, bathroom wall tiles, kitchen wall tiles, tails za ukuta, vigae vya bafu, vigae za ukuta, tiles za jikoni, backsplash, tiles ya bafu, tiles za choo, taili za ukuta',
  'granite-slab':
    'granite slabs, granite tops, granite worktop, granite counter, granite countertop, counter top, kitchen counter top, worktop, granite ya jikoni, granites, kitchen worktop, granait',
  'mazeras-stone':
    'mazeras stones, mazeras tiles, mazeras cladding, natural stones, wall cladding, cladding stones, wall cladding stone, galana stones, galana, mazera stones, cladding',
  'tile-trim':
    'tile trims, corner strips, tile strips, edging strip, edge trims, stair nosing, tile edging, step nosings, trims za tiles, kona za tails, corner beads za tiles',
  'tile-spacer': 'tile spacers, tile crosses, spacers za tiles',
  'terrazzo-chips': 'terrazzo chip, marble chips, terazzo, terrazo, terazo chips',
  dpc: 'damp proof, damp course, dpc roll, felt, bitumen felt, dpc ya msingi, dpc felt, malthoid, damp proofing',
  'dpm-polythene':
    'damp proof sheet, dpm polythene, polythene ya slab, karatasi ya dpm, polythene paper ya slab, dpm roll, dpm sheet, polythene gauge, gauge polythene, polythene ya gauge, polythene gauge 1000, 1000 gauge polythene, 500 gauge polythene, karatasi ya foundation, nylon ya foundation, vapour barrier',
  'polythene-sheet':
    'polythene paper, nylon, nylon sheet, plastic sheeting, plastic cover, black polythene, polythene ya kufunika, karatasi nyeusi, nailoni nyeusi, curing polythene, clear plastic, polythene roll',
  geotextile:
    'geotextiles, geofabric, geo fabric, geotextile membrane, non woven fabric, drainage fabric',
  'torch-on-membrane':
    'torch on membrane, torch on felt, app torch on, bitumen membrane, membrane ya slab, membrane ya roof, bituminous felt roofing, flat roof membrane, roofing felt, app, apeepee, waterproofing membrane, waterproof membrane',
  'liquid-waterproofing':
    'waterproofing paint, waterproofing coating, waterproof paint, brush on waterproofing, waterproofing slurry, dr fixit, sikatop, liquid membrane, waterproof coat, waterproofing chemical, leakage sealer',
  'waterproof-additive':
    'waterproof additive, waterproofing powder, waterproofing additive, leak seal, integral waterproof, waterproof ya plaster, waterproof ya cement, concrete additive, admixture, waterproof admixture, waterproofing cement, waterproof ya kuchanganya',
  'bituminous-paint':
    'bituminous paint, bitumen paints, tar paint, rangi nyeusi ya msingi, foundation paint, black bituminous, bituminous coating, rangi ya foundation, bitumen coating',
  'tile-adhesive':
    'tile adhesives, tile glue, tile fix, tile fixing, adhesive, tile mortar, gundi ya tiles, gundi ya vigae, cement ya tiles, bond ya tiles, tylbond, tilebond, adhesive ya tails, tile gum',
  'tile-grout':
    'grouts, grouting, tile grouts, groti, grout ya tiles, grout powder, tile filler, white grout',
  'silicone-sealant':
    'silicone sealants, sealants, silicon, silicon sealant, silicone tube, silicone gel, silicon ya vioo, clear silicone, silikon',
  'contact-adhesive':
    'contact glues, laminate adhesive, formica glue, gundi ya formica, dunlop glue, contact gum',
  'wood-glue':
    'wood adhesive, carpenter glue, wood gum, white glue ya mbao, carpentry glue, fevicol, woodglue, gundi ya seremala, pva glue',
  'pvc-solvent-cement':
    'pvc cement, pipe cement, pvc gum, pvc adhesive, gundi ya mabomba, gundi ya pipe, glue ya pvc, solvent glue, tangit glue',
  'pu-foam':
    'pu foams, foam spray, expanding foams, gap filling foam, foam ya madirisha, foam ya kuziba, polyurethane foam, window foam',
  'emulsion-paint':
    'emulsions, vinyl paint, vinyl emulsion, silk vinyl, silk paint, vinylmatt, interior paints, wall paints, water based paint, ceiling paint, rangi ya kuta, rangi nyeupe, rangi ya plaster, economy paint, silk emulsion, inside paint, emulsion paint, matt paint, rangi ya silk, rangi ya ndani, rangi ya ceiling, covermatt, rangi ya emulsion',
  'gloss-paint':
    'gloss paints, super gloss paint, oil paints, enamel, rangi ya gloss, rangi ya mlango, rangi ya mafuta, rangi za milango, door paint, oil based paint, rangi ya gate, supergloss, gate paint',
  'undercoat-paint':
    'undercoats, under coats, undercoat paint, andakoti, undercoat ya mbao, rangi ya undercoat',
  'exterior-weather-paint':
    'exterior paints, weatherproof paint, outdoor paint, weather guards, external paint, rangi za nje, outer wall paint, rangi ya ukuta wa nje, rangi ya kuta za nje, exterior emulsion, weathershield paint, duracoat exterior, exterior wall paint, outside wall paint, rangi ya weatherguard, weather paint',
  'metal-primer':
    'red oxides, red oxide primer, oxide primer, anti rust paint, antirust, rust paint, rangi ya chuma, rangi ya kuzuia kutu, primer ya chuma, metal paint, oxide paint, primer ya gate, redoxide primer, oxide',
  'roof-paint':
    'roof paints, roofing paint, rangi ya bati, rangi za mabati, iron sheet paint, rangi ya mabati',
  'wood-varnish':
    'varnishes, wood polish, varnish ya mbao, clear coat wood, wood stains, rangi ya milango ya mbao, varnish ya milango, sanding sealer, clear wood varnish, vanishi ya mbao, polish ya mbao',
  thinner:
    'thinners, turps, standard thinner, paint thinners, mafuta ya taa ya rangi, tinner, thinna',
  'wall-filler':
    'wall fillers, wall putty, skim coat, skimming powder, skimming putty, wallmaster, wall master, putty powder, puti ya ukuta, filler ya ukuta, skimming ya nyumba, scrim powder',
  'wall-primer':
    'wall primers, plaster primers, alkali resistant primer, primer ya ukuta, primer ya wall, wall sealer, alkali resisting primer, praima ya ukuta, first coat primer',
  'paint-brush':
    'paint brushes, paintbrush, brushes, brush ya rangi, brashi, painting brush, painting brushes',
  'paint-roller':
    'paint rollers, rollers, roller ya rangi, roller brush, roller tray, painting roller, roller set',
  'single-core-cable':
    'cables, single cable, single core cables, electrical cable, electrical cables, electric wire, electric wires, wires, wiring cable, copper cable, copper wire, house wiring cable, nyaya, nyaya za umeme, nyaya ya stima, waya za stima, waya za umeme, waya ya umeme, single core wire, copper cables, waya za wiring, lighting cable, cable ya single',
  'twin-earth-cable':
    'twin earth, twin earth cable, twin cable, twin flat cable, twin with earth cable, cable ya twin, flat twin, twin core, 3 core flat cable',
  'armoured-cable':
    'armored cable, armoured cables, armored, swa, armoured wire, underground cables, waya ya kupita chini, main supply cable, 4 core cable',
  'pvc-conduit':
    'conduits, conduit pipes, electrical conduit, electrical pipe, conduit ya wiring, pipe za wiring, wiring pipes, pipe ya umeme, bomba la umeme, pipes za umeme, cable pipe, electrical conduits',
  'conduit-box':
    'conduit boxes, switch boxes, back boxes, circular boxes, junction boxes, patress box, metal boxes, box za switch, metal box ya socket, square box, round box, adaptable box, socket box',
  switch:
    'switches, light switches, gang switches, swichi za taa, switch za taa, swichi ya ukuta, lighting switch, wall switches, one gang switch, two gang switch',
  socket:
    'sockets, sockets outlets, power sockets, twin sockets, double sockets, single socket, plug socket, wall socket, wall sockets, soketi za ukuta, plug points, power outlet, outlet, socket ya ukuta, twin socket outlet, switched socket, 13a socket, tundu za umeme, power point',
  'dp-switch':
    'dp switches, double pole switch, double pole switches, double pole, heater switches, shower switch, cooker control, cooker control unit, water heater switches, switch ya heater, switch ya shower, switch ya cooker, 45a switch, dp',
  mcb: 'mcbs, circuit breakers, breakers, miniature circuit breaker, breakers za consumer, breka za umeme, single pole breaker',
  rccb: 'rcds, rccbs, residual current device, earth leakage breaker, earth leakage circuit breaker, rcd breaker, elcbs',
  'consumer-unit':
    'consumer units, consumer, distribution boards, way board, way db, way box, mcb board, mcb box, breaker board, main switch box, breaker boxes, ccu box, db box, fuse box, fusebox, db board, main distribution board, electrical panel box',
  'meter-box':
    'meter boxes, metre box, box ya mita ya stima, box ya meter, kplc meter box, power meter box, electricity meter box, mita box ya stima, sanduku la mita',
  'earth-rod':
    'earth rods, earthing rods, earthing, earth electrode, grounding rod, earthing kit, lightning rod, rod ya earth, rod ya earthing',
  'insulating-tape':
    'insulating tapes, electrical tapes, insulation tapes, tape ya umeme, tape ya stima, black tape, tepu ya umeme, tape ya waya',
  'led-bulb':
    'bulbs, led bulbs, light bulb, light bulbs, energy saving bulb, energy saver bulb, led lamp, balbu za led, taa za led, balbu ya led, glopu, globe, taa ya ndani',
  'led-floodlight':
    'floodlights, flood lights, security lights, led flood light, led floodlights, outdoor light, outdoor flood, compound light, taa za nje, taa za security, taa ya compound, flood light led',
  'led-tube':
    'tube lights, led tubes, fluorescent tube, fluorescent tubes, fluorescent light, fluorescent fitting, tubelight, tube fitting, 4ft light, led batten, taa ya tube, 4 foot tube',
  'led-downlight':
    'downlights, panel lights, ceiling lights, spot light, spot lights, spotlights, recessed light, recessed lights, led panel, taa za ceiling, taa za gypsum, taa za dari, down lights, led downlights, led panel light, down light',
  lampholder:
    'lamp holder, lamp holders, lampholders, bulb holders, batten holder, pendant holder, holders za bulb, holder za balbu, holder ya taa, angle holder',
  'solar-panel':
    'solar panels, solar pv, pv panels, panel za solar, panel ya solar, solar module, paneli za sola, panels za sola, mono panels, solar plate, monocrystalline panel',
  'solar-inverter':
    'inverters, hybrid inverters, solar inverters, inverta ya solar, power inverter, inverter ya solar, hybrid solar inverter',
  'solar-battery':
    'solar batteries, gel batteries, lithium batteries, deep cycle battery, batteries, battery, betri za solar, betri ya solar, inverter battery, backup battery, battery ya solar',
  'solar-floodlight':
    'solar lights, solar flood light, solar floodlights, solar flood lights, solar security lights, solar street light, solar streetlight, taa za sola, taa za jua, taa ya jua, taa za jua za nje, solar lights za nje, taa za solar, taa ya solar, solar lamp, solar outdoor light, floodlight ya solar',
  'solar-water-heater':
    'solar water heaters, solar geyser, solar heaters, solar hot water, heater ya solar, hita ya maji ya sola, solar water heating, hot water solar, rooftop water heater, heater ya maji ya sola',
  'flush-door':
    'flush doors, interior doors, bedroom doors, wooden doors, inside door, inner doors, internal door, internal doors, room door, milango ya ndani, milango ya mbao, milango ya bedroom, mlango wa bedroom, milango ya vyumba, mlango ya mbao, hollow core door, flush dor, wooden door, ply doors',
  'panel-door':
    'panel doors, mahogany doors, hardwood door, hardwood doors, solid wood door, paneled door, panelled door, milango ya mahogany, main entrance door, front door, solid mahogany door, mlango mkuu, mlango wa mbele',
  'steel-door':
    'steel doors, metal doors, security doors, iron door, milango ya chuma, steel security door, chuma door, metallic door, double steel door',
  'door-frame':
    'door frames, frames za milango, fremu za milango, frame ya mlango, frames za mlango, fremu, frame za mlango, hardwood frame, doorframe, door jamb',
  'steel-window':
    'steel windows, metal windows, casement windows, steel casement, window frames, madirisha ya chuma, dirisha ya chuma, windows za chuma, metallic window, burglar proof windows, dirisha, madirisha za chuma, window za chuma, steel casement windows, windows, window',
  'aluminium-window':
    'aluminium windows, aluminum window, aluminum windows, aluminium sliding window, sliding windows, aluminium frame window, madirisha ya aluminium, window za aluminium, windows za aluminium, dirisha ya aluminium, alu windows, aluminium sliding windows',
  'window-glass':
    'window panes, window glasses, clear glasses, obscure glasses, glass sheet, glass panes, pane, panes, vioo, kioo cha dirisha, vioo za dirisha, glass ya dirisha, glass ya window, frosted glass, glazing, glass 4mm, bathroom glass',
  'glass-block': 'glass blocks, glass bricks, matofali ya kioo, blocks za glass, bloki za kioo',
  'mortice-lock':
    'mortice locks, mortise locks, door locks, union locks, lever locks, mortice, mortise, vitasa, kitasa cha mlango, kitasa ya mlango, vitasa vya milango, lock za milango, door handle lock, locks za mlango, 3 lever lock, 2 lever lock, door handles, door handle, makitasa, doorlock, lockset',
  'cylinder-lock':
    'cylinder locks, yale locks, yale, night latches, rim lock, rim locks, nightlatch, gate lock',
  padlock:
    'padlocks, makufuli, kufuli za gate, kufuli kubwa, pad lock, pad locks, kofuli, kufuli ya geti',
  'door-hinge':
    'hinges, butt hinges, door hinges, hinji za mlango, hinges za mlango, bawaba za mlango, hinji ya mlango, bawaba ya mlango, pata, patta za mlango, hinges za milango',
  'tower-bolt':
    'tower bolts, door bolts, towerbolt, komeo la mlango, makomeo, komeo ya mlango, barrel bolt, bolt ya mlango, slide bolt, door latch, latch',
  'door-closer':
    'door closers, hydraulic door closer, door closing arm, closer ya mlango, closer, self closing door arm, automatic door closer',
  'cabinet-hinge':
    'cabinet hinges, concealed hinges, kitchen hinges, soft close hinge, soft close hinges, hinges za cabinet, hinges za kabati, bawaba ya kabati, wardrobe hinges, hydraulic hinges, hinji za kabati',
  'drawer-runner':
    'drawer runners, drawer slides, drawer channels, drawer channel, telescopic channels, telescopic runner, telescopic runners, reli za droo, drawer rail, drawer rails, runners za drawer, reli za drawer, droo reli',
  'hasp-staple':
    'hasps, hasp and staples, hasp staple, hasp ya kufuli, hasp & staple, haspi ya mlango',
  'wire-nail':
    'nail, wire nail, ordinary nails, nails za mbao, misumari ya kawaida, carpentry nails, carpenter nails, misumari kawaida, nails za timber, misumari za mbao, msumari wa mbao, mismari, mizumari, formwork nails',
  'roofing-nail':
    'roof nails, umbrella nail, misumari za mabati, nails za mabati, mabati nail, misumari ya bati, nails za roofing, iron sheet nails, nails za umbrella, misumari ya kuezeka, misumari ya kofia',
  'masonry-nail':
    'concrete nail, steel nails ya ukuta, misumari ya chuma, misumari ya ukuta, hard nails, nails za concrete, misumari ya steel, misumari ya konkriti, masonry nail, wall nails',
  'wood-screw':
    'screw, wood screw, skrubu za mbao, screws za mbao, chipboard screw, skurubu za mbao, skru, timber screws, cabinet screws, screws',
  'self-drilling-screw':
    'self drilling screws, self drillers, roofing screws, tek, self tapping screw, self tapping screws, self tappers, screws za mabati, screw za mabati, skrubu ya mabati, self drilling, selfdrilling, mabati screws',
  'drywall-screw':
    'gypsum screws, drywall screws, black screw, screws za gypsum, screw za gypsum, plasterboard screws, skrubu ya gypsum',
  'fencing-staple':
    'u nail, unails, u-nails, fence staples, fencing staple, fencing nails, staple nails, nails za fence, misumari ya fensi, misumari ya ua, wire staples',
  'wall-plug':
    'wall plugs, rawl plugs, rawlplug, rawlplugs, fischer plugs, fisher plugs, plastic plugs, fishers, fischer, fisha za ukuta, plugs za ukuta, raw plugs, wall fishers',
  'anchor-bolt':
    'anchor bolts, rawl bolts, rawlbolt, rawlbolts, rawbolts, raw bolts, expansion bolts, expansion anchors, anchors, sleeve anchor, raw bolt, bolt ya ukuta',
  'bolt-nut':
    'bolts, nuts, bolt and nut, nut and bolt, nuts and bolts, hex bolts, roofing bolts, machine bolts, bolti, bolti na nati, nati, bolts na nuts, coach bolts',
  wheelbarrow:
    'wheelbarrows, wheel barrows, barrows, toroli, matoroli, wilibaro za site, wilbarow, wheelbaro, mikokoteni, wilibarow, site barrow',
  spade:
    'spades, shovels, square shovel, round shovel, sepeto, machepe, koleo la kuchimba, kijiko cha mchanga, chepeo, shavel, masepetu, chepe ya kuchanganya',
  jembe: 'jembes, hoes, majembe, fork jembes, jembe fork, jembe ya uma, digging hoes',
  pickaxe:
    'pickaxes, pick axes, mattocks, picks, masururu, pikaksi, sururu ya kuchimba, digging pick',
  'mason-trowel':
    'trowels, mason trowels, plastering trowel, bricklaying trowel, brick trowels, miko, mwiko ya fundi, pointing trowel, trowel ya fundi, masons trowel, kijiko cha fundi',
  'wood-float':
    'wood floats, wooden floats, plastering float, plaster floats, floats, skimming float, mbao ya kupiga plasta, flot ya plasta, mbao ya kusawazisha',
  hammer:
    'hammers, claw hammers, sledge hammers, sledgehammer, mallets, nyundo ya kilo, nyundo kubwa, manyundo, mundu hammer, nyundo za fundi, carpenter hammer',
  'spirit-level':
    'spirit levels, levels, building level, pimamaji ya fundi, level ya fundi, water level, bubble level, pima maji ya fundi',
  'tape-measure':
    'tape measures, measuring tapes, measure tape, steel tape, tape ya kupima, tepu ya kupima, futi kamba, utepe wa kupimia, fiti ya kupima, measuring tape, tepmeja, tepu meja',
  saw: 'saws, hand saws, handsaw, handsaws, hacksaws, hack saw, hack saws, misumeno, wood saw, metal saw, hacksaw frame, msumeno wa mbao, msumeno wa chuma, panel saw',
  karai:
    'karais, makarai, head pans, mortar pans, karai za mjengo, karai ya kubeba, headpan, mortar basin, metal basin',
  'builders-line':
    'builder line, building line, plumb bobs, plumbob, plumb line, mason string, string ya fundi, kamba ya ujenzi, nylon line, kamba ya kupima, line ya fundi, builder string, string lines',
  'angle-grinder':
    'grinders, angle grinders, grinding machine, grinda, grainda ya kukata, cutting machine, cutter machine, disc grinder, grinder machine',
  drill:
    'drills, hammer drills, drill machine, drilling machines, electric drill, power drill, mashine ya drill, mashine ya kutoboa ukuta, impact drill, rotary hammer',
  'cutting-disc':
    'cutting discs, cutting disk, cutting disks, grinding discs, discs, disks, diamond discs, diamond disc, diamond blades, cutting blade, diski za kukata, diski za grinder, disc za grinder, metal cutting disc, disc za kukata, grinder disc, grinder discs',
  'welding-machine':
    'welding machines, inverter welder, arc welding machine, welders machine, mashine ya welding, mashine za welding, welding plant, mashine ya kuwelding, inverter welding machine',
  'welding-rod':
    'welding rods, welding electrodes, electrode, electrodes, rods za welding, rod za welding, gauge 12 rod, gauge 10 rods, vijiti vya welding, vijiti za welding, welding sticks',
  'concrete-mixer':
    'concrete mixers, cement mixers, mixer machine, mixer ya concrete, mixer ya zege, mashine ya kuchanganya zege, mashine ya kuchanganya simiti, diesel mixer, mashine ya concrete, mixer ya cement, mixing machine',
  'poker-vibrator':
    'poker vibrators, concrete vibrators, pokers, vibrators, vibrator ya concrete, poker ya concrete, mashine ya kutetemesha zege, poker machine, poka ya zege',
  'plate-compactor':
    'plate compactors, compactors, wacker plate, wackers, plate vibrator, compacting machine, mashine ya kushindilia, soil compactor, tamper, vibrating plate, kompakta ya udongo',
  ladder:
    'ladders, step ladders, extension ladders, ngazi ya aluminium, aluminium ladders, ngazi za aluminium, folding ladder, stepladder',
  'tile-cutter':
    'tile cutters, tile cutting machine, manual tile cutter, mashine ya kukata tiles, cutter ya tiles, mashine ya tiles, tile saw, kifaa cha kukata tiles',
  hosepipe:
    'hosepipes, hose pipes, water hoses, garden hose, garden hoses, site hose, hose ya maji, mpira ya maji, pipe ya kumwagilia, hosipaipu, horse pipe, hoze',
  tarpaulin:
    'tarpaulins, tarps, canvas, canvas covers, canvas ya kufunika, turubali, maturubai, tarpaulin cover, tent cover, lorry cover, rain cover',
  'safety-boot':
    'safety boot, safety shoes, safety shoe, steel toe, steel toe boot, steel toe shoes, work boot, site boot, mabuti, mabuti ya kazi, buti za kazi, viatu vya site, viatu vya usalama, viatu za site, protective boots, steel toed boots, steel toe cap boots, buti za site, boots',
  gumboot:
    'gumboot, gum boot, wellingtons, wellington boots, rain boots, magambuti, gamboot, gamboots, rubber boot, buti za maji, wellies, buti za plastiki',
  'hard-hat':
    'helmets, hard hats, safety helmets, hardhat, hardhats, construction helmet, kofia za usalama, kofia ngumu, helmet za site, kofia za site, kofia ya site, helmeti za fundi, head protection, site helmets',
  'reflective-vest':
    'reflectors, reflective jackets, reflective vests, reflector jacket, reflector jackets, hi vis vest, high visibility vest, high vis, visibility jacket, reflector za site, safety vest, safety vests, vests, reflekta za site, safety jacket, fulana za reflector, jacket za reflector',
  'work-gloves':
    'glove, work glove, leather glove, rubber glove, construction gloves, safety gloves, glovu, magloves, gloves za kazi, hand gloves, glavu za kazi, mittens, glavu za mikono',
  'dust-mask':
    'dust masks, masks, face masks, respirators, n95 mask, ffp2, mask za vumbi, barakoa za vumbi, face mask, barakoa ya vumbi, nose mask',
  'safety-goggles':
    'goggle, safety goggle, protective glasses, eye goggles, welding goggles, miwani ya kazi, miwani za usalama, goggles za fundi, eye protectors, safety spectacles',
  overall:
    'overalls, boiler suits, dust coats, dustcoat, work suits, coverall, coveralls, ovaroli za kazi, overoli, maovaroli, work clothes, apron coat, ovarol',
  'safety-harness':
    'safety harnesses, harnesses, full body harness, fall protection, safety belts, fall protection harness, harness ya roof, mikanda ya usalama, safety rope harness, climbing belt',
  'first-aid-kit':
    'first aid kits, first aid boxes, firstaid, firstaid box, medical kit, kisanduku cha huduma ya kwanza, first aid box ya site, sanduku ya first aid',
  'caution-tape':
    'caution tapes, barricade tape, warning tapes, barrier tapes, danger tape, hazard tape, utepe wa onyo, tape ya danger, barricade, tape ya onyo, tape ya caution, cordon tape',
  'fire-extinguisher':
    'fire extinguishers, extinguishers, fire cylinder, dcp extinguisher, dry powder extinguisher, mitungi ya kuzima moto, kizima moto, mtungi wa moto, gas ya kuzima moto, dry powder',
  'paving-block':
    'paving blocks, cabro blocks, cabro paving, cabro ya parking, paver, paver blocks, paving stones, kabro ya parking, cabro za parking, kabros, interlocking paving, driveway blocks, makabro, driveway paving, cabro tiles',
  'road-kerb':
    'road kerbs, kerb stones, kerb stone, kerbstones, curbstones, curbs, kerbs za barabara, mawe ya ukingo, pavement kerb, edging kerb, curb stone, kebstoni, kerb ya cabro',
  'drain-channel':
    'drain channels, invert blocks, channel blocks, drainage channel, drainage channels, shallow drains, storm drain, open drain, mfereji wa maji ya mvua, invert block drain, shallow drain block, u drain, mitaro, drain blocks',
  'paving-slab':
    'paving slabs, concrete slabs, pcc slabs, flagstones, walkway slabs, walkway slab, slabs za njia, 600x600 slabs, slab za walkway, stepping slab, slabs za walkway, paving flags',
  'concrete-culvert':
    'culverts, concrete pipes, concrete culverts, culvert pipe, culvert pipes, road culverts, kalvati za barabara, mabomba ya zege, drainage culvert, bomba la zege, makalvati, karavati',
  'manhole-cover':
    'manhole covers, manhole lid, manhole lids, inspection cover, inspection chamber, manhole frame, mfuniko wa manhole, kifuniko cha shimo, mifuniko ya manhole, cover ya manhole, sewer cover, covers za manhole, septic cover',
  'grass-paver':
    'grass pavers, grass blocks, eco pavers, grass cabro, turf paver, turf stone, cabro za nyasi, grassblock, lawn paver',
  'gypsum-board':
    'gypsum boards, gypsum sheets, gypsums, gypsum ya ceiling, plasterboards, drywalls, ceiling boards, gipsum, jipsum, gypsum ceiling, dari ya gypsum, jipsam za dari, boards za gypsum, plaster board',
  'jointing-compound':
    'jointing compounds, joint compound, jointing powder, gypsum powders, gypsum putty, unga ya gypsum, gypsum plaster, filler ya gypsum, gypsum jointing, powder za gypsum, gypsum joint filler',
  'ceiling-channel':
    'ceiling channels, furring channels, furring, furrings, main channels, gypsum channels, metal studs, studs, stud channel, gypsum studs, channel za gypsum, channels za gypsum, patti za gypsum, gypsum frame, furring section, metal furring, perimeter channel, suspension channel, channel za furring, gypsum profiles',
  'pvc-ceiling':
    'pvc ceilings, plastic ceilings, pvc ceiling panels, pvc panel, pvc panels, ceiling ya pvc, ceiling ya plastic, dari ya pvc, plastic ceiling boards, pvc ceiling board, panel za pvc',
  'ceiling-cornice':
    'cornices, covings, gypsum cornices, cornice ya gypsum, ceiling moulding, ceiling border, konis, cornish, conice, crown moulding, konisi za gypsum, polystyrene cornice',
  'acoustic-ceiling-tile':
    'acoustic tiles, acoustic ceiling tiles, acoustic boards, suspended ceilings, suspended ceiling tiles, mineral fibre tiles, office ceiling, drop ceiling, ceiling tiles, ceiling tile, armstrong ceiling, 60x60 ceiling, acoustic ceiling boards, dari ya acoustic',
  'insulation-foil':
    'roof insulation foil, bubble foils, reflective foil, foil insulation, heat foil, roof foil, aluminium foil roof, insulation sheet, karatasi ya kuzuia joto, foil ya roof, roof insulation, foil ya paa, bubble wrap insulation, heat reflector foil',
  glasswool:
    'fibreglass, fiberglass, fiberglass insulation, rock wool, mineral wool, insulation wool, sufi ya kioo, sound insulation, soundproofing wool, glass wool rolls, thermal wool',
  'jointing-tape':
    'fibre tapes, fiber tape, jointing tapes, joint tapes, gypsum tapes, drywall tape, mesh tape ya gypsum, fibre mesh tape, paper tape, tape za gypsum, scrim tape, tepu ya gypsum',
  'chain-link':
    'chain links, chainlinks, chain link fence, chainlink fence, chain link wire, fencing mesh, link wire, chen link, fensi ya chainlink, chain-link, waya ya chainlink, waya ya chenlinki, diamond mesh, chainlink wire, chenlinki',
  'barbed-wire':
    "barbed wires, barb wires, barbwire, barbed, seng'enge, sengenge ya fence, waya wa seng'enge, waya ya seng'enge, waya wa sengenge, waya ya miiba, wire ya miiba, senge'nge, thorn wire, spiked wire, senyenge, senyenge ya fence",
  'razor-wire':
    'razor wires, razor coil, razor coils, concertina wire, razor ribbon, razor blade wire, wembe wire, waya za wembe, security razor wire, flat wrap razor, waya ya razor',
  'concrete-post':
    'concrete posts, concrete fencing posts, fencing posts, cement posts, cement poles, concrete poles, posti za zege, posti za simiti, posti za cement, nguzo za simiti, nguzo za concrete, poles za concrete, poles za cement, fence posts, fence post, posts za fence, nguzo za fence, posti za concrete, nguzo za ua',
  'treated-post':
    'treated posts, treated poles, treated pole, wooden posts, wooden fence post, cedar posts, cedar poles, cca poles, timber posts, wooden poles, nguzo za mbao za fence, posti za mbao, treated timber posts, posti za cedar, nguzo za miti, fencing poles, treated fencing posts, miti iliyotibiwa',
  'plain-wire':
    'plain wires, galvanised wire, galvanized wire, high tensile wire, plain galvanised wire, line wires, straining wire, waya laini ya fence, waya plain, tensile wire, plain fencing wire, guage 8 wire',
  'chicken-mesh':
    'chicken wires, chicken meshes, coffee tray mesh, coffee tray wire, poultry mesh, poultry wire, hexagonal mesh, waya za kuku, wavu ya kuku, plastering mesh, chick mesh, chicken net, mesh ya kuku, wire ya kuku, kuku mesh',
  'steel-gate':
    'gates, steel gates, metal gates, main gates, malango, mageti, geti la chuma, geti ya chuma, gate ya chuma, lango ya chuma, double gate, compound gate, gate ya compound, geti kubwa, pedestrian gate, entrance gate, wicket gate',
  'electric-fence-energizer':
    'energizers, energisers, energiser, electric fence energizers, electric fencing, electrical fence, fence energizers, fensi ya stima, electric fence machine, energizer ya fence, nemtek',
};
