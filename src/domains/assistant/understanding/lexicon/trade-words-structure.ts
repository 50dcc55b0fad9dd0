/** How sites call what a building stands on, is built and roofed and supplied with water by; phrases parted by commas. */
export const structureWords: Readonly<Record<string, string>> = {
  'cement-32-5':
    '32.5r, 32.5n, cement ya kawaida, cement ya plasta, simiti ya kawaida, nguvu cement, simba cement, blue triangle, sementi, cement ya ujenzi, ordinary cement, building cement, saruji ya kawaida, cement ya ndovu, ndovu, tembo cement, mombasa cement, rhino cement, kifaru cement, rai cement, ndovu cement, mfuko ya cement, cemento, siment, cement ya msingi',
  'cement-42-5':
    '42.5n, 42.5r, power max, powermax, power plus, nguvu 42.5, cement ya slab, cement ya column, opc cement, structural grade cement, cement ya nguvu, cement kali, saruji ya slab, cement ya haraka',
  'white-cement': 'cement nyeupe, simiti ya white, white simiti',
  'masonry-cement': '22.5x, cement ya kujenga',
  'hydrated-lime': 'chokaa ya kupaka, whitewash, neru, lime ya kupaka, chokaa nyeupe',
  'ready-mix-concrete':
    'readymix, concrete mix, c20, c30, class 20, class 30, mixed concrete, concrete ya kumwaga, zege ya lori, concrete, ready mixed concrete, c25, zege iliyochanganywa, truck mixed concrete',
  'deformed-bar':
    'rebars, steel bars, iron bars, reinforcement bar, reinforcement steel, reinforcing bar, ribbed steel, iron rod, iron rods, steel rod, steel rods, twisted bar, twisted steel, chuma ya kujenga, chuma za nguzo, chuma ya slab, high yield, tor steel, construction steel, vyuma za mjengo, nondo za slab, chuma za mjengo, chuma ya kumi na mbili, ribbed bars, hi yield, high tensile steel, tmt bars, d bar, y bar, vyuma vya ujenzi, rod za mjengo, torsteel',
  'round-bar':
    'ring, rings, ringi, stirrup, links, r bar, mild bar, mild steel bar, smooth bar, plain bar, plain round bar, round bars, chuma ya rings, chuma za duara, chuma ya duara, nondo za duara, nondo laini, nondo ya ringi, chuma ya ringi, ring bars, vyuma vya ringi, chuma laini, mild steel rod',
  'brc-mesh':
    'brc wire, weldmesh, weld mesh, weldmess, brc fabric, a193, a252, brc ya slab, birisi, mesh wire, reinforcement mesh, brc ya floor, wavu wa slab, wavu ya brc',
  'binding-wire':
    'tie wire ya nondo, wire ya kufunga, waya wa kufunga, waya ya kufungia, waya wa kufunga nondo, tying wire, tie wire, rebar wire, steel fixing wire, annealed wire, black wire, binding waya, waya wa nondo, waya ya nondo, soft wire, wire ya kufungia chuma',
  'hollow-section':
    'square pipe, square pipes, tubes za square, box pipe, square hollow, tubes, steel tubing, square tubing, tubu, square tubes, rectangular pipe, round tube, furniture tube, tube ya gate, chuma ya square, black pipe, black pipes, rectangular tube, rectangular tubes, black tubes',
  'angle-iron':
    'angle lines, angles, angle bars, ango laini, angol, l angle, chuma ya angle, angel iron, angle line ya grill',
  'flat-bar':
    'flat bars, flat iron, flatbars, burglar bars, flat steel, grill bar, flat bar ya grill',
  'steel-sheet':
    'ms sheet, mild steel plate, mild steel sheet, chequered plate, checker plate, sheet metal, gate plate, black sheets, sheet za gate, mild plate, chuma ya plate',
  'hoop-iron':
    'hoopiron, hoop iron ya ukuta, hupu aini, wall ties, strapping, hoop aini, chuma ya kufunga mbao, truss strap, wall strap',
  'z-purlin': 'zed purlins, steel purlins, z purlins, c purlin, lipped channel, z bar, z section',
  ballast:
    'balast, ballast ya slab, kokoto ndogo, kokoto za zege, balasi, crushed aggregate, aggregates, aggregate, stone chips, chips za concrete, concrete aggregate, vikokoto, half inch ballast, mawe madogo, quarter inch ballast, ballast stones, ballasti',
  'river-sand':
    'sand, sandi, mchanga wa kujengea, mchanga wa plasta, mchanga ya mto, fine sand, building sand ya mto, mchanga ya kujenga, michanga, plastering sand, mchanga mto, kajiado sand',
  'rock-sand':
    'crushed sand, manufactured rock sand, sand ya mawe, msand, robo sand, robosand, mchanga wa mawe, m sand, crushed rock sand, machine sand, manufactured sand, sand ya mashine, mchanga wa mashine',
  'quarry-dust':
    'stone dust, vumbi ya mawe, quarrydust, crusher run, vumbi la mawe, dust ya quarry, kware dust, quarry chips dust, vumbi la kware, dust ya mawe, stone powder',
  hardcore:
    'hard core, hardcore stones, mawe makubwa, filling stones, hadkoo, hadikor, foundation fill, hard cores, mawe ya kujaza, hardcore ya slab, mawe ya msingi ya kujaza, rubble stone, hadkoo stones, mawe mabovu',
  murram:
    'moram, murramu, maram, mrram, udongo mwekundu, backfill soil, muramu, murram ya kujaza, red soil murram, maramu, udongo wa kujaza',
  'pit-sand': 'pit sands, sand ya shimo, mchanga ya shimo, pit mchanga, mchanga mwekundu',
  'machine-cut-stone':
    'machine cut, machine cuts, machine stones, ndarugo, nairobi stone, grey stone, building stones, cut stones, mawe ya kujenga, mawe ya kujengea, mawe ya nairobi, quarry stones, mawe ya ukuta, stones, stone, walling stones, dressed stones, six nine, mawe ya kata, jiwe, mawe ya juja, stone za kujenga, 4x9, mawe ya mashine, machine cut stones, thika stone',
  'foundation-stone':
    'foundation stones, stones za msingi, mawe ya foundation, stones za foundation, rough stone, footing stones, hand dressed stone, mawe ya kuchonga, hand dressed stones',
  'solid-concrete-block':
    'concrete blocks, cement blocks, solid blocks, concrete bricks, building blocks, bloki za simiti, block za simiti, bloki, blocks, matofali ya cement, tofali za simiti, vibration blocks, vibrated block, vibrated blocks, bloki za cement, tofali za cement, matofali ya saruji',
  'hollow-concrete-block':
    'hollow blocks, bloki za shimo, blocks za shimo, cavity block, blocks za hollow, bloki zenye mashimo, hollow core block, bloki tupu, hollow bricks, matofali ya shimo',
  maxpan:
    'maxpans, max pans, hollow pots, clay pots, slab pots, vyungu, beam and block, rib block, max span, waffle pots',
  'clay-brick':
    'bricks, burnt bricks, red bricks, clay bricks, matofali ya udongo, tofali za kuchoma, facing bricks, matofali mekundu, burnt clay bricks, tofali nyekundu, face brick, facebrick',
  'interlocking-block':
    'interlocking bricks, interlocking blocks, interlock blocks, matofali ya interlock, soil blocks, interlocks, isb blocks, interlocking soil, stabilised soil block, makiga, makiga blocks',
  'vent-block':
    'vent blocks, ventilation blocks, louvres block, breeze block, vents, air brick, air vents, decorative blocks, matofali ya hewa, matofali ya dirisha, screen block, vents za ukuta',
  'box-profile-sheet':
    'mabati box profile, box profile sheets, boxprofile, boxed profile, mabati ya boxi, mabati boxi, it4 mabati, dumuzas, dumu zas, prepainted mabati, painted iron sheets, coloured mabati, colour coated sheet, matte mabati, resincot mabati, box mabati, mabati ya rangi ya box, it5, maxcover, maisha mabati box',
  'corrugated-sheet':
    'corrugated iron, corrugated mabati, corrugated iron sheets, mabati ya mawimbi, galvanized sheets, galvanized iron sheets, gi sheets, gi sheet, wavy sheets, mabati za wimbi, mabati wimbi, plain iron sheet, ordinary mabati, galvanised mabati, mabati nyeupe, mabati ya simba, ordinary iron sheet',
  'tile-profile-sheet':
    'romantile, roman tile, romantiles, versatile, versatile mabati, orientile, orientiles, tile profile sheets, zentile, stepped profile, mabati versatile, eurotile, mabati ya tiles, brick tile mabati, mabati ya roman',
  'stone-coated-tile':
    'mabati ya mawe, mabati za mawe, mabati ya decra, stone coated tiles, stone coated roof, decra roofing, harvey tiles, shingles, gerard tiles, stone coated roofing, stonecoated, coated tiles, decra tiles, harvey, vigae vya decra, gerrard tiles, bond tiles roofing',
  'clay-roof-tile':
    'clay roofing tiles, roof tiles, roofing tiles, mangalore tiles, clay tiles, tiles za udongo, vigae vya paa, mangalore, clay tiles roof, tiles za paa za udongo',
  'ridge-cap':
    'ridge caps, ridgecap, ridge capping, rijin, kofia ya mabati, kofia za paa, ridge cover, ridge cups, ridge, roof ridge, valley capping, kofia za mabati, hips and ridges, valley sheet, ridge za mabati, kichwa ya mabati',
  'translucent-sheet':
    'translucent sheets, transparent mabati, mabati ya mwanga, skylights, clear roofing sheet, fibre sheet, mabati ya transparent, translucents, skylight sheet, mabati ya plastic, mabati transparent, skylight sheets, mabati ya kupitisha mwanga, fibre mabati',
  gutter:
    'gutters, gutta, water gutters, rain gutters, gata za mabati, mfereji wa paa, gutter za maji, roof gutter, gatta, mfereji wa mabati, magata, gutters za plastic, pvc gutter, gutta za mvua',
  downpipe:
    'down pipes, downpipes, rain water pipe, downspout, bomba la gutter, pipe ya gutter, bomba za kushusha maji, bomba ya gutter, bomba la mvua, rain pipe, rain pipes, drop pipe',
  'cypress-timber':
    'timbers, mbao cypress, rafter, purlin timber, battens, roofing timbers, mbao za kuezeka, formwork, mbao za mabati, mbao za formwork, boards za formwork, trusses timber, mbao ya form work, sawn wood, brandering, four by two, three by two, two by two, six by two, six by one, eight by one, mbao ya paa, mbao ya trusses, celcured timber, wall plate timber, form work timber, shuttering timber, mbao za kupiga form',
  'pine-timber': 'pine wood, pine boards, mbao ya pine',
  'mahogany-timber':
    'mahogany wood, mvuli, hard wood, mahogani, mbao ya mahogany, hardwood timber, mbao za mvule, hardwood planks',
  'bluegum-pole':
    'blue gum poles, gum poles, eucalyptus poles, eucalyptus, construction poles, support poles, slab poles, scaffold poles, propping poles, miti ya slab, miti za kushikilia slab, miti ya mjengo, nguzo za slab, mti wa props, poles, bluegum, mapole, mirunda, mikalatusi, miti ya mikalatusi, posts za slab, propping pole, miti ya ujenzi, nguzo za mikalatusi',
  'fascia-board':
    'fascia boards, facia, facia board, facer board, faciar board, fashia, fesha board, vash board, mbao ya fascia, bargeboard, fesha, mbao ya fesha, mbao ya kufunga paa, facia boards',
  'tng-board':
    'tng, t and g, tongue groove, tng ceiling, tng boards, mbao ya ceiling, mbao za ceiling, t n g, tongue and groove boards, tongue and groove ceiling, tngs, mbao ya ceiling board, ceiling timber',
  'timber-skirting':
    'wooden skirting, skirtings, skatin, skirting ya mbao, skirting timber, skirting boards, skating ya mbao',
  plywood:
    'plywoods, ply wood, plai board, plaiwud, ply sheets, plywood board, plywood sheets, plaiwood, ply ya ceiling, commercial ply, mbao ya plywood',
  'marine-plywood':
    'marine boards, marine ply, film face, film faced, shutter board, shutterply, shutter ply, film faced ply, film faced plywood, shuttering ply, formwork plywood, formwork board, marine bodi, marine ya formwork, formply, black board ya slab',
  mdf: 'mdf boards, mdf sheets, medium density fibreboard, medium density board',
  blockboard: 'blockboards, block boards, blok board, bloku bodi',
  chipboard:
    'chip board, chip boards, particleboard, melamine, laminated board, melamine chipboard',
  hardboard: 'hard boards, hardboards, ceiling hardboard',
  'ppr-pipe':
    'ppr pipes, pn20, pn20 pipe, ppr bomba, bomba za ppr, green pipes, mabomba ya ppr, pipes za ppr, hot water pipes, bomba ya maji moto, bomba la maji moto, bomba ya ppr, mabomba ya maji safi, hot and cold pipe',
  'ppr-fitting':
    'ppr elbows, ppr tees, ppr sockets, ppr union, ppr joints, elbows za ppr, ppr fittings, elbow za ppr, tee za ppr, socket za ppr, ppr coupling, plumbing elbow, elbow, elbows, pipe elbow, pipe fittings, male adapter, male adaptors, elboo, tees, viungo vya ppr, kona za ppr, elbow ya ppr, ppr valve socket, male thread ppr, ppr adaptor, ppr bend',
  'pvc-waste-pipe':
    'pvc pipes, waste pipes, sewer pipes, soil pipes, upvc pipe, upvc, drainage pipes, bomba za choo, bomba za maji taka, bomba ya sewer, sewage pipe, grey pipe, underground drainage pipe, bomba la choo, pipe ya choo, pvc bomba, toilet pipe, mabomba ya maji taka, waste water pipe, sewer line pipe, pvc sewer pipe, bomba la maji machafu, bomba ya maji taka, grey pvc pipe, vent pipe',
  'pvc-fitting':
    'pvc bends, pvc tees, floor traps, gully traps, gulley trap, gulley, pvc fittings, inspection bend, plain bend, pvc elbow, p traps, bends za pvc, floor drain, bend ya choo, waste fittings, kona za pvc, tee ya pvc, pvc junction, shower drain, gully, y junction, inspection tee',
  'hdpe-pipe':
    'hdpe pipes, poly pipes, polypipes, black pipes, pipe nyeusi, pipes za shamba, bomba nyeusi, irrigation pipe, borehole pipe, mpira wa maji mweusi, pe pipes, bomba za hdpe, water line pipe, black poly pipe, bomba ya shamba, polythene pipe',
  'gi-pipe':
    'gi pipes, galvanised pipes, galvanized pipe, galvanized pipes, steel water pipe, g.i pipe, galvanized iron pipe, bomba ya chuma, bomba za chuma, class b pipe, mabomba ya chuma, bomba za gi, galvanized iron, chuma ya maji',
  'gate-valve':
    'gate valves, peglers, pegler, pegler valve, brass valve, stop cock, stop cocks, stopcocks, isolating valve, water valve, getivalvu, get valve, control valve, koki ya kufunga maji, stop corks, stop cork, shut off valve, brass gate valve, koki ya main',
  'water-meter': 'water meters, submeter ya maji, mita za maji, watermeter, sub meter ya maji',
  'flexible-connector':
    'flexible tubes, flexible pipe, flexi hose, flexible pipes, flexible connectors, flexible hoses, flex tube, flexible ya sink, flexi connector, connectors za sink, flexible pipe ya sink, braided hose',
  'thread-tape':
    'thread tapes, thread seal tape, ptfe tape, plumber tape, thred tape, tredi tepu, white tape ya plumber, teflon, boss white tape',
  'water-tank':
    'tank, tanks, water tanks, plastic tanks, tank ya maji, tangi, matangi, tanki la maji, kentanks, roto, rototank, water storage tank, storage tanks, overhead tank, tanki za maji, jojo tank, top tank, jojo, tanki ya plastic, tank ya juu, water reservoir tank, techno tank, tangi la plastiki',
  'water-pump':
    'pumps, water pumps, booster pumps, booster, pressure pump, submersible, borehole pumps, pampu ya kisima, pump ya borehole, pump ya maji, pump za maji, pump ya kisima, mota ya maji, pump ya booster, pressure booster, pedrollo, dayliff, grundfos, pampu ya kuvuta maji',
  'float-valve':
    'ball valves, float valves, ball cock, ballcocks, floater, floater valve, tank float, ball float, boya la tanki, boya, float ya tank, boya ya tank, floater ya tank, ball valve ya tank, floater ya tanki, boya la tangi',
  'toilet-suite':
    'toilets, wcs, close couple toilet, close couple, closed couple, closet, toilet bowl, toilet bowls, flush toilet, water closets, sit down toilet, western toilet, one piece toilet, choo ya kukaa, vyoo vya kukaa, vyoo, toilet ya kukaa, toilet sets, commode, toilet complete, choo ya kukalia, twyford, toilet ya kuflush, choo cha kisasa',
  'squat-pan':
    'squat toilet, squat pans, asian toilets, asian squat, choo ya kuchuchumaa, asian type toilet, squatting pan, pit latrine slab, latrine pan, indian toilet, eastern toilet, choo ya asian, choo cha asian, choo cha shimo pan, orient pan, asian wc',
  'wash-basin':
    'wash basins, washbasin, wash hand basins, handwash basin, hand wash basin, pedestal basin, bathroom sink, beseni, sink ya kunawa, sink ya kunawia mikono, sinki ya kunawia, basin ya kunawa mikono, counter top basin, handbasin, lavatory, sink ya bafu, mabeseni, vanity basin, sink ya mkono, wash hand basin, beseni la kunawa, handwash sink, sinki ya mikono',
  'kitchen-sink':
    'sinks, kitchen sinks, steel sink, single bowl sink, double bowl sink, sinki la jikoni, sinki la vyombo, sink ya vyombo, masinki, sink ya jikoni, double sink, single bowl, zinki, kitchen zink, single drain sink, sinki ya vyombo',
  tap: 'taps, bib taps, bibtap, faucets, mixer taps, pillar taps, kitchen taps, garden tap, koki za maji, koki ya maji, mifereji, bomba la kunawia, basin tap, sink mixer, mixers, sink tap, tap ya sink, tap za maji, mfereji wa maji, basin mixers, kitchen mixers, bib cock, bibcock, pillar cock, kitchen tap, sink cock, bomba ya kunawa, tap ya nje',
  'shower-set':
    'shower mixers, shower set, shower heads, shower rose, shower mixa, concealed shower, exposed shower, overhead shower, bath shower mixer, shower sets, mixer ya shower, bath mixer, concealed mixer, mixer ya bafu',
  'instant-shower':
    'instant showers, instant hot shower, lorenzetti, lorenzetti shower, shower heaters, electric shower, hot shower heater, hita ya shower, heater ya bafu, heater ya kuoga, instant water heater, instant shower heater, shower ya maji moto, salty water shower, instashower, enershower, instant shower head, heater shower',
  'bottle-trap':
    'bottle traps, waste trap, basin waste, botol trap, sink waste trap, trap ya sink, trap ya basin, waste bottle',
  bathtub: 'bath tub, bathtubs, bath tubs, jacuzzi, batabu, bafu ya kulala, tub ya kuoga',
  'ceramic-floor-tile':
    'floor tiles, ceramic tiles, ceramic floor tile, tiles za floor, tiles za sakafu, vigae za sakafu, tiles ya floor, flor tiles, tile ya sakafu, non slip tiles, matailizi, tails za floor, taili, taili za chini, tiles za chini, tails za chini, ceramic floor, floor ceramic, tile ya chini',
  'porcelain-floor-tile':
    'porcelain tiles, porcelain floor tiles, polished tiles, polished porcelain, granito tiles, wood effect tile, wooden tiles, wood look tile, porcelains, vitrified tiles, gloss floor tiles, marble tiles, wood tiles, spanish tiles',
  'ceramic-wall-tile':
    'wall tiles, tiles za ukuta, tiles za wall, kitchen tiles, bathroom tiles, toilet tiles, bathroom wall tiles, kitchen wall tiles, tails za ukuta, vigae vya bafu, vigae za ukuta, tiles za jikoni, backsplash, tiles ya bafu, tiles za choo, taili za ukuta, splashback tiles',
  'granite-slab':
    'granite slabs, granite tops, granite worktop, granite counter, granite countertop, counter top, kitchen counter top, worktop, granite ya jikoni, granites, kitchen worktop, granait, graniti, granite ya kitchen',
  'mazeras-stone':
    'mazeras stones, mazeras tiles, mazeras cladding, natural stones, wall cladding, cladding stones, wall cladding stone, galana stones, galana, mazera stones, cladding, mawe ya mapambo, mawe ya ukuta ya urembo',
  'tile-trim':
    'tile trims, corner strips, tile strips, edging strip, edge trims, stair nosing, tile edging, step nosings, trims za tiles, kona za tails, corner beads za tiles, tile edge, corner trim, tile beading, pvc trim, strips za tiles',
  'tile-spacer': 'tile spacers, tile crosses, crosses for tiles, tiling crosses, spacers za tiles',
  'terrazzo-chips':
    'terrazzo chip, marble chips, terazzo, terrazo, terazo chips, chips za terrazzo, marble chip',
  dpc: 'damp proof, damp course, dpc roll, felt, bitumen felt, dpc ya msingi, dpc felt, malthoid, damp proofing, bituminous felt dpc, dpc nyeusi',
  'dpm-polythene':
    'damp proof sheet, dpm polythene, polythene ya slab, karatasi ya dpm, polythene paper ya slab, dpm roll, dpm sheet, polythene gauge, gauge polythene, polythene ya gauge, polythene gauge 1000, 1000 gauge polythene, 500 gauge polythene, karatasi ya foundation, nylon ya foundation, vapour barrier, visqueen',
  'polythene-sheet':
    'polythene paper, nylon, nylon sheet, plastic sheeting, plastic cover, black polythene, polythene ya kufunika, karatasi nyeusi, nailoni nyeusi, curing polythene, clear plastic, polythene roll, polythene nyeusi, black polythene sheet, polythene clear, kilimo polythene',
  geotextile:
    'geotextiles, geofabric, geo fabric, geotextile membrane, non woven fabric, drainage fabric',
  'torch-on-membrane':
    'torch on membrane, torch on felt, app torch on, bitumen membrane, membrane ya slab, membrane ya roof, bituminous felt roofing, flat roof membrane, roofing felt, app, apeepee, waterproofing membrane, waterproof membrane, bitumen sheet, tochi membrane, torching, roofing membrane',
  'liquid-waterproofing':
    'waterproofing paint, waterproofing coating, waterproof paint, brush on waterproofing, waterproofing slurry, dr fixit, sikatop, liquid membrane, waterproof coat, waterproofing chemical, leakage sealer, brush on, sika top, dr fixit paint, slurry waterproofing, roof sealant coating, aquaseal',
  'waterproof-additive':
    'kuzuia maji plasta, dawa ya waterproof, waterproof powder, pudlo, waterproof additive, waterproofing powder, waterproofing additive, leak seal, integral waterproof, waterproof ya plaster, waterproof ya cement, concrete additive, admixture, waterproof admixture, waterproofing cement, waterproof ya kuchanganya, sikalite, conplast',
  'bituminous-paint':
    'bituminous paint, bitumen paints, tar paint, rangi nyeusi ya msingi, foundation paint, black bituminous, bituminous coating, rangi ya foundation, bitumen coating, black bitumen, lami ya kupaka, coal tar paint',
};
