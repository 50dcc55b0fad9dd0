/** Descriptions as the demo data has them: cables to fences. */
export const descriptionsOfFittings: Readonly<Record<string, string>> = {
  'PVC insulated single copper wire for conduit wiring. Available in red, black, green-yellow and blue.':
    'Waya wa shaba wenye PVC kwa kupitisha kwenye conduit. Unapatikana kwa nyekundu, nyeusi, kijani-manjano na buluu.',
  'Flat twin cable with earth for surface and chased wiring. Use 1.5 for lights and 2.5 for sockets.':
    'Kebo bapa ya nyaya mbili na earth kwa kufunga juu au ndani ya ukuta. Tumia 1.5 kwa taa na 2.5 kwa soketi.',
  'Steel wire armoured copper cable for underground supply and sub-mains. Terminate with proper glands.':
    'Kebo ya shaba yenye kinga ya chuma kwa umeme wa chini ya ardhi. Malizia kwa glandi zinazofaa.',
  'Rigid conduit cast in slabs or chased in walls to carry cables. Bend with a spring.':
    'Conduit ngumu inayowekwa ndani ya slabu au kuta kubeba nyaya. Ikunje kwa springi.',
  'Round junction box or rectangular back box for switches and sockets. Knock out only the holes needed.':
    'Boksi la mviringo la kuunganisha au la mstatili la swichi na soketi. Toboa matundu unayohitaji tu.',
  'White moulded light switch, one-way or two-way. Fits a standard 3x3 box.':
    'Swichi nyeupe ya taa, ya njia moja au mbili. Inaingia kwenye boksi la kawaida la 3x3.',
  'Three-pin switched socket outlet for ring or radial circuits. Earth the metal box.':
    'Soketi yenye swichi ya pini tatu. Unganisha earth na boksi la chuma.',
  'Isolator switch for showers, water heaters and cookers. Choose the rating to match the load.':
    'Swichi ya kuzimia bafu za umeme, hita za maji na majiko. Chagua kiwango kinacholingana na mzigo.',
  'Miniature circuit breaker for final circuits on a DIN rail. Match the rating to cable size.':
    'Kikatizi kidogo cha umeme (MCB) kwa reli ya DIN. Linganisha kiwango chake na unene wa waya.',
  'Earth-leakage breaker that protects people from shock. Test monthly with the button.':
    'Kikatizi kinacholinda watu dhidi ya kupigwa na umeme. Kijaribu kila mwezi kwa kitufe chake.',
  'Distribution board enclosure with main switch for house circuits. Breakers sold separately.':
    'Boksi la usambazaji lenye swichi kuu kwa umeme wa nyumba. Vikatizi huuzwa kando.',
  'Steel enclosure for a utility meter and cut-out. Fix at eye level on the outside wall.':
    'Boksi la chuma la mita ya umeme na fyuzi kuu. Lifunge kwenye kimo cha macho, ukuta wa nje.',
  'Copper-bonded rod driven into soil for earthing. Test resistance before energising.':
    'Fimbo yenye shaba inayopigwa ardhini kwa earth. Pima upinzani kabla ya kuwasha umeme.',
  'Flame-retardant tape for covering joints. Stretch slightly when wrapping.':
    'Tepu isiyoshika moto ya kufunika viungo. Ivute kidogo unapozungusha.',
  'Energy-saving lamp for rooms and security lights. Available in pin (B22) and screw (E27).':
    'Taa isiyotumia umeme mwingi kwa vyumba na usalama. Ipo ya pini (B22) na ya skrubu (E27).',
  'Weatherproof floodlight for compounds, shops and sites. Mount above 3 metres.':
    'Taa kubwa inayostahimili mvua kwa boma, maduka na saiti. Ifunge juu ya mita 3.',
  'Batten fitting for shops, kitchens and classrooms. Ready wired.':
    'Taa ndefu kwa maduka, jikoni na madarasa. Nyaya zake ziko tayari.',
  'Recessed round panel light for gypsum ceilings. Cut-out size marked on the pack.':
    'Taa ya mviringo ya kuzamisha kwenye dari za jipsamu. Ukubwa wa tundu umeandikwa kwenye pakiti.',
  'Batten or pendant lampholder for B22 lamps. Rated for LED and incandescent.':
    'Kishikio cha taa za B22, cha darini au cha kuning’inia. Kinafaa LED na taa za kawaida.',
  'Monocrystalline panel for backup and off-grid systems. Mount facing north with a slight tilt and no shade.':
    'Paneli ya jua ya monocrystalline kwa umeme wa dharura na mahali pasipo na gridi. Ielekeze kaskazini, imeinama kidogo na bila kivuli.',
  'Pure sine hybrid inverter with built-in charger. Size it above your peak load.':
    'Inverter ya pure sine hybrid yenye chaja ndani. Chagua inayozidi mzigo wako mkubwa.',
  'Deep-cycle storage battery for solar and backup. Keep ventilated and off the floor.':
    'Betri ya deep-cycle kwa sola na umeme wa dharura. Iweke penye hewa na isiguse sakafu.',
  'Floodlight with separate panel and remote for gates and compounds. Charges by day and lights dusk to dawn.':
    'Taa kubwa yenye paneli kando na rimoti kwa mageti na boma. Huchaji mchana na kuwaka usiku kucha.',
  'Roof-mounted solar heater with insulated tank and electric backup. Choose pressurised for multi-storey homes.':
    'Hita ya maji ya jua ya paani yenye tangi na umeme wa dharura. Chagua ya presha kwa nyumba za ghorofa.',
  'Plywood-faced interior door ready for paint or varnish. Frame and lock sold separately.':
    'Mlango wa ndani wa plywood ulio tayari kwa rangi au vanishi. Fremu na kitasa huuzwa kando.',
  'Solid hardwood panelled door for main entrances. Finish all edges with varnish before hanging.':
    'Mlango wa paneli wa mbao ngumu kwa lango kuu. Paka vanishi kingo zote kabla ya kuufunga.',
  'Pressed steel door with frame and lock for front and back entrances. Red oxide primed or powder coated.':
    'Mlango wa chuma na fremu na kitasa kwa mbele na nyuma. Umepakwa red oxide au powder coating.',
  'Frame for 7x3 ft doors, built in with hoop iron ties. Check opening is plumb before fixing.':
    'Fremu ya milango ya futi 7x3, hujengewa kwa hoop iron. Hakikisha tundu limenyooka kabla ya kufunga.',
  'Welded steel window with burglar bars and red oxide primer. Glass and putty sold separately.':
    'Dirisha la chuma lenye vyuma vya ulinzi na red oxide. Kioo na putty huuzwa kando.',
  'Powder-coated sliding window with 5 mm glass, made to measure. Price is per square metre before fixing.':
    'Dirisha la kuteleza la alumini na kioo cha 5 mm, hutengenezwa kwa vipimo vyako. Bei ni kwa mita ya mraba kabla ya kufunga.',
  'Sheet glass cut to size for windows and doors. Bring exact sizes less 3 mm clearance.':
    'Kioo kinachokatwa kwa ukubwa wa madirisha na milango. Leta vipimo kamili ukitoa 3 mm za nafasi.',
  'Clear hollow glass block for stairwells and bathrooms. Lay with white cement.':
    'Bloku ya kioo kwa ngazi na bafu. Jengea kwa simiti nyeupe.',
  'Mortice lock with handles and keys for timber doors. Check backset before chiselling.':
    'Kitasa cha kuzamisha na vishikio na funguo kwa milango ya mbao. Pima backset kabla ya kuchonga.',
  'Surface-mounted latch lock for outer doors. Supplied with three keys.':
    'Kitasa cha juu kwa milango ya nje. Huja na funguo tatu.',
  'Brass or steel padlock for gates, stores and site boxes. Oil yearly.':
    'Kufuli ya shaba au chuma kwa mageti, stoo na masanduku ya saiti. Itie oili kila mwaka.',
  'Steel butt hinge for timber doors; use three per heavy door. Screws sold separately.':
    'Bawaba ya chuma kwa milango ya mbao; tumia tatu kwa mlango mzito. Skrubu huuzwa kando.',
  'Sliding bolt for doors, windows and gates. Fix with matching screws.':
    'Komeo la kuteleza kwa milango, madirisha na mageti. Lifunge kwa skrubu zinazolingana.',
  'Adjustable closer for office and fire doors. Two valves set closing and latching speed.':
    'Kifunga mlango kinachorekebishwa kwa ofisi na milango ya moto. Vali mbili hupanga kasi ya kufunga na kushika.',
  'Clip-on concealed hinge for kitchen and wardrobe doors. Needs a 35 mm bored cup.':
    'Bawaba ya siri ya kubana kwa milango ya jikoni na wardrobe. Inahitaji tundu la 35 mm.',
  'Ball-bearing slides for drawers. Match the length to drawer depth.':
    'Reli za droo zenye mipira ya chuma. Linganisha urefu na kina cha droo.',
  'Galvanised hasp for use with a padlock on stores and gates. Bolt through for security.':
    'Hasp ya mabati ya kufungia kwa kufuli kwenye stoo na mageti. Ifunge kwa bolti kwa usalama.',
  'Bright steel nails for carpentry and formwork, sold by the kilo or 50 kg bag. Choose a length about three times the board thickness.':
    'Misumari ya chuma kwa useremala na formwork, huuzwa kwa kilo au mfuko wa 50 kg. Chagua urefu mara tatu ya unene wa ubao.',
  'Galvanised umbrella-head nails for iron sheets; use rubber washers to stop leaks. Fix on the crown of the corrugation.':
    'Misumari ya mabati yenye kofia kwa mabati ya paa; tumia washa za mpira kuzuia kuvuja. Ipige juu ya mgongo wa bati.',
  'Hardened nails for fixing into concrete and stone. Wear goggles when driving.':
    'Misumari migumu ya kupigia kwenye zege na mawe. Vaa miwani ya usalama unapoipiga.',
  'Countersunk screws for timber and hinges, 100 per packet. Pilot drill hardwood.':
    'Skrubu za mbao na bawaba, 100 kwa pakiti. Toboa kwanza mbao ngumu.',
  'Hex-head screws with rubber washer for fixing sheets to steel purlins or timber, 100 per packet. Drive with a magnetic bit.':
    'Skrubu za kichwa cha pembe sita na washa ya mpira za kufungia mabati kwenye purlin au mbao, 100 kwa pakiti. Kaza kwa bit ya sumaku.',
  'Black phosphate screws for gypsum board, 1000 per box. Sink heads just below the paper.':
    'Skrubu nyeusi za bodi za jipsamu, 1000 kwa boksi. Zizamishe kidogo tu chini ya karatasi.',
  'Galvanised U-shaped nails for fixing wire to posts. Leave line wire free to slide.':
    'Misumari ya U ya mabati ya kufungia waya kwenye nguzo. Acha waya uweze kuteleza.',
  'Nylon plugs for screws in masonry, 100 per packet. Match drill bit to plug size.':
    'Plagi za nailoni za skrubu za ukutani, 100 kwa pakiti. Linganisha bit na ukubwa wa plagi.',
  'Zinc-plated expansion bolt for fixing steel to concrete. Tighten to the set mark.':
    'Bolti ya kupanuka yenye zinki ya kufungia chuma kwenye zege. Kaza hadi alama yake.',
  'Mild steel hex bolt with nut and washer for trusses and steelwork. Also sold by the kilo on request.':
    'Bolti ya chuma na nati na washa kwa trasi na kazi za chuma. Pia huuzwa kwa kilo ukiomba.',
  'Steel tray wheelbarrow with pneumatic tyre for site use. Spare tube and tyre available.':
    'Mkokoteni wa chuma wenye tairi la hewa kwa saiti. Tairi na tyubu za ziada zipo.',
  'Forged steel blade with hardwood handle for mixing and loading. Square mouth for concrete, round for soil.':
    'Koleo la chuma lenye mpini wa mbao ngumu kwa kuchanganya na kupakia. La mraba kwa zege, la mviringo kwa udongo.',
  'Forged hoe for digging foundations and gardens. Handle fitted or separate.':
    'Jembe la chuma la kuchimba misingi na shamba. Mpini upo au huuzwa kando.',
  'Drop-forged pick for hard ground and rock. Hardwood handle included.':
    'Sururu ya chuma kwa ardhi ngumu na mwamba. Mpini wa mbao ngumu umo.',
  'Pointed steel trowel for laying stones and plaster. Wooden handle.':
    'Mwiko wa chuma wa kujengea mawe na plasta. Mpini ni wa mbao.',
  'Timber float for levelling plaster and screed. Soak before first use.':
    'Ubao wa kusawazisha plasta na sakafu. Ulowe kabla ya kuutumia mara ya kwanza.',
  'Forged head hammer for carpentry or breaking work. Check the wedge before use.':
    'Nyundo ya chuma kwa useremala au kuvunja. Kagua kabari kabla ya kutumia.',
  'Aluminium level for setting out walls and frames. Two or three vials.':
    'Pima maji ya alumini ya kupanga kuta na fremu. Ina vichupa viwili au vitatu.',
  'Measuring tape with lock for site use. Wipe before rewinding.':
    'Futi kamba yenye kufuli kwa saiti. Ipanguse kabla ya kuirudisha.',
  'Saw for timber or metal. Replace the blade when teeth round off.':
    'Msumeno wa mbao au chuma. Badilisha blade meno yakiisha.',
  'Round steel pan for carrying mortar and concrete. Heavy gauge with rolled rim.':
    'Karai la chuma la kubebea mota na zege. Ni nene na lina ukingo uliokunjwa.',
  'Nylon line with steel plumb bob for straight and vertical work. Roll up dry.':
    'Kamba ya nailoni na timazi ya chuma kwa kazi iliyonyooka na wima. Ikunje ikiwa kavu.',
  'Electric grinder for cutting steel, tile and stone. Keep the guard fitted.':
    'Grinder ya umeme ya kukata chuma, vigae na mawe. Iache kinga yake mahali pake.',
  'Corded hammer drill for masonry, steel and wood. Includes chuck key or SDS bits by model.':
    'Drili ya nyundo ya umeme kwa ukuta, chuma na mbao. Huja na ufunguo wa chuck au biti za SDS kulingana na modeli.',
  'Abrasive disc for metal or stone. Check maximum speed against the grinder.':
    'Diski ya kukata chuma au mawe. Linganisha kasi yake na ya grinder.',
  'Portable inverter welder for site fabrication. Runs on 240 V with suitable cable.':
    'Mashine ndogo ya kuchomelea kwa saiti. Hutumia umeme wa 240 V na kebo inayofaa.',
  'General purpose mild steel electrodes. Keep dry.': 'Elektrodi za kawaida za chuma. Ziweke kavu.',
  'One-bag drum mixer on wheels for site concrete. Check oil and clean the drum daily.':
    'Mixer ya mfuko mmoja yenye magurudumu kwa zege la saiti. Angalia oili na usafishe ngoma kila siku.',
  'Petrol or electric vibrator with flexible shaft for compacting concrete. Insert at close spacing and withdraw slowly.':
    'Vibrator ya petroli au umeme yenye shafti inayonyumbulika ya kushindilia zege. Ingiza karibu karibu na uitoe polepole.',
  'Petrol plate compactor for hardcore, murram and cabro bedding. Wear boots and ear protection.':
    'Kompakta ya petroli kwa hardcore, murram na kabro. Vaa buti na kinga ya masikio.',
  'Light aluminium ladder for roofing and painting. Set at one out for four up.':
    'Ngazi nyepesi ya alumini kwa kuezeka na kupaka rangi. Iweke moja nje kwa nne juu.',
  'Scribe-and-snap cutter for ceramic and porcelain tile. Replace the wheel when it skips.':
    'Kikata vigae vya ceramic na porcelain. Badilisha gurudumu likianza kuruka.',
  'Flexible hose for curing concrete and washing. UV resistant.':
    'Hosi inayonyumbulika ya kumwagilia zege na kuosha. Inastahimili jua.',
  'Woven coated sheet with eyelets for covering materials. Tie down firmly.':
    'Turubai lenye matundu ya kamba la kufunika vifaa. Lifunge imara.',
  'Leather boots with steel toe cap and oil-resistant sole. Sizes 6 to 12.':
    'Buti za ngozi zenye chuma mbele na soli isiyoharibiwa na oili. Saizi 6 hadi 12.',
  'Waterproof PVC boots for concrete pours and wet trenches. Rinse after use.':
    'Buti za PVC zisizopenya maji kwa zege na mitaro. Zioshe baada ya kutumia.',
  'Hard hat with adjustable strap for site work. Replace after any heavy knock.':
    'Helmeti yenye mkanda unaorekebishwa kwa saiti. Ibadilishe baada ya kugongwa kwa nguvu.',
  'High-visibility vest in lime or orange for workers and visitors. Wash gently to keep the tape bright.':
    'Reflekta ya kijani au rangi ya chungwa kwa wafanyakazi na wageni. Ifue polepole ili utepe ung’ae.',
  'Hand protection for handling blocks, steel and chemicals. Choose by task.':
    'Glavu za kushikia bloku, chuma na kemikali. Chagua kulingana na kazi.',
  'Disposable masks for cement, sanding and cutting dust. Twenty pieces per box.':
    'Barakoa za kutupa kwa vumbi la simiti, msasa na kukata. Ishirini kwa boksi.',
  'Clear impact goggles for grinding and chiselling. Fits over most spectacles.':
    'Miwani ya usalama kwa kusaga na kuchonga. Huvaliwa juu ya miwani ya macho.',
  'Cotton-blend two-piece or boiler suit with pockets. Company branding on request.':
    'Ovaroli ya pamba ya vipande viwili au kimoja yenye mifuko. Nembo ya kampuni huwekwa ukiomba.',
  'Fall-arrest harness with lanyard for work at height. Inspect stitching before each use.':
    'Mkanda wa usalama wenye kamba kwa kazi za juu. Kagua mishono kabla ya kila matumizi.',
  'Metal or plastic box stocked for small sites. Check expiry dates yearly.':
    'Sanduku la huduma ya kwanza la chuma au plastiki kwa saiti ndogo. Angalia tarehe za kuisha kila mwaka.',
  'Yellow and black barrier tape for open trenches and hazards. Not a substitute for rails.':
    'Utepe wa manjano na mweusi kwa mitaro wazi na hatari. Hauchukui nafasi ya uzio.',
  'Dry powder extinguisher for buildings and sites. Service every year.':
    'Kizima moto cha unga mkavu kwa majengo na saiti. Kifanyie huduma kila mwaka.',
  'Vibro-pressed interlocking paving block laid on quarry dust. 60 mm for walkways and light parking, 80 mm for heavy traffic.':
    'Kabro inayoshikana inayolazwa juu ya vumbi la mawe. 60 mm kwa njia za miguu na magari madogo, 80 mm kwa magari mazito.',
  'Precast kerb for edging cabro and roads. Bed and haunch in concrete.':
    'Ukingo wa zege kwa kabro na barabara. Uweke na uegemeze kwa zege.',
  'Precast channel for surface water beside paving. Lay to a steady fall.':
    'Mfereji wa zege wa maji ya juu kando ya kabro. Ulaze kwa mteremko sawa.',
  'Pressed concrete slab for paths and roofs. Lay on sand-cement bed.':
    'Slabu ya zege iliyobonyezwa kwa njia na paa. Ilaze juu ya mchanga na simiti.',
  'Spun or cast concrete pipe for driveways and road crossings. Joint with mortar on a firm bed.':
    'Kalvati ya zege kwa njia za magari na kuvuka barabara. Unganisha kwa mota juu ya tako imara.',
  'Cover for inspection chambers. Choose duty to match traffic.':
    'Kifuniko cha mashimo ya ukaguzi. Chagua kinachofaa uzito wa magari.',
  'Open-cell paver that lets grass grow through parking areas. Fill cells with topsoil.':
    'Kabro yenye matundu yanayoruhusu nyasi kuota kwenye maegesho. Jaza matundu kwa udongo wa juu.',
  'Paper-faced plasterboard for ceilings and partitions. Store flat and dry.':
    'Bodi ya jipsamu yenye karatasi kwa dari na kuta za kugawa. Iweke imelala na mahali pakavu.',
  'Setting compound for board joints and skimming. Sand smooth after drying.':
    'Unga wa viungo vya bodi na skimming. Piga msasa baada ya kukauka.',
  'Galvanised furring, main or stud channel for gypsum systems. Fix at 400 to 600 mm centres.':
    'Channel ya mabati (furring, main au stud) kwa mifumo ya jipsamu. Ifunge kila 400 hadi 600 mm.',
  'Washable PVC panel for kitchens, bathrooms and shops. Clips together on battens.':
    'Paneli ya PVC inayoosheka kwa jikoni, bafu na maduka. Hubanana juu ya mbao nyembamba.',
  'Gypsum or polystyrene moulding for the wall-ceiling joint. Fix with adhesive and fill joints.':
    'Cornice ya jipsamu au polystyrene kwa kona ya ukuta na dari. Bandika kwa gundi na ujaze viungo.',
  'Mineral fibre board for grid ceilings in offices and schools. Sold per box of 12.':
    'Bodi ya mineral fibre kwa dari za gridi za ofisi na shule. Boksi lina bodi 12.',
  'Aluminium foil with bubble or woven core laid under roofing sheets to cut heat. Roll covers about 48 square metres.':
    'Karatasi ya alumini inayolazwa chini ya mabati kupunguza joto. Roli hufunika mita za mraba 48 hivi.',
  'Glass fibre blanket for sound and heat insulation in walls and roofs. Wear mask and gloves.':
    'Blanketi la glass fibre la kuzuia sauti na joto kwenye kuta na paa. Vaa barakoa na glavu.',
  'Self-adhesive mesh for gypsum joints and cracks. Bed in compound.':
    'Utepe wa wavu unaojibandika kwa viungo na nyufa za jipsamu. Uzamishe kwenye compound.',
  'Galvanised chain link mesh for plots, farms and schools. Use with line wire and posts every 3 metres.':
    'Wavu wa chain link wa mabati kwa ploti, mashamba na shule. Utumie na waya wa mstari na nguzo kila mita 3.',
  'Galvanised twin-strand barbed wire for farm and plot boundaries. Stretch with a fencing strainer.':
    'Seng’enge ya mabati ya nyuzi mbili kwa mipaka ya shamba na ploti. Ivute kwa kivuta seng’enge.',
  'Galvanised razor coil for wall tops. Handle with leather gloves only.':
    'Koili ya razor ya mabati kwa juu ya kuta. Ishike kwa glavu za ngozi tu.',
  'Reinforced precast post with wire holes and bent top option. Plant 600 mm deep.':
    'Nguzo ya zege yenye matundu ya waya na chaguo la kukunja juu. Ichimbie 600 mm.',
  'Pressure-treated eucalyptus post that resists termites and rot. Top diameter 3 to 4 inches.':
    'Nguzo ya mkaratusi iliyotibiwa inayostahimili mchwa na kuoza. Kipenyo cha juu ni inchi 3 hadi 4.',
  'Line wire for chain link, vines and hangers. Heavier gauge for straining.':
    'Waya wa mstari kwa chain link, mizabibu na kuning’iniza. Ulio mnene ni wa kuvutia.',
  'Hexagonal wire netting for poultry runs and plaster joints. Galvanised after weaving.':
    'Wavu wa pembe sita kwa kuku na viungo vya plasta. Umetiwa mabati baada ya kusukwa.',
  'Fabricated steel gate with sheet infill, hinges and lock box. Primed in red oxide, delivered ready to hang.':
    'Geti la chuma lenye bamba, bawaba na boksi la kufuli. Limepakwa red oxide na huletwa tayari kufungwa.',
  'Energizer unit for perimeter security fencing with alarm output. Install with warning signs and earth rods.':
    'Energizer ya uzio wa umeme wa usalama yenye king’ora. Ifunge pamoja na alama za tahadhari na fimbo za earth.',
};
