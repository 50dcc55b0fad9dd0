/** Descriptions as the demo data has them: cement to paint. */
export const descriptionsOfMaterials: Readonly<Record<string, string>> = {
  'General purpose pozzolanic cement for masonry mortar, plaster, screeds and ordinary house concrete. Keep bags dry and use within three months of manufacture.':
    'Simiti ya matumizi ya kawaida kwa kujengea, plasta, sakafu na zege la nyumba. Weka mifuko mahali pakavu na uitumie ndani ya miezi mitatu tangu itengenezwe.',
  'High strength cement for columns, beams, suspended slabs, precast units and water-retaining work. Gains strength faster than 32.5 cement so formwork can be struck earlier.':
    'Simiti yenye nguvu zaidi kwa nguzo, mihimili, slabu za juu, vipande vya kumwaga na kazi za kuhifadhi maji. Hukomaa haraka kuliko simiti ya 32.5, hivyo formwork hutolewa mapema.',
  'White cement for terrazzo, tile joints, decorative plaster and skimming. Mix with clean water and white filler for an even colour.':
    'Simiti nyeupe kwa terrazzo, viungo vya vigae, plasta ya mapambo na skimming. Changanya na maji safi na filler nyeupe ili rangi iwe sawa.',
  'Masonry cement for block laying, plaster and rendering only. Not suitable for columns, beams or suspended slabs.':
    'Simiti ya kujengea mawe na bloku na kupiga plasta tu. Haifai nguzo, mihimili wala slabu za juu.',
  'Hydrated lime for plaster, limewash and soil stabilisation. Improves workability of mortar and keeps pests off tree trunks and walls.':
    'Chokaa ya plasta, kupaka na kuimarisha udongo. Hurahisisha kazi ya mota na hufukuza wadudu kwenye miti na kuta.',
  'Plant-batched concrete delivered by transit mixer, priced per cubic metre before pumping. Book at least one day ahead and confirm truck access to the site.':
    'Zege lililochanganywa kiwandani na kuletwa kwa lori la mixer, bei ni kwa mita moja ya ujazo kabla ya pampu. Agiza angalau siku moja mapema na uhakikishe lori linaweza kufika saiti.',
  'Ribbed high-yield reinforcement bar for footings, columns, beams and slabs. Supplied straight or bent to fit a canter.':
    'Nondo ya miraba yenye nguvu kwa misingi, nguzo, mihimili na slabu. Huletwa ikiwa imenyooka au imekunjwa ili ienee kwenye canter.',
  'Mild steel plain bar used for rings and stirrups in columns and beams. Bends easily by hand on a stirrup jig.':
    'Nondo laini ya kutengenezea ringi na stirrup za nguzo na mihimili. Hukunjika kwa urahisi kwa mkono.',
  'Welded wire fabric for ground floor slabs, driveways and toppings. Lay with at least one and a half squares of overlap and raise on spacers.':
    'Wavu wa nondo uliochomelewa kwa slabu za chini, njia za magari na sakafu. Pishanisha angalau mraba mmoja na nusu na uuinue kwa spacer.',
  'Soft annealed 16 gauge wire for tying reinforcement. Sold by the 25 kg roll or cut by the kilo.':
    'Waya laini wa geji 16 wa kufungia nondo. Huuzwa kwa roli la kilo 25 au hukatwa kwa kilo.',
  'Welded square or rectangular steel tube for gates, windows, trusses and carports. Prime before painting.':
    'Bomba la chuma la mraba au mstatili kwa mageti, madirisha, trasi na vibanda vya magari. Paka primer kabla ya rangi.',
  'Mild steel equal angle for frames, trusses, shelves and water tank stands. Cuts and welds cleanly.':
    'Chuma cha pembe kwa fremu, trasi, rafu na vibanda vya matangi. Hukatika na kuchomelewa vizuri.',
  'Mild steel flat for window grilles, burglar proofing and brackets. Supplied in six metre lengths.':
    'Chuma bapa kwa grili za madirisha, ulinzi dhidi ya wezi na brackets. Huja kwa urefu wa mita sita.',
  'Black mild steel plate for gates, doors and fabrication. Sheet size is 2.44 by 1.22 metres.':
    'Bamba jeusi la chuma kwa mageti, milango na uchomeleaji. Ukubwa wa bamba ni mita 2.44 kwa 1.22.',
  'Steel strip laid in alternate block courses and used to tie walls to columns and trusses to wall plates. Roll weighs about 20 kg.':
    'Ukanda wa chuma unaowekwa kati ya mistari ya bloku, kufunga kuta kwenye nguzo na trasi kwenye kuta. Roli lina uzito wa kilo 20 hivi.',
  'Cold-formed galvanised purlin for steel roof structures. Choose the depth to suit the span from your engineer.':
    'Purlin ya mabati kwa paa za chuma. Chagua kina kinachofaa urefu kulingana na mhandisi wako.',
  "Clean crushed stone for concrete, priced per tonne delivered within the supplier's near zone. Ask for a weighbridge ticket on delivery.":
    'Kokoto safi kwa zege, bei ni kwa tani ikifikishwa karibu na muuzaji. Omba tiketi ya mizani mzigo ukifika.',
  'Natural river sand for plaster, mortar and concrete. Low silt content; a simple jar test on site is recommended.':
    'Mchanga wa mto kwa plasta, mota na zege. Una tope kidogo; inafaa kuujaribu kwa chupa ya maji saiti.',
  'Crushed rock sand for masonry mortar and concrete where river sand is restricted. Consistent grading and darker colour.':
    'Mchanga wa mwamba uliosagwa kwa mota na zege pale mchanga wa mto unapozuiwa. Punje zake ni sawa na rangi yake ni nyeusi kidogo.',
  'Fine crusher dust for bedding cabro, blinding and block making. Compacts firmly when watered.':
    'Vumbi la mawe la kulalia kabro, blinding na kutengeneza bloku. Hushikamana vizuri likimwagiwa maji.',
  'Broken stone for filling under ground floor slabs and access roads. Hand pack and compact in 150 mm layers.':
    'Mawe yaliyovunjwa ya kujaza chini ya slabu za chini na barabara za kuingilia. Panga kwa mkono na shindilia kwa tabaka za milimita 150.',
  'Laterite gravel for road surfacing, backfilling and levelling compounds. Spread, water and roll in layers.':
    'Murram ya kutandaza barabara, kujaza na kusawazisha uwanja. Tandaza, mwagia maji na shindilia kwa tabaka.',
  'Dug sand commonly used for mortar in western and Rift counties. Screen before plastering.':
    'Mchanga wa kuchimbwa unaotumika kwa mota magharibi na Bonde la Ufa. Chekecha kabla ya kupiga plasta.',
  'Saw-cut building stone with even faces that saves mortar and plaster. Height 200 mm and length about 390 mm.':
    'Mawe ya kukatwa kwa mashine yenye nyuso sawa yanayookoa mota na plasta. Kimo ni milimita 200 na urefu ni milimita 390 hivi.',
  'Strong hand-dressed stone for strip foundations, pits and retaining walls. Measured by the running foot when stacked.':
    'Mawe imara yaliyochongwa kwa mkono kwa misingi, mashimo na kuta za kuzuia udongo. Hupimwa kwa futi yakiwa yamepangwa.',
  'Vibrated solid block cured for at least seven days. Suitable for load-bearing walls, pits and boundary walls.':
    'Bloku nzima iliyotetemeshwa na kukomazwa kwa angalau siku saba. Inafaa kuta za kubeba mzigo, mashimo na kuta za boma.',
  'Two-cell block that reduces weight and improves heat insulation. Fill corner cells with concrete and a bar where shown on drawings.':
    'Bloku yenye mashimo mawili, nyepesi na inayopunguza joto. Jaza mashimo ya kona kwa zege na nondo pale michoro inapoonyesha.',
  'Lightweight hollow slab former used with precast ribs or in-situ joists in suspended slabs. Cuts concrete and shuttering needs.':
    'Chungu chepesi cha slabu kinachotumika na mihimili ya kumwaga kwa slabu za juu. Hupunguza zege na shuttering.',
  'Kiln-fired clay brick for walling, feature walls and chimneys. Soak before laying so that the mortar does not dry out.':
    'Tofali la udongo lililochomwa kwa kuta, kuta za mapambo na dohani. Lilowe kabla ya kujenga ili mota isikauke.',
  'Stabilised soil block that dry-stacks with little mortar. Needs no plaster outside when pointed neatly.':
    'Bloku ya udongo ulioimarishwa inayopangwa kwa mota kidogo. Nje haihitaji plasta ikipigwa pointing vizuri.',
  'Decorative precast block that lets air and light through stores, stairs and toilets. Set in cement mortar.':
    'Bloku ya mapambo inayopitisha hewa na mwanga kwenye stoo, ngazi na vyoo. Jengea kwa mota ya simiti.',
  'Pre-painted box profile roofing sheet cut to the length you need; effective cover is about 1 metre. State colour and exact lengths when ordering.':
    'Bati la box profile lenye rangi linalokatwa kwa urefu unaotaka; hufunika upana wa mita 1 hivi. Taja rangi na urefu kamili unapoagiza.',
  'Galvanised or aluminium-zinc corrugated sheet for houses, stores and site sheds. Overlap one and a half corrugations.':
    'Bati la migongo la mabati au aluminium-zinc kwa nyumba, stoo na vibanda vya saiti. Pishanisha mgongo mmoja na nusu.',
  'Pre-painted sheet pressed to look like roof tiles. Lighter than clay tiles and ordered to length by the step.':
    'Bati lenye rangi lililobonyezwa kama vigae. Ni jepesi kuliko vigae vya udongo na huagizwa kwa urefu.',
  'Steel roofing panel with bonded stone chips, quiet in rain and colour-fast. One piece covers roughly 0.48 square metres.':
    'Bati la chuma lenye vipande vya mawe, tulivu kwenye mvua na lisilopauka. Moja hufunika mita za mraba 0.48 hivi.',
  'Interlocking burnt clay roof tile suited to the coast. About sixteen tiles cover one square metre.':
    'Kigae cha paa cha udongo wa kuchomwa kinachofaa pwani. Vigae kumi na sita hivi hufunika mita moja ya mraba.',
  'Pre-painted or galvanised ridge to finish the top of the roof. Each piece is 2 metres with 150 mm overlap.':
    'Tuta la mabati au lenye rangi la kumalizia juu ya paa. Kila kipande ni mita 2, na hupishana milimita 150.',
  'Clear fibreglass or polycarbonate sheet that brings daylight into stores, verandas and poultry houses. Matches common profiles.':
    'Bati la kupitisha mwanga la fibreglass au polycarbonate kwa stoo, veranda na vibanda vya kuku. Linalingana na mabati ya kawaida.',
  'Gutter for roof water harvesting, used with brackets, stop ends and outlets. Fall at least 1:200 towards the downpipe.':
    'Mfereji wa kuvuna maji ya mvua, pamoja na brackets, vifuniko na matoleo. Uteremshe angalau 1:200 kuelekea bomba la mvua.',
  'Downpipe carrying roof water to a tank or drain. Fix with a bracket every 1.5 metres.':
    'Bomba la kushusha maji ya mvua hadi kwenye tangi au mtaro. Lifunge kwa bracket kila mita 1.5.',
  'Sawn cypress for roof trusses, purlins and formwork, sold by the running foot. Ask for pressure-treated stock where termites are common.':
    'Mbao za sipresi kwa trasi, purlin na formwork, huuzwa kwa futi. Omba zilizotibiwa pale penye mchwa.',
  'Sawn pine for trusses, shuttering and pallets. Lighter than cypress and easy to nail.':
    'Mbao za msonobari kwa trasi, shuttering na pallet. Ni nyepesi kuliko sipresi na hupigika misumari kwa urahisi.',
  'Kiln-dried hardwood for door frames, panel doors and furniture. Planed on request.':
    'Mbao ngumu zilizokaushwa kwa fremu za milango, milango ya paneli na samani. Hupigwa randa ukiomba.',
  'Debarked eucalyptus pole for slab props, scaffolding and site sheds. Diameter measured at the thin end.':
    'Nguzo ya mkaratusi iliyotolewa gome kwa kuegemeza slabu, jukwaa na vibanda vya saiti. Unene hupimwa upande mwembamba.',
  'Planed and treated board fixed to rafter ends to carry gutters. Paint or varnish soon after fixing.':
    'Ubao uliopigwa randa na kutibiwa unaofungwa mwisho wa rafta kubeba mifereji. Paka rangi au vanishi mara baada ya kufunga.',
  'Tongue and groove planed cypress or pine for ceilings and wall cladding. Varnish after fixing.':
    'Sipresi au msonobari wa T&G uliopigwa randa kwa dari na kuta. Paka vanishi baada ya kufunga.',
  'Moulded hardwood skirting to finish the joint between wall and floor. Fix with steel nails or adhesive.':
    'Skirting ya mbao ngumu ya kumalizia kati ya ukuta na sakafu. Funga kwa misumari ya chuma au gundi.',
  'General purpose plywood for ceilings, furniture and partitions. Sheet size 2440 by 1220 mm.':
    'Plywood ya kawaida kwa dari, samani na kuta za kugawa. Ukubwa wa shiti ni milimita 2440 kwa 1220.',
  'Water-resistant film-faced board for slab and column shuttering that can be reused several times. Oil the face before each pour.':
    'Ubao wenye filamu usiopenya maji kwa shuttering ya slabu na nguzo, hutumika mara kadhaa. Paka oili uso wake kabla ya kila zege.',
  'Smooth medium-density fibreboard for cabinets, shelves and painted joinery. Keep away from wet areas.':
    'MDF laini kwa kabati, rafu na kazi za kupaka rangi. Iweke mbali na maji.',
  'Strip-core board for wardrobes, doors and kitchen cabinets. Holds screws well along its length.':
    'Blockboard kwa wardrobe, milango na kabati za jikoni. Hushika skrubu vizuri kwa urefu wake.',
  'Particle board for low-cost cabinets and ceilings. Laminated faces need no painting.':
    'Chipboard kwa kabati za bei nafuu na dari. Zenye laminate hazihitaji rangi.',
  'Thin brown fibreboard for ceilings, drawer bottoms and panel backs. Sold in full sheets.':
    'Hardboard nyembamba ya kahawia kwa dari, sakafu za droo na migongo ya paneli. Huuzwa shiti nzima.',
  'Green polypropylene pipe for hot and cold water inside buildings, joined by heat fusion. Use a proper welding iron and cut square.':
    'Bomba la PPR la kijani kwa maji moto na baridi ndani ya nyumba, huunganishwa kwa joto. Tumia pasi maalum na ukate kwa pembe mraba.',
  'Fusion fitting matched to PPR pipe of the same diameter. Order about ten percent spare for site losses.':
    'Kiungio cha PPR kinacholingana na bomba la kipenyo hicho. Ongeza asilimia kumi hivi kwa zitakazopotea saiti.',
  'PVC drainage pipe for soil, waste and vent stacks. Solvent-weld joints and lay to a steady fall.':
    'Bomba la PVC kwa maji machafu na ya vyoo na kutolea hewa. Gundisha viungo na ulilaze kwa mteremko sawa.',
  'Solvent-weld fitting for waste and soil pipework. Match the size to the pipe.':
    'Kiungio cha kugundisha kwa mabomba ya maji machafu. Linganisha ukubwa na bomba.',
  'Black polyethylene pressure pipe in rolls for borehole, mains and farm water lines. Priced per metre.':
    'Bomba jeusi la HDPE kwa roli, kwa visima, laini kuu na maji ya shambani. Bei ni kwa mita.',
  'Galvanised steel water pipe with threaded ends for exposed runs and pump risers. Seal threads with tape and paste.':
    'Bomba la chuma la mabati lenye nyuzi kwa maji ya wazi na pampu. Ziba nyuzi kwa tepu na pasta.',
  'Threaded brass valve for isolating water lines. Install with the spindle upright where possible.':
    'Vali ya shaba yenye nyuzi ya kufunga laini za maji. Ifunge ikiwa imesimama inapowezekana.',
  'Multi-jet brass-body meter for house and rental unit metering. Supplied with couplings.':
    'Mita ya shaba kwa nyumba na vyumba vya kupangisha. Huja na viunganishi vyake.',
  'Braided hose linking taps, cisterns and heaters to the pipework. Hand tighten then a quarter turn.':
    'Hosi iliyosukwa ya kuunganisha mifereji, sisteni na hita na mabomba. Kaza kwa mkono kisha robo mzunguko.',
  'White sealing tape for threaded pipe joints. Wrap clockwise six to eight turns.':
    'Tepu nyeupe ya kuziba viungo vya nyuzi. Izungushe mara sita hadi nane kufuata saa.',
  'Food-grade UV-stabilised tank for house, rental and farm water storage. Set on a flat level base and fit an overflow.':
    'Tangi salama kwa maji ya kunywa na linalostahimili jua, kwa nyumba, za kupangisha na shamba. Liweke juu ya tako tambarare na ufunge bomba la kufurikia.',
  'Electric pump for boosting or lifting water. Check head and flow against the pump curve before buying.':
    'Pampu ya umeme ya kuongeza msukumo au kupandisha maji. Angalia kimo na kiasi cha maji kwenye mchoro wa pampu kabla ya kununua.',
  'Automatic shut-off valve for tanks and cisterns. Bend the arm to set water level.':
    'Vali inayojifunga ya matangi na sisteni. Kunja mkono wake kupanga kimo cha maji.',
  'Ceramic WC with cistern, seat and fixing kit. Confirm S-trap or P-trap before the floor is finished.':
    'Choo cha kukaa cha ceramic na sisteni, kiti na vifaa vya kufunga. Hakikisha ni S-trap au P-trap kabla ya kumaliza sakafu.',
  'Squatting pan for pour-flush and plot toilets. Bed on mortar with a slight fall to the outlet.':
    'Choo cha kuchuchumaa cha kumwaga maji, pia kwa vyoo vya ploti. Kilaze kwenye mota na mteremko kidogo kuelekea tundu.',
  'Ceramic hand basin for bathrooms and cloakrooms. Tap and waste sold separately.':
    'Beseni la ceramic la kunawia kwa bafu na vyoo. Mfereji na waste huuzwa kando.',
  'Stainless steel sink for cabinet or granite tops. Includes waste outlet; trap sold separately.':
    'Sinki la stainless kwa kabati au granite. Lina tundu la kutolea maji; trapu huuzwa kando.',
  'Brass-body tap with ceramic or rubber washer. Flush the line before fitting.':
    'Mfereji wa shaba wenye washa ya ceramic au mpira. Safisha laini kabla ya kufunga.',
  'Wall shower mixer with rose and arm for hot and cold supply. Needs balanced pressure for best results.':
    'Mixer ya bafu ya ukutani na kichwa na mkono wake, kwa maji moto na baridi. Hufanya kazi vizuri msukumo ukiwa sawa.',
  'Electric shower head that heats water instantly. Must be wired on its own circuit with earth and a double-pole switch.':
    'Kichwa cha bafu cha umeme kinachopasha maji papo hapo. Lazima kiwe na waya wake, earth na swichi ya nguzo mbili.',
  'Waste trap that blocks sewer smells under basins and sinks. Unscrews for cleaning.':
    'Trapu inayozuia harufu chini ya beseni na sinki. Hufunguka ili isafishwe.',
  'Reinforced acrylic bath with adjustable feet. Waste and overflow sold separately.':
    'Bafu la akriliki lililoimarishwa na miguu inayorekebishwa. Waste na overflow huuzwa kando.',
  'Glazed ceramic floor tile for homes and rentals. Order ten percent extra for cuts and breakages.':
    'Kigae cha sakafu cha ceramic kwa nyumba na za kupangisha. Agiza asilimia kumi zaidi kwa kukata na kuvunjika.',
  'Dense porcelain tile with low water absorption for living rooms, shops and verandas. Use flexible adhesive.':
    'Kigae kigumu cha porcelain kisichonyonya maji sana kwa sebule, maduka na veranda. Tumia gundi inayonyumbulika.',
  'Glazed wall tile for kitchens and bathrooms. Soak or prime porous plaster before fixing.':
    'Kigae cha ukuta kwa jikoni na bafu. Lowesha au paka primer plasta inayonyonya kabla ya kubandika.',
  'Polished granite for kitchen tops, stairs and window sills. Cutting and edging quoted separately.':
    'Granite iliyong’arishwa kwa meza za jikoni, ngazi na vizingiti vya madirisha. Kukata na kumalizia kingo hutajwa bei kando.',
  'Coastal sandstone slabs for cladding, walkways and parking edges. Seal after laying to keep the colour.':
    'Mawe ya pwani kwa kupamba kuta, njia na kingo za maegesho. Paka dawa ya kuziba baada ya kulaza ili rangi idumu.',
  'PVC or aluminium trim that protects tile corners and steps. Fix in the adhesive bed.':
    'Kipande cha PVC au alumini kinacholinda kona za vigae na ngazi. Kiweke kwenye gundi.',
  'Plastic crosses that keep tile joints even. Remove or leave in before grouting.':
    'Misalaba ya plastiki inayoweka nafasi sawa kati ya vigae. Iondoe au uiache kabla ya grout.',
  'Graded stone chips for terrazzo floors and window sills. Mix with white or grey cement and grind after curing.':
    'Vipande vya mawe kwa sakafu za terrazzo na vizingiti. Changanya na simiti nyeupe au ya kijivu na usage baada ya kukomaa.',
  'Bituminous felt laid in the wall above ground level to stop rising damp. Lap joints by at least 150 mm.':
    'Feliti ya lami inayowekwa ukutani juu ya ardhi kuzuia unyevu unaopanda. Pishanisha angalau milimita 150.',
  'Heavy polythene laid under the ground floor slab to stop moisture. Tape laps and avoid punctures before casting.':
    'Polythene nzito inayolazwa chini ya slabu kuzuia unyevu. Funga mapishano kwa tepu na usiitoboe kabla ya kumwaga zege.',
  'Light polythene for covering sand, curing concrete and temporary shelters. Cut to length from the roll.':
    'Polythene nyepesi ya kufunika mchanga, kukomaza zege na vibanda vya muda. Hukatwa kwa urefu kutoka kwenye roli.',
  'Filter fabric placed under cabro, behind retaining walls and around drains. Lap by 300 mm.':
    'Kitambaa cha kuchuja kinachowekwa chini ya kabro, nyuma ya kuta na kando ya mitaro. Pishanisha milimita 300.',
  'Bituminous sheet welded with a gas torch for flat roofs, balconies and basements. One roll covers about 10 square metres before laps.':
    'Utando wa lami unaochomwa kwa gesi kwa paa bapa, balkoni na vyumba vya chini. Roli moja hufunika mita za mraba 10 hivi kabla ya mapishano.',
  'Cementitious or acrylic coating for bathrooms, water tanks and balconies. Apply two coats at right angles on a damp surface.':
    'Rangi ya simiti au akriliki ya kuzuia maji kwa bafu, matangi na balkoni. Paka mara mbili kwa njia tofauti kwenye uso wenye unyevu.',
  'Integral waterproofer mixed into concrete, mortar and plaster. Dose per bag of cement as marked on the pack.':
    'Dawa ya kuzuia maji inayochanganywa kwenye zege, mota na plasta. Tumia kipimo cha kila mfuko wa simiti kilichoandikwa.',
  'Black bitumen coating for foundation walls, buried steel and gutters. Apply on a clean dry surface.':
    'Lami nyeusi ya kupaka kuta za msingi, chuma cha chini ya ardhi na mifereji. Paka kwenye uso safi na mkavu.',
  'Ready-blended adhesive for fixing tiles to floors and walls. One bag covers about four to five square metres with a notched trowel.':
    'Gundi iliyochanganywa tayari ya kubandika vigae sakafuni na ukutani. Mfuko mmoja hutosha mita za mraba nne hadi tano hivi kwa mwiko wa meno.',
  'Coloured powder for filling tile joints. Wipe with a damp sponge before it hardens.':
    'Unga wa rangi wa kujaza viungo vya vigae. Futa kwa sponji yenye unyevu kabla haujakauka.',
  'Flexible sealant for baths, sinks, glass and aluminium frames. Cure for 24 hours before wetting.':
    'Silikoni inayonyumbulika kwa bafu, sinki, vioo na fremu za alumini. Isubiri saa 24 kabla ya maji.',
  'Strong contact glue for laminates, foam and carpets. Apply to both faces and press when touch-dry.':
    'Gundi kali ya kugusa kwa laminate, povu na mazulia. Paka pande zote mbili na ubonyeze ikiwa imekauka kidogo.',
  'PVA glue for joinery and cabinets. Clamp for one hour and keep dry for a day.':
    'Gundi ya PVA kwa useremala na kabati. Bana kwa saa moja na uiweke kavu kwa siku moja.',
  'Solvent for joining PVC pipes and fittings. Clean, coat both parts and push home with a slight twist.':
    'Gundi ya kuunganisha mabomba ya PVC. Safisha, paka pande zote mbili na usukume ukizungusha kidogo.',
  'Gap-filling foam for door and window frames and service holes. Mist with water for better expansion.':
    'Povu la kujaza nafasi za fremu za milango na madirisha na matundu. Nyunyizia maji ili litanuke vizuri.',
  'Water-based wall paint for interior plaster and ceilings. Two coats over a primed surface; covers about 10 to 12 square metres per litre per coat.':
    'Rangi ya maji kwa plasta ya ndani na dari. Paka mara mbili juu ya primer; lita moja hutosha mita za mraba 10 hadi 12 kwa kila mpako.',
  'Oil-based finish for metal, doors and wet areas. Sand lightly between coats and thin with white spirit if needed.':
    'Rangi ya mafuta kwa chuma, milango na sehemu zenye maji. Piga msasa kidogo kati ya mipako na uchanganye na white spirit ikihitajika.',
  'First coat under gloss on wood and metal, or under emulsion on new plaster. Gives an even base and saves topcoat.':
    'Rangi ya kwanza chini ya gloss kwa mbao na chuma, au chini ya emulsion kwenye plasta mpya. Huupa uso usawa na kuokoa rangi ya juu.',
  'Tough exterior paint that resists rain, sun and mould on outside walls. Apply over cured, dust-free plaster.':
    'Rangi imara ya nje inayostahimili mvua, jua na ukungu. Paka kwenye plasta iliyokomaa na isiyo na vumbi.',
  'Anti-rust primer for gates, windows and trusses. Wire brush before coating.':
    'Primer ya kuzuia kutu kwa mageti, madirisha na trasi. Safisha kwa brashi ya waya kabla ya kupaka.',
  'Coating for old and new iron sheets and tiles. Wash off dust and rust before painting.':
    'Rangi ya mabati na vigae, vipya na vya zamani. Osha vumbi na kutu kabla ya kupaka.',
  'Clear or tinted finish for doors, T&G ceilings and furniture. Two to three thin coats.':
    'Vanishi isiyo na rangi au yenye rangi kwa milango, dari za T&G na samani. Paka mipako miwili hadi mitatu myembamba.',
  'Solvent for thinning oil paints and cleaning brushes. Keep away from flame and store closed.':
    'Tina ya kuchanganya rangi za mafuta na kusafisha brashi. Iweke mbali na moto na ikiwa imefungwa.',
  'Fine powder for skimming plastered walls to a smooth finish before paint. Mix only what you can use in an hour.':
    'Unga laini wa kusawazisha kuta zilizopigwa plasta kabla ya rangi. Changanya kiasi utakachotumia ndani ya saa moja.',
  'Seals new plaster against lime burn before the paint coats. Let plaster cure three to four weeks first.':
    'Huziba plasta mpya dhidi ya chokaa kabla ya rangi. Acha plasta ikomae wiki tatu hadi nne kwanza.',
  'Bristle brush for walls, trims and varnish. Clean in thinner or water straight after use.':
    'Brashi ya kuta, kingo na vanishi. Isafishe kwa tina au maji mara baada ya kutumia.',
  'Nine inch roller, frame and tray for emulsion on walls and ceilings. Replaceable sleeve.':
    'Rola ya inchi tisa, fremu na trei kwa emulsion ya kuta na dari. Kifuniko chake hubadilishwa.',
};
