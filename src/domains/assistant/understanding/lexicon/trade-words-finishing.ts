/** How sites call what a building is finished, wired, closed and fenced with, and the tools; phrases parted by commas. */
export const finishingWords: Readonly<Record<string, string>> = {
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
    'glue pvc pipe, glue pipe, gundi ya pvc, gundi pipe pvc, gum ya pipe, pvc glue pipes, pvc cement, pipe cement, pvc gum, pvc adhesive, gundi ya mabomba, gundi ya pipe, glue ya pvc, solvent glue, tangit glue',
  'pu-foam':
    'pu foams, foam spray, expanding foams, gap filling foam, foam ya madirisha, foam ya kuziba, polyurethane foam, window foam',
  'emulsion-paint':
    'emulsions, vinyl paint, vinyl emulsion, silk vinyl, silk paint, vinylmatt, interior paints, wall paints, water based paint, ceiling paint, rangi ya kuta, rangi nyeupe, rangi ya plaster, economy paint, silk emulsion, inside paint, emulsion paint, matt paint, rangi ya silk, rangi ya ndani, rangi ya ceiling, covermatt, rangi ya emulsion',
  'gloss-paint':
    'gloss paints, super gloss paint, oil paints, enamel, rangi ya gloss, rangi ya mlango, rangi ya mafuta, rangi za milango, door paint, oil based paint, rangi ya gate, supergloss, gate paint',
  'undercoat-paint':
    'undercoats, under coats, undercoat paint, andakoti, undercoat ya mbao, rangi ya undercoat',
  'exterior-weather-paint':
    'silicone paint, silicon paint, crown silicone, rangi ya silicone, exterior paints, weatherproof paint, outdoor paint, weather guards, external paint, rangi za nje, outer wall paint, rangi ya ukuta wa nje, rangi ya kuta za nje, exterior emulsion, weathershield paint, duracoat exterior, exterior wall paint, outside wall paint, rangi ya weatherguard, weather paint',
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
    'chicken netting, netting chicken, poultry netting, neti ya kuku, kuku wire, waya ya kuku, chicken wires, chicken meshes, coffee tray mesh, coffee tray wire, poultry mesh, poultry wire, hexagonal mesh, waya za kuku, wavu ya kuku, plastering mesh, chick mesh, chicken net, mesh ya kuku, wire ya kuku, kuku mesh',
  'steel-gate':
    'gates, steel gates, metal gates, main gates, malango, mageti, geti la chuma, geti ya chuma, gate ya chuma, lango ya chuma, double gate, compound gate, gate ya compound, geti kubwa, pedestrian gate, entrance gate, wicket gate',
  'electric-fence-energizer':
    'energizers, energisers, energiser, electric fence energizers, electric fencing, electrical fence, fence energizers, fensi ya stima, electric fence machine, energizer ya fence, nemtek',
};
