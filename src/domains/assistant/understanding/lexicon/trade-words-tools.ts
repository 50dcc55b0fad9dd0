/** How sites call the tools, and what people are protected by; phrases parted by commas. */
export const toolWords: Readonly<Record<string, string>> = {
  wheelbarrow:
    'wheelbarrows, wheel barrows, barrows, toroli, matoroli, wilibaro za site, wilbarow, wheelbaro, mikokoteni, wilibarow, site barrow, toroli ya mkono, mkokoteni, kiligi, baro, wheel barrel, mabero, site trolley, rikwama, karai ya magurudumu',
  spade:
    'spades, shovels, square shovel, round shovel, sepeto, machepe, koleo la kuchimba, kijiko cha mchanga, chepeo, shavel, masepetu, chepe ya kuchanganya, mabeleshi, shovel ya mchanga, pauro, shavo, shovo, showel, makoleo, mapauro, square mouth',
  jembe:
    'jembes, hoes, majembe, fork jembes, jembe fork, jembe ya uma, digging hoes, jembe la uma, majembe ya kulima, chillington, njembe, garden hoe',
  pickaxe:
    'pickaxes, pick axes, mattocks, picks, masururu, pikaksi, sururu ya kuchimba, digging pick, mtaimbo wa kuchimba, matok, pic axe, digging bar, jumper bar',
  'mason-trowel':
    'trowels, mason trowels, plastering trowel, bricklaying trowel, brick trowels, miko, mwiko ya fundi, pointing trowel, trowel ya fundi, masons trowel, kijiko cha fundi, plaster trowel, trauli, trueli, kijiko cha mwashi',
  'wood-float':
    'wood floats, wooden floats, plastering float, plaster floats, floats, skimming float, mbao ya kupiga plasta, flot ya plasta, mbao ya kusawazisha, wood float, ubao wa plasta, steel float, hand float, masons float, float ya plasta, float ya fundi, floti, floti ya plasta, floti ya mbao, floti za fundi, sponge float, polystyrene float, plastic float, magnesium float, mbao ya kulainisha, mbao ya kupiga plaster, ubao wa kulainisha, screed float, finishing float, smoothing float',
  hammer:
    'hammers, claw hammers, sledge hammers, sledgehammer, mallets, nyundo ya kilo, nyundo kubwa, manyundo, mundu hammer, nyundo za fundi, carpenter hammer, mundu, nyundo ya misumari, nyundo kubwa ya kuvunja, ball pein hammer, ball peen hammer, sledge, hamma, demolition sledge, nundo',
  'spirit-level':
    'spirit levels, levels, building level, pimamaji ya fundi, level ya fundi, water level, bubble level, pima maji ya fundi, level ya maji, spirit lever, sprit lever, level ya mason, level ya kupima, leveler, leveller, straight edge, straightedge, aluminium straight edge, aluminium level, builders level, carpenter level, levela, lever ya fundi, leveli, kipima maji, kipimamaji, magnetic level',
  'tape-measure':
    'tape measures, measuring tapes, measure tape, steel tape, tape ya kupima, tepu ya kupima, futi kamba, utepe wa kupimia, fiti ya kupima, measuring tape, tepmeja, tepu meja, futi ya kupimia, tepu ya kupimia, tape ya mita tano, utepe wa kupima, tapemeasure, surveyor tape, tape ya fundi, tape measa, tape mesha, tepu ya fundi, futi ya fundi, futi ya kupima, utepe wa vipimo, utepe wa fundi, kipimo cha utepe',
  saw: 'saws, hand saws, handsaw, handsaws, hacksaws, hack saw, hack saws, misumeno, wood saw, metal saw, hacksaw frame, msumeno wa mbao, msumeno wa chuma, panel saw, bow saw, msumeno wa mkono, bowsaw, haksoo, hakisoo, heksa, hekso, hack so, soo ya mbao, coping saw, hacksaw blade',
  karai:
    'karais, makarai, head pans, mortar pans, karai za mjengo, karai ya kubeba, headpan, mortar basin, metal basin, karai ya simiti, karaya, bakuli la zege, kalai, kalai za mjengo, kalahi, mason pan, concrete pan, builders pan, sufuria ya zege, beseni la zege, beseni la mjengo, bakuli la mjengo, pan ya mjengo',
  'builders-line':
    'builder line, building line, plumb bobs, plumbob, plumb line, mason string, string ya fundi, kamba ya ujenzi, nylon line, kamba ya kupima, line ya fundi, builder string, string lines, builders string, masonry line, building string, building thread, setting out string, setting out line, chalk line, plumb bob, plam bob, kamba ya mason, kamba ya mwashi, kamba ya kujengea, kamba ya kunyoosha ukuta, kamba ya kunyoosha, uzi wa fundi, uzi wa mwashi, uzi wa ujenzi, bildazi laini',
  'angle-grinder':
    'grinders, angle grinders, grinding machine, grinda, grainda ya kukata, cutting machine, cutter machine, disc grinder, grinder machine, disc cutter, mashine ya kukata chuma, grinda machine, chop saw, cut off machine, metal cutting saw, mashine ya kukata vyuma',
  drill:
    'drills, hammer drills, drill machine, drilling machines, electric drill, power drill, mashine ya drill, mashine ya kutoboa ukuta, impact drill, rotary hammer, keekee, cordless, battery drill, drilling hammer, mashine ya kutoboa ukuta na chuma, mashine ya kutobolea, kitoboa ukuta, driller',
  'cutting-disc':
    'cutting discs, cutting disk, cutting disks, grinding discs, discs, disks, diamond discs, diamond disc, diamond blades, cutting blade, diski za kukata, diski za grinder, disc za grinder, metal cutting disc, disc za kukata, grinder disc, grinder discs, disc ya kukata, cutting wheel, cut off wheel, concrete blade, diamond wheel, segmented blade, grinding wheel, grinding stone, abrasive disc, abrasive wheel, disc za grainda, diski ya grainda, disk za grinder, blade ya grinder, blade ya kukata chuma, blade za grainda, kisu cha grinder, sahani za kukata chuma',
  'welding-machine':
    'welding machines, inverter welder, arc welding machine, welders machine, mashine ya welding, mashine za welding, welding plant, mashine ya kuwelding, inverter welding machine, inverter welding, welder machine, welding set, machine ya kuweld, mashine ya weld, mashine ya kuweld, mashine ya kuchomelea vyuma, mashine ya kuchomea, mashine ya kuchomea chuma, mtambo wa kuchomelea, mtambo wa welding, weding machine, weld machine',
  'welding-rod':
    'welding rods, welding electrodes, electrode, electrodes, rods za welding, rod za welding, gauge 12 rod, gauge 10 rods, vijiti vya welding, vijiti za welding, welding sticks, rods za kuchomelea, vijiti vya kuchomelea, welding stick, welding wire rods, arc rods, weld rods, oerlikon rods, e6013, e7018, g12 rods, g10 rods, rods za kuweld, vijiti vya kuweld, vijiti vya kuchomea, nondo za kuweld, fimbo za welding, waya za kuchomelea',
  'concrete-mixer':
    'concrete mixers, cement mixers, mixer machine, mixer ya concrete, mixer ya zege, mashine ya kuchanganya zege, mashine ya zege, mashine ya kuchanganya simiti, diesel mixer, mashine ya concrete, mixer ya cement, mixing machine, mixer ya simiti, kichanganya zege, mikisa, mikisa ya zege, mikisa ya concrete, miksa ya zege, miksa, mashine ya kukoroga simiti, mtambo wa zege, mtambo wa kuchanganya zege',
  'poker-vibrator':
    'poker vibrators, concrete vibrators, pokers, vibrators, vibrator ya concrete, poker ya concrete, mashine ya kutetemesha zege, poker machine, poka ya zege, vibrator ya zege, mashine ya kuvibrate zege, mashine ya kuvibrate, mashine ya kutikisa zege, mashine ya kushindilia zege, mashine ya kutoa hewa kwa zege',
  'plate-compactor':
    'plate compactors, compactors, wacker plate, wackers, plate vibrator, compacting machine, mashine ya kushindilia, soil compactor, tamper, vibrating plate, kompakta ya udongo, mashine ya kushindilia udongo, rammer, tamping machine, waka, waka ya kushindilia, waker, jumping jack, mashine ya kushindilia murram, mashine ya kushindilia mchanga, mashine ya kucompact, mashine ya kugandamiza udongo, mashine ya kugandamiza, compacter, plate compacter',
  ladder:
    'ladders, step ladders, extension ladders, ngazi ya aluminium, aluminium ladders, ngazi za aluminium, folding ladder, stepladder, aluminium ladder, alu ladder',
  'tile-cutter':
    'tile cutters, tile cutting machine, manual tile cutter, mashine ya kukata tiles, cutter ya tiles, mashine ya tiles, tile saw, kifaa cha kukata tiles, cutter ya tails, mashine ya kukata vigae, tile cutting tool, ceramic cutter, porcelain cutter, ceramic tile cutter, kikata vigae, kikata tiles, kisu cha tiles, kisu cha vigae, tile scorer, tile breaker',
  hosepipe:
    'hosepipes, hose pipes, water hoses, garden hose, garden hoses, site hose, hose ya maji, mpira ya maji, pipe ya kumwagilia, hosipaipu, horse pipe, hoze, mpira wa kumwagilia, horse pipe ya maji, hose, hozi, hosi, watering hose, watering pipe, rubber hose, curing hose, car wash hose, washing hose, hose ya kumwagilia, hose ya kumwagia slab, pipe ya garden, pipe ya kumwagia maji, mpira wa bustani, bomba la mpira, delivery hose, hose',
  tarpaulin:
    'tarpaulins, tarps, canvas, canvas covers, canvas ya kufunika, turubali, maturubai, tarpaulin cover, tent cover, lorry cover, rain cover, lorry canvas, truck cover, lorry sheet, lorry tent, cement cover sheet, tent ya kufunika, tent ya kufunika cement, canvas ya kufunika cement, hema la kufunika, ground sheet, groundsheet, rain sheet',
  'safety-boot':
    'safety boot, safety shoes, safety shoe, steel toe, steel toe boot, steel toe shoes, work boot, site boot, mabuti, mabuti ya kazi, buti za kazi, viatu vya site, viatu vya usalama, viatu za site, protective boots, steel toed boots, steel toe cap boots, buti za site, boots, industrial boots, safety buut, steel cap boots, steel cap shoes, steel capped boots, construction shoes, protective footwear, safety footwear, viatu vya fundi, viatu vya ujenzi, viatu vya chuma, viatu ngumu, viatu vya kulinda vidole',
  gumboot:
    'gumboot, gum boot, wellingtons, wellington boots, rain boots, magambuti, gamboot, gamboots, rubber boot, buti za maji, wellies, buti za plastiki, viatu vya mpira, pvc boots, mud boots, buti za matope, mabuti ya mvua, mabuti ya mpira, viatu vya mvua, viatu vya matope, viatu vya maji, concrete boots, knee high boots',
  'hard-hat':
    'helmets, hard hats, safety helmets, hardhat, hardhats, construction helmet, kofia za usalama, kofia ngumu, helmet za site, kofia za site, kofia ya site, helmeti za fundi, head protection, site helmets, kofia za mjengo, kofia ya fundi, bump hat, bump cap, safety cap, safety hat, site hat, construction hat, construction cap, headgear, hamet, elimeti, mahelmet, mahelmeti, kofia gumu',
  'reflective-vest':
    "reflectors, reflective jackets, reflective vests, reflector jacket, reflector jackets, hi vis vest, high visibility vest, high vis, visibility jacket, reflector za site, safety vest, safety vests, vests, reflekta za site, safety jacket, fulana za reflector, jacket za reflector, reflector vest, koti la reflector, reflective tops, reflective waistcoat, reflective shirt, high visibility, hiviz, hivis, glow jacket, luminous jacket, fluorescent vest, fluorescent jacket, site jacket, safety waistcoat, fulana za usalama, fulana za kung'aa, fulana ya kuakisi, fulana za kazi, jaketi za kung'aa, jacket za mjengo, vizibao, mareflector, mareflecta",
  'work-gloves':
    'glove, work glove, leather glove, rubber glove, construction gloves, safety gloves, glovu, magloves, gloves za kazi, hand gloves, glavu za kazi, mittens, glavu za mikono, glovu za kazi, mpira wa mikono, glavzi, welders gloves, gauntlets, hand protection, gluvs, soksi za mikono, mifuko ya mikono',
  'dust-mask':
    'dust masks, masks, face masks, respirators, n95 mask, ffp2, mask za vumbi, barakoa za vumbi, face mask, barakoa ya vumbi, nose mask, n95, kn95, kinga ya vumbi, kifunika pua, vifunika pua, dusk mask',
  'safety-goggles':
    'goggle, safety goggle, protective glasses, eye goggles, welding goggles, miwani ya kazi, miwani za usalama, goggles za fundi, eye protectors, safety spectacles, miwani ya fundi, safety eyewear, safety specs, clear glasses za kazi, eye shield, eye glasses za kazi, eyewear, protective eyewear, work glasses, grinding glasses, welding glasses, welders goggles, miwani ya kuchomelea, miwani ya welding, miwani ya grinder, miwani za kazi, miwani ya site, miwani ya kukinga macho, miwani za fundi, miwani ya kinga, kinga ya macho, glasi za macho za kazi, face shield, welding mask, welding shield, miwani',
  overall:
    'overalls, boiler suits, dust coats, dustcoat, work suits, coverall, coveralls, ovaroli za kazi, overoli, maovaroli, work clothes, apron coat, ovarol, dungarees, nguo za kazi, ovalo, over all, working clothes, work wear, workwear, work uniform, site uniform, site clothes, dastikoti, koti la kazi, nguo za mjengo, nguo za site, nguo za fundi, sare za kazi, sare za mafundi, suruali ya kazi, jumpsuit, jump suit, bib and brace',
  'safety-harness':
    'safety harnesses, harnesses, full body harness, fall protection, safety belts, fall protection harness, harness ya roof, mikanda ya usalama, safety rope harness, climbing belt, safety harness, kamba ya usalama, fall arrester, fall arrestor, lanyard, double lanyard, hanesi, belt ya kupanda paa, mkanda wa kupanda juu, mkanda wa kujifunga paa, mikanda ya kupandia, kamba ya kujifunga paa',
  'first-aid-kit':
    'first aid kits, first aid boxes, firstaid, firstaid box, medical kit, kisanduku cha huduma ya kwanza, first aid box ya site, sanduku ya first aid, fast aid kit, fast aid box, fasteid, 1st aid kit, 1st aid box, 1st aid, medical box, medical boxes, medicine kit, medicine cabinet, emergency kit, emergency box, bandages kit, trauma kit, sanduku la dawa, sanduku la kwanza aid, sanduku la huduma, kisanduku cha dawa, huduma ya kwanza, vifaa vya huduma ya kwanza',
  'caution-tape':
    'caution tapes, barricade tape, warning tapes, barrier tapes, danger tape, hazard tape, utepe wa onyo, tape ya danger, barricade, tape ya onyo, tape ya caution, cordon tape, barricading tape, barrier ribbon, hazard ribbon, warning ribbon, safety tape, safety ribbon, site tape, construction tape, do not cross tape, no entry tape, keep out tape, red and white tape, yellow black tape, striped tape, zebra tape, cordon, tape ya kuzuia watu, tape ya hatari, tape ya njano na nyeusi, tape ya nyekundu na nyeupe, tape ya kufunga site, tepu ya hatari, utepe wa hatari, utepe wa kuzuia watu, utepe wa njano, ribbon ya tahadhari',
  'fire-extinguisher':
    'fire extinguishers, extinguishers, fire cylinder, dcp extinguisher, dry powder extinguisher, mitungi ya kuzima moto, kizima moto, mtungi wa moto, gas ya kuzima moto, dry powder, kizimamoto, mtungi wa zimamoto, fire fighting equipment, firefighting equipment, dcp, dcp cylinder, foam extinguisher, mitungi ya moto, vizima moto, vizimamoto',
};
