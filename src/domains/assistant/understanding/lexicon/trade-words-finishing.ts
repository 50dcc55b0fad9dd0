/** How sites call what a building is finished, wired, closed and fenced with, and the tools; phrases parted by commas. */
export const finishingWords: Readonly<Record<string, string>> = {
  'tile-adhesive':
    'tile adhesives, tile glue, tile fix, tile fixing, adhesive, tile mortar, gundi ya tiles, gundi ya vigae, cement ya tiles, simiti ya tiles, simiti ya vigae, saruji ya vigae, cement ya vigae, tile cement, bond ya tiles, tylbond, tilebond, adhesive ya tails, tile gum, adesive, tile ahesive, kerakoll, ceresit, ardex',
  'tile-grout':
    'grouts, grouting, tile grouts, groti, grout ya tiles, grout powder, tile filler, white grout, white grout tiles, grout ya tails',
  'silicone-sealant':
    'silicone sealants, sealants, silicon, silicon sealant, silicone tube, silicone gel, silicon ya vioo, clear silicone, silikon, glass sealant, bathroom silicone, silicone nyeupe',
  'contact-adhesive':
    'contact glues, laminate adhesive, formica glue, gundi ya formica, dunlop glue, contact gum, bostik, gundi ya ngozi, formica gum',
  'wood-glue':
    'wood adhesive, carpenter glue, wood gum, white glue ya mbao, carpentry glue, fevicol, woodglue, gundi ya seremala, pva glue, conta wood',
  'pvc-solvent-cement':
    'glue pvc pipe, glue pipe, gundi ya pvc, gundi pipe pvc, gum ya pipe, pvc glue pipes, pvc cement, pipe cement, pvc gum, pvc adhesive, gundi ya mabomba, gundi ya pipe, glue ya pvc, solvent glue, tangit glue, pvc solvent',
  'pu-foam':
    'pu foams, foam spray, expanding foams, gap filling foam, foam ya madirisha, foam ya kuziba, polyurethane foam, window foam, foam ya frame',
  'emulsion-paint':
    'emulsions, vinyl paint, vinyl emulsion, silk vinyl, silk paint, vinylmatt, interior paints, wall paints, water based paint, ceiling paint, rangi ya kuta, rangi nyeupe, rangi ya plaster, economy paint, silk emulsion, inside paint, emulsion paint, matt paint, rangi ya silk, rangi ya ndani, rangi ya ceiling, covermatt, rangi ya emulsion, plastic paint, crown matt, covermat',
  'gloss-paint':
    'gloss paints, super gloss paint, oil paints, enamel, rangi ya gloss, rangi ya mlango, rangi ya mafuta, rangi za milango, door paint, oil based paint, rangi ya gate, supergloss, gate paint, rangi ya geti, gloss ya mlango',
  'undercoat-paint':
    'undercoats, under coats, undercoat paint, andakoti, undercoat ya mbao, rangi ya undercoat, kwanza coat',
  'exterior-weather-paint':
    'silicone paint, silicon paint, crown silicone, rangi ya silicone, exterior paints, weatherproof paint, outdoor paint, weather guards, external paint, rangi za nje, outer wall paint, rangi ya ukuta wa nje, rangi ya kuta za nje, exterior emulsion, weathershield paint, duracoat exterior, exterior wall paint, outside wall paint, rangi ya weatherguard, weather paint, permaplast, permaguard, ruff n tuff, ruffntuff',
  'metal-primer':
    'red oxides, red oxide primer, oxide primer, anti rust paint, antirust, rust paint, rangi ya chuma, rangi ya kuzuia kutu, primer ya chuma, metal paint, oxide paint, primer ya gate, redoxide primer, oxide, rangi ya oxide, chuma primer, rangi nyekundu ya chuma',
  'roof-paint':
    'roof paints, roofing paint, rangi ya bati, rangi za mabati, iron sheet paint, rangi ya mabati, roofmaster, mabati paint, paint mabati, paint iron sheets, paint roofing sheets, paint ya mabati, rangi ya kupaka mabati',
  'wood-varnish':
    'varnishes, wood polish, varnish ya mbao, clear coat wood, wood stains, rangi ya milango ya mbao, varnish ya milango, sanding sealer, wood sealer, clear varnish, clear wood varnish, vanishi ya mbao, polish ya mbao, mbao varnish, polish ya milango',
  thinner:
    'thinners, turps, standard thinner, paint thinners, mafuta ya taa ya rangi, tinner, thinna, thinner ya rangi',
  'wall-filler':
    'wall fillers, wall putty, skim coat, skimming powder, skimming putty, wallmaster, wall master, putty powder, puti ya ukuta, filler ya ukuta, skimming ya nyumba, scrim powder, skimcoat, wall skim, kandika, stucco, wallputty, mastic putty',
  'wall-primer':
    'wall primers, plaster primers, alkali resistant primer, primer ya ukuta, primer ya wall, wall sealer, alkali resisting primer, praima ya ukuta, first coat primer, alkali resisting, covercoat primer',
  'paint-brush':
    'paint brushes, paintbrush, brushes, brush ya rangi, brashi, painting brush, painting brushes, burashi, brush ya kupaka',
  'paint-roller':
    'paint rollers, rollers, roller ya rangi, roller brush, roller tray, painting roller, roller set, roller ya kupaka',
  'single-core-cable':
    'cables, single cable, single core cables, electrical cable, electrical cables, electric wire, electric wires, wires, wiring cable, copper cable, copper wire, house wiring cable, nyaya, nyaya za umeme, nyaya ya stima, waya za stima, waya za umeme, waya ya umeme, single core wire, copper cables, waya za wiring, lighting cable, cable ya single, coast cables, east african cables, eac cable, nyaya za nyumba, waya za nyumba',
  'twin-earth-cable':
    'twin earth, twin earth cable, twin cable, twin flat cable, twin with earth cable, cable ya twin, flat twin, twin core, 3 core flat cable, twin flat, twin na earth',
  'armoured-cable':
    'armored cable, armoured cables, armored, swa, armoured wire, underground cables, waya ya kupita chini, main supply cable, 4 core cable, cable ya chini, mains cable',
  'pvc-conduit':
    'conduits, conduit pipes, electrical conduit, electrical pipe, conduit ya wiring, pipe za wiring, wiring pipes, pipe ya umeme, bomba la umeme, pipes za umeme, cable pipe, electrical conduits, kondwiti, bomba za waya, black conduit',
  'conduit-box':
    'conduit boxes, switch boxes, back boxes, circular boxes, junction boxes, patress box, metal boxes, box za switch, metal box ya socket, square box, round box, adaptable box, socket box, pattress',
  switch:
    'switches, light switches, gang switches, swichi za taa, switch za taa, swichi ya ukuta, lighting switch, wall switches, one gang switch, two gang switch, switch ya ukuta',
  socket:
    'sockets, sockets outlets, power sockets, twin sockets, double sockets, single socket, plug socket, wall socket, wall sockets, soketi za ukuta, plug points, power outlet, outlet, socket ya ukuta, twin socket outlet, switched socket, 13a socket, tundu za umeme, power point',
  'dp-switch':
    'dp switches, double pole switch, double pole switches, double pole, heater switches, shower switch, cooker control, cooker control unit, water heater switches, switch ya heater, switch ya shower, switch ya cooker, 45a switch, dp',
  mcb: 'mcbs, circuit breakers, breakers, miniature circuit breaker, breakers za consumer, breka za umeme, single pole breaker, single pole mcb',
  rccb: 'rcds, rccbs, residual current device, earth leakage breaker, earth leakage circuit breaker, rcd breaker, elcbs, safety breaker',
  'consumer-unit':
    'consumer units, consumer, distribution boards, way board, way db, way box, mcb board, mcb box, breaker board, main switch box, breaker boxes, ccu box, db box, fuse box, fusebox, db board, main distribution board, electrical panel box, disbox',
  'meter-box':
    'meter boxes, metre box, box ya mita ya stima, box ya meter, kplc meter box, power meter box, electricity meter box, mita box ya stima, sanduku la mita, box ya stima, token meter box, sanduku ya mita',
  'earth-rod':
    'earth rods, earthing rods, earthing, earth electrode, grounding rod, earthing kit, lightning rod, rod ya earth, rod ya earthing, copper rod, rod ya ardhi',
  'insulating-tape':
    'insulating tapes, electrical tapes, insulation tapes, tape ya umeme, tape ya stima, black tape, tepu ya umeme, tape ya waya, tape nyeusi, tepu nyeusi',
  'led-bulb':
    'bulbs, led bulbs, light bulb, light bulbs, energy saving bulb, energy saver bulb, led lamp, balbu za led, taa za led, balbu ya led, glopu, globe, taa ya ndani, bulb ya stima, taa ya kawaida, screw bulb, pin bulb',
  'led-floodlight':
    'floodlights, flood lights, security lights, led flood light, led floodlights, outdoor light, outdoor flood, compound light, taa za nje, taa za security, taa ya compound, flood light led, mulika',
  'led-tube':
    'tube lights, led tubes, fluorescent tube, fluorescent tubes, fluorescent light, fluorescent fitting, tubelight, tube fitting, 4ft light, led batten, taa ya tube, 4 foot tube, taa ndefu',
  'led-downlight':
    'downlights, panel lights, ceiling lights, spot light, spot lights, spotlights, recessed light, recessed lights, led panel, taa za ceiling, taa za gypsum, taa za dari, down lights, led downlights, led panel light, down light, taa za kuzama, pop light, gypsum light',
  lampholder:
    'lamp holder, lamp holders, lampholders, bulb holders, batten holder, pendant holder, holders za bulb, holder za balbu, holder ya taa, angle holder, ceiling rose, holda, holda za taa, hoda za bulb',
  'solar-panel':
    'solar panels, solar pv, pv panels, panel za solar, panel ya solar, solar module, paneli za sola, panels za sola, mono panels, solar plate, monocrystalline panel, monocrystalline, paneli, sola paneli',
  'solar-inverter':
    'inverters, hybrid inverters, solar inverters, inverta ya solar, power inverter, inverter ya solar, hybrid solar inverter',
  'solar-battery':
    'solar batteries, gel batteries, lithium batteries, deep cycle battery, batteries, battery, betri za solar, betri ya solar, inverter battery, backup battery, battery ya solar, chloride exide solar',
  'solar-floodlight':
    'solar lights, solar flood light, solar floodlights, solar flood lights, solar security lights, solar street light, solar streetlight, taa za sola, taa za jua, taa ya jua, taa za jua za nje, solar lights za nje, taa za solar, taa ya solar, solar lamp, solar outdoor light, floodlight ya solar, solar light ya nje',
  'solar-water-heater':
    'solar water heaters, solar geyser, solar heaters, solar hot water, heater ya solar, hita ya maji ya sola, solar water heating, hot water solar, rooftop water heater, heater ya maji ya sola, maji moto ya jua, megasun, chromagen',
  'flush-door':
    'flush doors, interior doors, bedroom doors, wooden doors, inside door, inner doors, internal door, internal doors, room door, milango ya ndani, milango ya mbao, milango ya bedroom, mlango wa bedroom, milango ya vyumba, mlango ya mbao, hollow core door, flush dor, wooden door, ply doors, plywood door, mlango wa chumba, milango ya plywood',
  'panel-door':
    'panel doors, mahogany doors, hardwood door, hardwood doors, solid wood door, paneled door, panelled door, milango ya mahogany, main entrance door, front door, solid mahogany door, mlango mkuu, mlango wa mbele, main door mbao, engineered door, front door mahogany',
  'steel-door':
    'steel doors, metal doors, security doors, iron door, milango ya chuma, steel security door, chuma door, metallic door, double steel door, main door chuma, chinese steel door',
  'door-frame':
    'hardwood door frame, hardwood door frames, mahogany door frame, mahogany door frames, timber door frames, steel door frame, metal door frame, door frames, frames za milango, fremu za milango, frame ya mlango, frames za mlango, fremu, frame za mlango, hardwood frame, doorframe, door jamb, frame ya chuma, frames za mbao',
  'steel-window':
    'steel windows, metal windows, casement windows, steel casement, window frames, madirisha ya chuma, dirisha ya chuma, windows za chuma, metallic window, burglar proof windows, dirisha, madirisha za chuma, window za chuma, steel casement windows, windows, window, dirisha ya grill',
  'aluminium-window':
    'aluminium windows, aluminum window, aluminum windows, aluminium sliding window, sliding windows, aluminium frame window, madirisha ya aluminium, window za aluminium, windows za aluminium, dirisha ya aluminium, alu windows, aluminium sliding windows, alumin window, aluminium sliding',
  'window-glass':
    'window panes, window glasses, clear glasses, obscure glasses, glass sheet, glass panes, pane, panes, vioo, kioo cha dirisha, vioo za dirisha, glass ya dirisha, glass ya window, frosted glass, glazing, glass 4mm, bathroom glass',
  'glass-block': 'glass blocks, glass bricks, matofali ya kioo, blocks za glass, bloki za kioo',
  'mortice-lock':
    'mortice locks, mortise locks, door locks, union locks, lever locks, mortice, mortise, vitasa, kitasa cha mlango, kitasa ya mlango, vitasa vya milango, lock za milango, door handle lock, locks za mlango, 3 lever lock, 2 lever lock, door handles, door handle, makitasa, doorlock, lockset, handle lock',
  'cylinder-lock':
    'cylinder locks, yale locks, yale, night latches, rim lock, rim locks, nightlatch, gate lock, rimlock',
  padlock:
    'padlocks, makufuli, kufuli za gate, kufuli kubwa, pad lock, pad locks, kofuli, kufuli ya geti, tri circle, tricircle, solex, kifuli',
  'door-hinge':
    'hinges, butt hinges, door hinges, hinji za mlango, hinges za mlango, bawaba za mlango, hinji ya mlango, bawaba ya mlango, pata, patta za mlango, hinges za milango, pata ya mlango, bawaba za milango',
  'tower-bolt':
    'tower bolts, door bolts, towerbolt, komeo la mlango, makomeo, komeo ya mlango, barrel bolt, bolt ya mlango, slide bolt, door latch, latch, sliding bolt, latch ya mlango',
  'door-closer':
    'door closers, hydraulic door closer, door closing arm, closer ya mlango, closer, self closing door arm, automatic door closer, door check',
  'cabinet-hinge':
    'cabinet hinges, concealed hinges, kitchen hinges, soft close hinge, soft close hinges, hinges za cabinet, hinges za kabati, bawaba ya kabati, wardrobe hinges, hydraulic hinges, hinji za kabati, soft close, kabati hinge',
  'drawer-runner':
    'drawer runners, drawer slides, drawer channels, drawer channel, telescopic channels, telescopic runner, telescopic runners, reli za droo, drawer rail, drawer rails, runners za drawer, reli za drawer, droo reli, reli ya droo, slides za drawer',
  'hasp-staple':
    'hasps, hasp and staples, hasp staple, hasp ya kufuli, hasp & staple, haspi ya mlango, pata na kufuli',
  'wire-nail':
    'nail, wire nail, ordinary nails, nails za mbao, misumari ya kawaida, carpentry nails, carpenter nails, misumari kawaida, nails za timber, misumari za mbao, msumari wa mbao, mismari, mizumari, formwork nails, ordinary nail, nails za kawaida',
  'roofing-nail':
    'roof nails, umbrella nail, misumari za mabati, nails za mabati, mabati nail, misumari ya bati, nails za roofing, iron sheet nails, nails za umbrella, misumari ya kuezeka, misumari ya kofia, misumari ya mwavuli, kofia nails',
  'masonry-nail':
    'concrete nail, steel nails ya ukuta, misumari ya chuma, misumari ya ukuta, hard nails, nails za concrete, misumari ya steel, misumari ya konkriti, masonry nail, wall nails',
  'wood-screw':
    'screw, wood screw, skrubu za mbao, screws za mbao, chipboard screw, skurubu za mbao, skru, timber screws, cabinet screws, screws, skrubu ya mbao, screw za mbao',
  'self-drilling-screw':
    'self drilling screws, self drillers, roofing screws, tek, self tapping screw, self tapping screws, self tappers, screws za mabati, screw za mabati, skrubu ya mabati, self drilling, selfdrilling, mabati screws, skrubu za paa, self driller',
  'drywall-screw':
    'gypsum screws, drywall screws, black screw, screws za gypsum, screw za gypsum, plasterboard screws, skrubu ya gypsum, screws za board',
  'fencing-staple':
    'u nail, unails, u-nails, fence staples, fencing staple, fencing nails, staple nails, nails za fence, misumari ya fensi, misumari ya ua, wire staples, misumari ya u, fence nails',
  'wall-plug':
    'wall plugs, rawl plugs, rawlplug, rawlplugs, fischer plugs, fisher plugs, plastic plugs, fishers, fischer, fisha za ukuta, plugs za ukuta, raw plugs, wall fishers, fisher plug, plugs za screw',
  'anchor-bolt':
    'anchor bolts, rawl bolts, rawlbolt, rawlbolts, rawbolts, raw bolts, expansion bolts, expansion anchors, anchors, sleeve anchor, raw bolt, bolt ya ukuta, through bolt',
  'bolt-nut':
    'bolts, nuts, bolt and nut, nut and bolt, nuts and bolts, hex bolts, roofing bolts, machine bolts, bolti, bolti na nati, nati, bolts na nuts, coach bolts, bolt na nut, nati na bolti, bolt nut washer',
  wheelbarrow:
    'wheelbarrows, wheel barrows, barrows, toroli, matoroli, wilibaro za site, wilbarow, wheelbaro, mikokoteni, wilibarow, site barrow, toroli ya mkono, mkokoteni, kiligi, baro',
  spade:
    'spades, shovels, square shovel, round shovel, sepeto, machepe, koleo la kuchimba, kijiko cha mchanga, chepeo, shavel, masepetu, chepe ya kuchanganya, mabeleshi, shovel ya mchanga, pauro',
  jembe:
    'jembes, hoes, majembe, fork jembes, jembe fork, jembe ya uma, digging hoes, jembe la uma, majembe ya kulima',
  pickaxe:
    'pickaxes, pick axes, mattocks, picks, masururu, pikaksi, sururu ya kuchimba, digging pick, mtaimbo wa kuchimba',
  'mason-trowel':
    'trowels, mason trowels, plastering trowel, bricklaying trowel, brick trowels, miko, mwiko ya fundi, pointing trowel, trowel ya fundi, masons trowel, kijiko cha fundi, plaster trowel',
  'wood-float':
    'wood floats, wooden floats, plastering float, plaster floats, floats, skimming float, mbao ya kupiga plasta, flot ya plasta, mbao ya kusawazisha, wood float, ubao wa plasta, steel float',
  hammer:
    'hammers, claw hammers, sledge hammers, sledgehammer, mallets, nyundo ya kilo, nyundo kubwa, manyundo, mundu hammer, nyundo za fundi, carpenter hammer, mundu, nyundo ya misumari, nyundo kubwa ya kuvunja',
  'spirit-level':
    'spirit levels, levels, building level, pimamaji ya fundi, level ya fundi, water level, bubble level, pima maji ya fundi, level ya maji',
  'tape-measure':
    'tape measures, measuring tapes, measure tape, steel tape, tape ya kupima, tepu ya kupima, futi kamba, utepe wa kupimia, fiti ya kupima, measuring tape, tepmeja, tepu meja, futi ya kupimia, tepu ya kupimia, tape ya mita tano, utepe wa kupima',
  saw: 'saws, hand saws, handsaw, handsaws, hacksaws, hack saw, hack saws, misumeno, wood saw, metal saw, hacksaw frame, msumeno wa mbao, msumeno wa chuma, panel saw, bow saw, msumeno wa mkono',
  karai:
    'karais, makarai, head pans, mortar pans, karai za mjengo, karai ya kubeba, headpan, mortar basin, metal basin, karai ya simiti, karaya, bakuli la zege',
  'builders-line':
    'builder line, building line, plumb bobs, plumbob, plumb line, mason string, string ya fundi, kamba ya ujenzi, nylon line, kamba ya kupima, line ya fundi, builder string, string lines, builders string',
  'angle-grinder':
    'grinders, angle grinders, grinding machine, grinda, grainda ya kukata, cutting machine, cutter machine, disc grinder, grinder machine, disc cutter, mashine ya kukata chuma, grinda machine',
  drill:
    'drills, hammer drills, drill machine, drilling machines, electric drill, power drill, mashine ya drill, mashine ya kutoboa ukuta, impact drill, rotary hammer, keekee',
  'cutting-disc':
    'cutting discs, cutting disk, cutting disks, grinding discs, discs, disks, diamond discs, diamond disc, diamond blades, cutting blade, diski za kukata, diski za grinder, disc za grinder, metal cutting disc, disc za kukata, grinder disc, grinder discs, disc ya kukata, cutting wheel',
  'welding-machine':
    'welding machines, inverter welder, arc welding machine, welders machine, mashine ya welding, mashine za welding, welding plant, mashine ya kuwelding, inverter welding machine, inverter welding, welder machine',
  'welding-rod':
    'welding rods, welding electrodes, electrode, electrodes, rods za welding, rod za welding, gauge 12 rod, gauge 10 rods, vijiti vya welding, vijiti za welding, welding sticks, rods za kuchomelea, vijiti vya kuchomelea, welding stick',
  'concrete-mixer':
    'concrete mixers, cement mixers, mixer machine, mixer ya concrete, mixer ya zege, mashine ya kuchanganya zege, mashine ya zege, mashine ya kuchanganya simiti, diesel mixer, mashine ya concrete, mixer ya cement, mixing machine, mixer ya simiti, kichanganya zege',
  'poker-vibrator':
    'poker vibrators, concrete vibrators, pokers, vibrators, vibrator ya concrete, poker ya concrete, mashine ya kutetemesha zege, poker machine, poka ya zege, vibrator ya zege',
  'plate-compactor':
    'plate compactors, compactors, wacker plate, wackers, plate vibrator, compacting machine, mashine ya kushindilia, soil compactor, tamper, vibrating plate, kompakta ya udongo, mashine ya kushindilia udongo, rammer, tamping machine',
  ladder:
    'ladders, step ladders, extension ladders, ngazi ya aluminium, aluminium ladders, ngazi za aluminium, folding ladder, stepladder, aluminium ladder',
  'tile-cutter':
    'tile cutters, tile cutting machine, manual tile cutter, mashine ya kukata tiles, cutter ya tiles, mashine ya tiles, tile saw, kifaa cha kukata tiles, cutter ya tails, mashine ya kukata vigae',
  hosepipe:
    'hosepipes, hose pipes, water hoses, garden hose, garden hoses, site hose, hose ya maji, mpira ya maji, pipe ya kumwagilia, hosipaipu, horse pipe, hoze, mpira wa kumwagilia, horse pipe ya maji',
  tarpaulin:
    'tarpaulins, tarps, canvas, canvas covers, canvas ya kufunika, turubali, maturubai, tarpaulin cover, tent cover, lorry cover, rain cover, lorry canvas',
  'safety-boot':
    'safety boot, safety shoes, safety shoe, steel toe, steel toe boot, steel toe shoes, work boot, site boot, mabuti, mabuti ya kazi, buti za kazi, viatu vya site, viatu vya usalama, viatu za site, protective boots, steel toed boots, steel toe cap boots, buti za site, boots, industrial boots',
  gumboot:
    'gumboot, gum boot, wellingtons, wellington boots, rain boots, magambuti, gamboot, gamboots, rubber boot, buti za maji, wellies, buti za plastiki, viatu vya mpira',
  'hard-hat':
    'helmets, hard hats, safety helmets, hardhat, hardhats, construction helmet, kofia za usalama, kofia ngumu, helmet za site, kofia za site, kofia ya site, helmeti za fundi, head protection, site helmets, kofia za mjengo, kofia ya fundi',
  'reflective-vest':
    'reflectors, reflective jackets, reflective vests, reflector jacket, reflector jackets, hi vis vest, high visibility vest, high vis, visibility jacket, reflector za site, safety vest, safety vests, vests, reflekta za site, safety jacket, fulana za reflector, jacket za reflector, reflector vest, koti la reflector',
  'work-gloves':
    'glove, work glove, leather glove, rubber glove, construction gloves, safety gloves, glovu, magloves, gloves za kazi, hand gloves, glavu za kazi, mittens, glavu za mikono, glovu za kazi, mpira wa mikono, glavzi',
  'dust-mask':
    'dust masks, masks, face masks, respirators, n95 mask, ffp2, mask za vumbi, barakoa za vumbi, face mask, barakoa ya vumbi, nose mask',
  'safety-goggles':
    'goggle, safety goggle, protective glasses, eye goggles, welding goggles, miwani ya kazi, miwani za usalama, goggles za fundi, eye protectors, safety spectacles, miwani ya fundi',
  overall:
    'overalls, boiler suits, dust coats, dustcoat, work suits, coverall, coveralls, ovaroli za kazi, overoli, maovaroli, work clothes, apron coat, ovarol, dungarees, nguo za kazi',
  'safety-harness':
    'safety harnesses, harnesses, full body harness, fall protection, safety belts, fall protection harness, harness ya roof, mikanda ya usalama, safety rope harness, climbing belt, safety harness, kamba ya usalama',
  'first-aid-kit':
    'first aid kits, first aid boxes, firstaid, firstaid box, medical kit, kisanduku cha huduma ya kwanza, first aid box ya site, sanduku ya first aid',
  'caution-tape':
    'caution tapes, barricade tape, warning tapes, barrier tapes, danger tape, hazard tape, utepe wa onyo, tape ya danger, barricade, tape ya onyo, tape ya caution, cordon tape',
  'fire-extinguisher':
    'fire extinguishers, extinguishers, fire cylinder, dcp extinguisher, dry powder extinguisher, mitungi ya kuzima moto, kizima moto, mtungi wa moto, gas ya kuzima moto, dry powder, kizimamoto, mtungi wa zimamoto',
  'paving-block':
    'paving blocks, cabro blocks, cabro paving, cabro ya parking, paver, paver blocks, paving stones, kabro ya parking, cabro za parking, kabros, interlocking paving, driveway blocks, makabro, driveway paving, cabro tiles, paving bricks, interlocking cabro, zig zag cabro',
  'road-kerb':
    'road kerbs, kerb stones, kerb stone, kerbstones, curbstones, curbs, kerbs za barabara, mawe ya ukingo, pavement kerb, edging kerb, curb stone, kebstoni, kerb ya cabro, mawe ya barabara',
  'drain-channel':
    'drain channels, invert blocks, channel blocks, drainage channel, drainage channels, shallow drains, storm drain, open drain, mfereji wa maji ya mvua, invert block drain, shallow drain block, u drain, mitaro, drain blocks, idb, ibd, u channel, half round channel',
  'paving-slab':
    'paving slabs, concrete slabs, pcc slabs, flagstones, walkway slabs, walkway slab, slabs za njia, 600x600 slabs, slab za walkway, stepping slab, slabs za walkway, paving flags',
  'concrete-culvert':
    'culverts, concrete pipes, concrete culverts, culvert pipe, culvert pipes, road culverts, kalvati za barabara, mabomba ya zege, drainage culvert, bomba la zege, makalvati, karavati',
  'manhole-cover':
    'manhole covers, manhole lid, manhole lids, inspection cover, inspection chamber, manhole frame, mfuniko wa manhole, kifuniko cha shimo, mifuniko ya manhole, cover ya manhole, sewer cover, covers za manhole, septic cover, mfuniko wa choo',
  'grass-paver':
    'grass pavers, grass blocks, eco pavers, grass cabro, turf paver, turf stone, cabro za nyasi, grassblock, lawn paver',
  'gypsum-board':
    'gypsum boards, gypsum sheets, gypsums, gypsum ya ceiling, plasterboards, drywalls, ceiling boards, gipsum, jipsum, gypsum ceiling, dari ya gypsum, jipsam za dari, boards za gypsum, plaster board, ceiling gypsum, gipsamu, gypsum za dari',
  'jointing-compound':
    'jointing compounds, joint compound, jointing powder, gypsum powders, gypsum putty, unga ya gypsum, gypsum plaster, filler ya gypsum, gypsum jointing, powder za gypsum, gypsum joint filler, jointing filler, compound ya gypsum',
  'ceiling-channel':
    'ceiling channels, furring channels, furring, furrings, main channels, gypsum channels, metal studs, studs, stud channel, gypsum studs, channel za gypsum, channels za gypsum, patti za gypsum, gypsum frame, furring section, metal furring, perimeter channel, suspension channel, channel za furring, gypsum profiles, channel za ceiling, channels za dari',
  'pvc-ceiling':
    'pvc ceilings, plastic ceilings, pvc ceiling panels, pvc panel, pvc panels, ceiling ya pvc, ceiling ya plastic, dari ya pvc, plastic ceiling boards, pvc ceiling board, panel za pvc, pvc ya ceiling',
  'ceiling-cornice':
    'cornices, covings, gypsum cornices, cornice ya gypsum, ceiling moulding, ceiling border, konis, cornish, conice, crown moulding, konisi za gypsum, polystyrene cornice, konis ya gypsum, cornices za gypsum',
  'acoustic-ceiling-tile':
    'acoustic tiles, acoustic ceiling tiles, acoustic boards, suspended ceilings, suspended ceiling tiles, mineral fibre tiles, office ceiling, drop ceiling, ceiling tiles, ceiling tile, armstrong ceiling, 60x60 ceiling, acoustic ceiling boards, dari ya acoustic, acoustic tile, armstrong',
  'insulation-foil':
    'roof insulation foil, bubble foils, reflective foil, foil insulation, heat foil, roof foil, aluminium foil roof, insulation sheet, karatasi ya kuzuia joto, foil ya roof, roof insulation, foil ya paa, bubble wrap insulation, heat reflector foil, silver foil, reflective insulation, aluminium foil ya paa',
  glasswool:
    'fibreglass, fiberglass, fiberglass insulation, rock wool, mineral wool, insulation wool, sufi ya kioo, sound insulation, soundproofing wool, glass wool rolls, thermal wool, fibre glass',
  'jointing-tape':
    'fibre tapes, fiber tape, jointing tapes, joint tapes, gypsum tapes, drywall tape, mesh tape ya gypsum, fibre mesh tape, paper tape, tape za gypsum, scrim tape, tepu ya gypsum, jointing tape',
  'chain-link':
    'chain links, chainlinks, chain link fence, chainlink fence, chain link wire, fencing mesh, link wire, chen link, fensi ya chainlink, chain-link, waya ya chainlink, waya ya chenlinki, diamond mesh, chainlink wire, chenlinki, wavu wa fence, fence ya wavu, cheni linki',
  'barbed-wire':
    "barbed wires, barb wires, barbwire, barbed, seng'enge, sengenge ya fence, waya wa seng'enge, waya ya seng'enge, waya wa sengenge, waya ya miiba, wire ya miiba, senge'nge, thorn wire, spiked wire, senyenge, senyenge ya fence, waya wa senyenge",
  'razor-wire':
    'razor wires, razor coil, razor coils, concertina wire, razor ribbon, razor blade wire, wembe wire, waya za wembe, security razor wire, flat wrap razor, waya ya razor, wembe, waya wa wembe, nyembe wire',
  'concrete-post':
    'concrete posts, concrete fencing posts, fencing posts, cement posts, cement poles, concrete poles, posti za zege, posti za simiti, posti za cement, nguzo za simiti, nguzo za concrete, poles za concrete, poles za cement, fence posts, fence post, posts za fence, nguzo za fence, posti za concrete, nguzo za ua, nguzo ya zege, posti ya zege, cement post, nguzo za saruji, precast post',
  'treated-post':
    'treated posts, treated poles, treated pole, wooden posts, wooden fence post, cedar posts, cedar poles, cca poles, timber posts, wooden poles, nguzo za mbao za fence, posti za mbao, treated timber posts, posti za cedar, nguzo za miti, fencing poles, treated fencing posts, miti iliyotibiwa, posti ya mbao, cca treated',
  'plain-wire':
    'plain wires, galvanised wire, galvanized wire, high tensile wire, plain galvanised wire, line wires, straining wire, waya laini ya fence, waya plain, tensile wire, plain fencing wire, guage 8 wire, waya wa mabati',
  'chicken-mesh':
    'chicken netting, netting chicken, poultry netting, neti ya kuku, kuku wire, waya ya kuku, chicken wires, chicken meshes, coffee tray mesh, coffee tray wire, poultry mesh, poultry wire, hexagonal mesh, waya za kuku, wavu ya kuku, plastering mesh, chick mesh, chicken net, mesh ya kuku, wire ya kuku, kuku mesh, coffee tray, waya wa kuku',
  'steel-gate':
    'gates, steel gates, metal gates, main gates, malango, mageti, geti la chuma, geti ya chuma, gate ya chuma, lango ya chuma, double gate, compound gate, gate ya compound, geti kubwa, pedestrian gate, entrance gate, wicket gate',
  'electric-fence-energizer':
    'energizers, energisers, energiser, electric fence energizers, electric fencing, electrical fence, fence energizers, fensi ya stima, electric fence machine, energizer ya fence, nemtek, fence energizer, nemtek energizer, jva energizer, fence ya stima, mashine ya fence ya umeme',
};
