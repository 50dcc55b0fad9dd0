/** How sites call what walls, slabs and their steel are made of; phrases parted by commas. */
export const shellWords: Readonly<Record<string, string>> = {
  'cement-32-5':
    '32.5r, 32.5n, cement ya kawaida, cement ya plasta, simiti ya kawaida, nguvu cement, simba cement, blue triangle, sementi, cement ya ujenzi, ordinary cement, building cement, saruji ya kawaida, cement ya ndovu, ndovu, tembo cement, mombasa cement, rhino cement, kifaru cement, rai cement, ndovu cement, mfuko ya cement, cemento, siment, cement ya msingi, pozzolana, cem iv, cem ii',
  'cement-42-5':
    '42.5n, 42.5r, power max, powermax, power plus, nguvu 42.5, cement ya slab, cement ya column, opc cement, structural grade cement, cement ya nguvu, cement kali, saruji ya slab, cement ya haraka, portland, cem i, rapid cement, concrete cement, simiti ya zege, saruji ya nguvu, saruji ya zege, simiti kali, simiti ngumu, cement ya beam, fast setting cement',
  'white-cement':
    'cement nyeupe, simiti ya white, white simiti, snowcem, white portland, white portland cement, tile joint cement',
  'masonry-cement':
    '22.5x, cement ya kujenga, bricklaying cement, 22.5 cement, saruji ya mota, brick laying cement',
  'hydrated-lime':
    'chokaa ya kupaka, whitewash, neru, lime ya kupaka, chokaa nyeupe, quicklime, calcium hydroxide, white wash, chokaa ya unga, chokaa cha ujenzi, chokaa kuta, chokaa ya kupaka ukuta, chokaa kupaka miti, chokaa kupaka kuta',
  'ready-mix-concrete':
    'readymix, concrete mix, c20, c30, class 20, class 30, mixed concrete, concrete ya kumwaga, zege ya lori, concrete, ready mixed concrete, c25, zege iliyochanganywa, truck mixed concrete, ready mixed, transit mixer, redi mix, concrete mixer truck',
  'deformed-bar':
    'rebars, steel bars, iron bars, reinforcement bar, reinforcement steel, reinforcing bar, ribbed steel, iron rod, iron rods, steel rod, steel rods, twisted bar, twisted steel, chuma ya kujenga, chuma za nguzo, chuma ya slab, high yield, tor steel, construction steel, vyuma za mjengo, nondo za slab, chuma za mjengo, chuma ya kumi na mbili, ribbed bars, hi yield, high tensile steel, tmt bars, d bar, y bar, vyuma vya ujenzi, rod za mjengo, torsteel, reo, tmt, ybar, beam steel',
  'round-bar':
    'ring, rings, ringi, stirrup, links, r bar, mild bar, mild steel bar, smooth bar, plain bar, plain round bar, round bars, chuma ya rings, chuma za duara, chuma ya duara, nondo za duara, nondo laini, nondo ya ringi, chuma ya ringi, ring bars, vyuma vya ringi, chuma laini, mild steel rod, round rod, round rods, smooth rod, smooth rods, plain rod, plain rods, mild rod, ms round, ms rod, ring steel, link steel, binder steel, chuma za stirrup, nondo ya stirrup, mviringo chuma, chuma mviringo, nondo mviringo, vyuma vya mviringo, ring rods, vyuma kukunja ring, quarter inch rod, plain steel bar',
  'brc-mesh':
    'brc wire, weldmesh, weld mesh, weldmess, brc fabric, a193, a252, brc ya slab, birisi, mesh wire, reinforcement mesh, brc ya floor, wavu wa slab, wavu ya brc, biar si, fabric reinforcement, reinforcing fabric, reinforcement fabric, reinforcement net, welded fabric, steel fabric, slab wire, bee are see, bi ar si, brc waya, waya wa brc, waya ya brc, neti ya slab, neti ya chuma, nyavu za chuma, wire ya slab, welded wire fabric, wavu wa chuma slab',
  'binding-wire':
    'tie wire ya nondo, wire ya kufunga, waya wa kufunga, waya ya kufungia, waya wa kufunga nondo, tying wire, tie wire, rebar wire, steel fixing wire, annealed wire, black wire, binding waya, waya wa nondo, waya ya nondo, soft wire, wire ya kufungia chuma, fixing wire, binder wire, rebar tie, nondo wire, wire nondo, wire ya nondo, wire kufungia, baindin waya, bendi waya, bar tying wire, wire tying nondo, waya kufunga vyuma, waya kufungia nondo, waya kufungia vyuma, wire kufunga nondo, waya laini nyeusi',
  'hollow-section':
    'square pipe, square pipes, tubes za square, box pipe, square hollow, tubes, steel tubing, square tubing, tubu, square tubes, rectangular pipe, round tube, furniture tube, tube ya gate, chuma ya square, black pipe, black pipes, rectangular tube, rectangular tubes, black tubes, tubing, chs, box iron, square section, rectangular section, gate pipe, bomba za geti, chuma za box, chuma ya box, chuma box, pipe mraba, steel hollow, square bar hollow',
  'angle-iron':
    'angle lines, angles, angle bars, ango laini, angol, l angle, chuma ya angle, angel iron, angle line ya grill, anglaini, l iron, l section, ango aini, ango line, ango ayon, engo aini, vyuma vya pembe, l shaped steel, l shaped metal, chuma ya angle line',
  'flat-bar':
    'flat bars, flat iron, flatbars, burglar bars, flat steel, grill bar, flat bar ya grill, ms flat, ms flats, flati baa, flat baa, burglar proofing, chuma flat, chuma ya flat, vyuma bapa, grill chuma, chuma za grill, chuma ya grill, vyuma vya grill, flat steel bar, burglar proofing bar',
  'steel-sheet':
    'ms sheet, mild steel plate, mild steel sheet, chequered plate, checker plate, sheet metal, gate plate, black sheets, sheet za gate, mild plate, chuma ya plate, checkered, chequered, chequer, bamba, mabamba, steel sheet, steel sheets, mild sheet, crc sheet, hrc sheet, bamba ya chuma, bamba ya geti, sheet ya chuma, sheet za chuma, karatasi ya chuma, karatasi za chuma, sheet ya geti, sheet za geti, cold rolled sheet, hot rolled sheet',
  'hoop-iron':
    'hoopiron, hoop iron ya ukuta, hupu aini, wall ties, strapping, hoop aini, chuma ya kufunga mbao, truss strap, wall strap, brickforce, galvanised strip, steel strap, metal strap, strap ya ukuta, roof strap, timber strap, packing strap, brick tie, brick ties, brick force, block ties, iron strip stone, metal strip stone, chuma ya kufunga mawe, chuma kushikanisha mawe, wall reinforcement strip',
  'z-purlin':
    'zed purlins, steel purlins, z purlins, c purlin, lipped channel, z bar, z section, purlini, c section, c sections, zed bar, lip channel',
  ballast:
    'balast, ballast ya slab, kokoto ndogo, kokoto za zege, balasi, crushed aggregate, aggregates, aggregate, stone chips, chips za concrete, concrete aggregate, vikokoto, half inch ballast, mawe madogo, quarter inch ballast, ballast stones, ballasti, bluestone, baras, mabalasti, crushed rock, road chips, blue stone, mawe ya kokoto, mawe ya ballast, three quarter ballast',
  'river-sand':
    'sand, sandi, mchanga wa kujengea, mchanga wa plasta, mchanga ya mto, fine sand, building sand ya mto, mchanga ya kujenga, michanga, plastering sand, mchanga mto, kajiado sand, coarse sand, sharp sand, masinga sand, kitui sand, makueni sand, tana sand, thika sand, sifted sand, sieved sand, masonry sand, concrete sand, yellow sand, mortar sand, mchanga msafi, mchanga wa masinga, mchanga mwembamba, mchanga laini, mchanga wa ziwa, lake sand, sand ya mto, sand ya mtoni, sand ya kujenga, mchanga wa kawaida, mai mahiu sand',
  'rock-sand':
    'crushed sand, manufactured rock sand, sand ya mawe, msand, robo sand, robosand, mchanga wa mawe, m sand, crushed rock sand, machine sand, manufactured sand, sand ya mashine, mchanga wa mashine, rocksandi, crusher fines, stone sand, quarry sand, mchanga wa kiwanda, mchanga kiwanda, mchanga wa crusher, mchanga rock, sand nyeusi, sand ya kiwanda, mchanga wa rock, artificial sand, rock sandi, grey sand, crushed rock fines, crushed stone sand, man made sand',
  'quarry-dust':
    'stone dust, vumbi ya mawe, quarrydust, crusher run, vumbi la mawe, dust ya quarry, kware dust, quarry chips dust, vumbi la kware, dust ya mawe, stone powder, quarry waste, quarry fines, blinding material, cabro bedding, vumbi la ballast, vumbi ya cabro, vumbi ya crusher, poda ya mawe, poda mawe, unga wa mawe, unga mawe, dust kokoto, ballast dust',
  hardcore:
    'hard core, hardcore stones, mawe makubwa, filling stones, hadkoo, hadikor, foundation fill, hard cores, mawe ya kujaza, hardcore ya slab, mawe ya msingi ya kujaza, rubble stone, hadkoo stones, mawe mabovu, harcore, hardcoa, rubble, hardfill, hadi kore, rock fill, big rocks, large stones, big stones, foundation filling, filling ya foundation, mawe ya filling, mawe mabaya, broken stones, granular fill, hard fill',
  murram:
    'moram, murramu, maram, mrram, udongo mwekundu, backfill soil, muramu, murram ya kujaza, red soil murram, maramu, udongo wa kujaza, lateritic gravel, laterite gravel, road gravel, red gravel, red fill, udongo wa barabara, udongo barabara, udongo wa kushindilia, changarawe ya barabara, gravel ya barabara, filling soil, fill material, selected fill, compacted soil fill',
  'pit-sand':
    'pit sands, sand ya shimo, mchanga ya shimo, pit mchanga, mchanga mwekundu, dug sand, mine sand, mined sand, quarried sand, mchanga wa kuchimbwa, mchanga kuchimbwa, mchanga wa mgodi, mchanga wa kujaza, filling sand, fill sand, sand fill, red sand, sand nyekundu, sand ya kujaza, sand ya kuchimba',
  'machine-cut-stone':
    'machine cut, machine cuts, machine stones, ndarugo, nairobi stone, grey stone, building stones, cut stones, mawe ya kujenga, mawe ya kujengea, mawe ya nairobi, quarry stones, mawe ya ukuta, stones, stone, walling stones, dressed stones, six nine, mawe ya kata, jiwe, mawe ya juja, stone za kujenga, 4x9, mawe ya mashine, machine cut stones, thika stone, quarry block, quarry blocks, stone block, stone blocks, natural stone block',
  'foundation-stone':
    'foundation stones, stones za msingi, mawe ya foundation, stones za foundation, rough stone, footing stones, hand dressed stone, mawe ya kuchonga, hand dressed stones, base stone, plinth stone, plinth stones, mawe ya kifaru, mawe msingi, mawe ya footing, mawe ya mkono, mawe kuchongwa, mawe ya kuchongwa, hand chiselled stone, chisel dressed stone, rough dressed stone, rough dressed stones, hard stones foundation, mawe magumu msingi',
  'solid-concrete-block':
    'concrete blocks, cement blocks, solid blocks, concrete bricks, building blocks, bloki za simiti, block za simiti, bloki, blocks, matofali ya cement, tofali za simiti, vibration blocks, vibrated block, vibrated blocks, bloki za cement, tofali za cement, matofali ya saruji, cmu, masonry unit, cement brick, cement bricks, tofali za zege, tofali ya zege, matofali ya zege, matofali zege, tofali la zege, matofali solid, sand cement block, sand cement blocks',
  'hollow-concrete-block':
    'hollow blocks, bloki za shimo, blocks za shimo, cavity block, blocks za hollow, bloki zenye mashimo, hollow core block, bloki tupu, hollow bricks, matofali ya shimo, hollow bloki, hollow blok, holed block, holed blocks, partitioning blocks, lightweight block, lightweight blocks, blocks with holes, block with holes, matofali matundu, matofali mashimo, matofali ya mashimo, block mashimo, blocks mashimo, bloki matundu, bloki za partition, tofali mashimo, tofali za mashimo, tofali za partition, hollow cement block, hollow cement blocks, light weight block, matofali simiti matundu',
  maxpan:
    'maxpans, max pans, hollow pots, clay pots, slab pots, vyungu, beam and block, rib block, max span, waffle pots, hourdi, hourdis, ribbed slab, filler blocks, hollow clay block, hollow clay blocks, clay hollow block',
  'clay-brick':
    'bricks, burnt bricks, red bricks, clay bricks, matofali ya udongo, tofali za kuchoma, facing bricks, matofali mekundu, burnt clay bricks, tofali nyekundu, face brick, facebrick, burnt clay, matofali choma, matofali ya kuchomwa, matofali kuchomwa, matofali yaliyochomwa, matofali ya red, tofali za kuchomwa, tofali choma, matofali ya tanuri, matofali tanuri',
  'interlocking-block':
    'interlocking bricks, interlocking blocks, interlock blocks, matofali ya interlock, soil blocks, interlocks, isb blocks, interlocking soil, stabilised soil block, makiga, makiga blocks, isb, ceb, intalok, stabilized block, soil brick, soil bricks, earth block, earth blocks, murram block, murram blocks, mortarless block, mortarless blocks, lego blocks, lego bricks, matofali ya kushikana, matofali kushikana, bloki za kufungana, soil cement block, soil cement blocks, dry stack block, matofali ya udongo kufungana, matofali ya udongo simiti kufungana',
  'vent-block':
    'vent blocks, ventilation blocks, louvres block, breeze block, vents, air brick, air vents, decorative blocks, matofali ya hewa, matofali ya dirisha, screen block, vents za ukuta, breather block, breather blocks, breathing block, breathing blocks, airing block, air block, air blocks, ventilation brick, ventilation bricks, vent brick, vent bricks, grille block, decor blocks, pattern block, lattice block, block za hewa, block ya hewa, blocks za hewa, bloki za hewa, venti bloki',
};
