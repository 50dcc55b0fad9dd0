/** What things are for and look like, in the words of people who do not know or use their names. */
export const descriptions: Readonly<Record<string, string>> = {
  'cement-32-5':
    'grey powder bag mix sand water mortar plaster join blocks binder unga wa kujengea kuunganisha mawe kuchanganya mchanga plasta kushikanisha matofali mfuko kilo hamsini',
  'cement-42-5': 'strong grey powder slab columns beams high strength concrete zege nguvu nguzo',
  'white-cement': 'white powder for tile joints terrazzo decorative skim nyeupe kujaza vigae',
  'masonry-cement': 'cheap plastering mortar powder bricklaying',
  'hydrated-lime':
    'white powder whitewash trees walls sanitise lime plaster paka nyeupe kupaka miti kuta choo kuku banda painting tree trunks poultry house disinfect',
  'ready-mix-concrete':
    'already mixed delivered by truck pour concrete rotating drum lorry inazunguka iliyochanganywa tayari lori kumwaga directly ready site',
  'deformed-bar':
    'twisted ribbed metal rods inside concrete columns beams strengthen slab long iron sticks vyuma ndani ya nguzo slab ribs kuimarisha zege boriti',
  'round-bar':
    'smooth thin rod bent squares hold column bars links stirrups nyembamba kukunja kushika nguzo laini bend shape main together tie beam ringi',
  'brc-mesh':
    'welded wire net squares laid ground floor slab before pouring concrete wavu sakafu kumwaga chuma kuweka zege crack prevent cast',
  'binding-wire':
    'thin soft black wire tie steel bars together rods crossing fundis knot kufunga vyuma nondo pamoja nyembamba laini nyeusi kukaza fasten wind twist pliers',
  'hollow-section':
    'square steel tube hollow welding gates frames canopy stands chuma mraba tupu ndani geti kutengeneza fabricate frame gate',
  'angle-iron': 'l shaped steel bar welding frames trusses corner letter gate frame pembe herufi',
  'flat-bar': 'flat strip steel window grills burglar bars welding iron making dirisha grill bapa',
  'steel-sheet':
    'flat metal sheet plate weld gate tank cover chequered floor bamba kufunika geti ramp kutengeneza',
  'hoop-iron':
    'thin metal strip between stone courses ties walls join mawe ukuta pamoja joints hold together kushikanisha chuma nyembamba',
  'z-purlin':
    'steel roof member hold sheets warehouse godown z shape chuma paa kushikilia mabati support',
  ballast:
    'small crushed stones mix concrete pebbles vijiwe vidogo kuchanganya zege mawe madogo simiti mchanga kutengeneza machine',
  'river-sand': 'mix mortar plaster grains from river fine',
  'rock-sand': 'crushed rock fine instead of river mchanga mashine mawe yaliyosagwa substitute',
  'quarry-dust':
    'powder from quarry blinding under cabro level bed fine spread unga mawe kutandaza chini laying pavers',
  hardcore: 'big stones fill foundation compact under slab mawe makubwa kujaza msingi chini rocks',
  murram:
    'red soil fill level road driveway compact udongo mwekundu kujaza kuinua compound barabara raise shindilia raising',
  'pit-sand': 'dug sand from pit cheap fill',
  'machine-cut-stone':
    'grey square cut stones build walls kujenga ukuta mawe walling equal size mashine',
  'foundation-stone': 'hard rough stones below ground base wall msingi mawe chini ardhi',
  'solid-concrete-block': 'cement block heavy walls perimeter',
  'hollow-concrete-block':
    'block with holes light partition wall mashimo matundu nyepesi bricks inside',
  maxpan:
    'hollow clay pots lighten suspended slab between ribs upper floor udongo vyungu gorofa nyepesi lighter',
  'clay-brick': 'baked soil red blocks oven kuchomwa udongo nyekundu fired wall',
  'interlocking-block':
    'blocks fit together without mortar soil press kushikana bila mota simiti udongo',
  'vent-block':
    'block with holes let air in wall breathe hewa kuingia kupitisha concrete top ukuta juu tundu kitchen toilet',
  'box-profile-sheet': 'coloured metal sheets cover roof house kuezeka nyumba paa rangi roofing',
  'corrugated-sheet':
    'wavy silver metal sheets cover roof shed cow kuezeka banda mawimbi cheap roofing',
  'tile-profile-sheet':
    'metal sheets look like tiles roof kuezeka kufanana vigae mfano mabati looks iron muundo',
  'stone-coated-tile':
    'metal roof tiles with small chips grit quiet rain classy vigae paa mawe madogo juu mabati coated granules kelele mvua',
  'clay-roof-tile': 'red clay pieces roof traditional mangalore coast udongo vigae paa nyekundu',
  'ridge-cap':
    'top line of roof cover caps join two sides meet peak very highest bent metal iron sheet mabati juu ya paa kuunganisha kufunika zinakutana kilele kofia',
  'translucent-sheet':
    'let light through roof see through sheet brighten daylight mwanga kuingia paa kupitisha kuingiza jua ndani godown lets enter plastic dark room',
  gutter:
    'catch collect rain water edge roof channel harvest kuvuna maji ya mvua kukinga paa running off harvesting splash mfereji',
  downpipe:
    'carry rain water down from roof to ground tank kushusha kuteremsha maji mvua kutoka gutter pipe brings',
  'cypress-timber':
    'planks lengths wood roof truss formwork carpenter mbao kushikilia mabati paa kuezeka kenchi',
  'pine-timber': 'light coloured planks soft wood',
  'mahogany-timber':
    'strong dark planks furniture door frames termites resist mbao ngumu milango fremu samani mchwa hardwood',
  'bluegum-pole':
    'tree trunks support hold up slab shuttering while concrete dries sticks tall kushikilia slab isianguke prop miti zege ikauke wood posts strong props under scaffold kusapoti jukwaa',
  'fascia-board':
    'board along edge of roof where gutters fixed ubao ukingo paa gutter sits kushika mbao',
  'tng-board':
    'wooden ceiling strips lock into each other verandah mbao dari kushikana kuingiliana tongue',
  'timber-skirting':
    'wood strip bottom of wall meets floor hide edge chini ya ukuta hiding joint kuficha mbao sakafu',
  plywood: 'thin wooden layers board sheet ceiling cupboards mbao nyembamba tabaka kabati',
  'marine-plywood':
    'smooth black brown shiny board concrete shuttering water resist formwork reuse nyeusi kumwagia zege slab kutumika mara nyingi tena reused casting slabs boards shutter form',
  mdf: 'smooth board furniture wardrobe cabinets painting pressed powder wood kabati jikoni nyororo kutengeneza kitchen paint',
  blockboard: 'thick board strips inside shelves wardrobe doors strong kabati milango',
  chipboard: 'cheap board pressed wood chips furniture countertop mbao laminated white table desk',
  hardboard: 'thin brown board cupboard back drawer bottom wardrobe nyuma kabati nyembamba',
  'ppr-pipe':
    'green pipes hot cold water inside house heat joined welded plumbing kijani maji moto baridi ndani nyumba indoor',
  'ppr-fitting':
    'join connect turn green pipes corner bend connector plumber kuunganisha bomba kijani',
  'pvc-waste-pipe':
    'carry dirty waste water toilet septic sewage grey orange big pipe maji machafu taka choo take from to sewer',
  'pvc-fitting':
    'bend turn dirty waste pipes smell stop drain bathroom floor join harufu kukunja bomba choo sakafu bafu',
  'hdpe-pipe':
    'black rolled flexible water supply pipe underground shamba from borehole mainline nyeusi roll kumwagilia irrigation farm mpira',
  'gi-pipe': 'metal galvanised threaded pipes water outside strong chuma maji nyuzi',
  'gate-valve':
    'shut off close open water supply main line turn wheel kufunga maji nyumba nzima whole house koki',
  'water-meter':
    'measure count water each tenant uses consumption tenants bill kupima maji wapangaji kusoma mpangaji anatumia units consumes measuring how much',
  'flexible-connector':
    'short bendy braided hose connect basin toilet tank to wall pipe fupi kuunganisha bomba sinki choo cistern',
  'thread-tape':
    'white thin tape wrap pipe threads stop leaks taps kuzuia maji kuvuja koki nyeupe nyembamba kufunga nyuzi bomba fundi wraps plumber leak',
  'water-tank':
    'store big plastic container thousand litres storage shortage roof black kuhifadhi maji weka lita plastiki keep water dry season',
  'water-pump':
    'push water up raise pressure lift well borehole upstairs machine kuvuta kupandisha maji kuongeza presha kusukuma kisima juu ghorofa increase',
  'float-valve':
    'stop tank overflowing when full automatically closes ball floats kumwagika ikijaa overflow kuelea kujaa kufunga tangi floating plastic round water overfilling stopping',
  'toilet-suite': 'sit flush bathroom seat modern loo kukaa kuketi kuflush tangi cistern',
  'squat-pan': 'squat toilet hole floor school latrine kuchuchumaa kuchutama shule',
  'wash-basin': 'wash hands face bathroom bowl kunawa mikono uso bafu washing ceramic',
  'kitchen-sink': 'wash dishes utensils steel bowl kitchen kuosha vyombo jikoni mabakuli plates',
  tap: 'open close water mouth garden kitchen turn kufungua maji mfereji running sink',
  'shower-set': 'bathe water falls from above mixer hot cold kuoga maji yanamwagika juu bathing',
  'instant-shower':
    'heats water bathing electricity instantly bathroom warm hot shower head kuoga maji moto stima kupasha kuchemsha umeme warms as bathe fitted heater',
  'bottle-trap':
    'under basin sink bend holds water stop smell harufu chini ya sink bent pipe keeps away sinki kuzuia',
  bathtub: 'lie soak bathe long bowl kulala kuoga kuogea beseni kubwa big tub',
  'ceramic-floor-tile': 'shiny squares cover floor stick sakafu chini kuteleza slippery',
  'porcelain-floor-tile':
    "big shiny glossy floor squares living sitting room expensive kung'aa sebuleni kubwa",
  'ceramic-wall-tile':
    'cover bathroom kitchen wall shiny easy wipe ukuta bafu jikoni kubandika splash',
  'granite-slab':
    'heavy shiny stone kitchen counter worktop top polished jikoni kaunta juu meza kupika',
  'mazeras-stone':
    'flat natural coast stones outside wall pillars decorate compound kupamba ukuta nje urembo mapambo pillar stone facing',
  'tile-trim':
    'edge strip corner tiles finish sharp edges stairs kufunika kona vigae zisivunjike strips ngazi',
  'tile-spacer':
    'crosses plastic between keep apart gaps even little plastic crosses between tiles keep gap equal plastiki nafasi sawa kati vigae small laying plus shaped misalaba',
  'terrazzo-chips':
    'small marble pieces polished floor school office grind stones mixed cement floors mawe madogo sakafu kusagwa colour',
  dpc: 'black strip on wall before building up stops damp moisture rising unyevu kupanda ukutani karatasi nyeusi juu msingi chini ukuta huwekwa top of foundation climbing lami kabla',
  'dpm-polythene':
    'plastic paper under floor slab before concrete stop water from ground damp nailoni chini sheet laid hardcore cast karatasi unyevu ardhi come up moisture',
  'polythene-sheet':
    'plastic sheet cover things from rain curing concrete greenhouse kufunika plastiki mchanga simiti kunyeshewa mvua materials wrap',
  geotextile:
    'fabric cloth under road gravel drain separate soil filter placed stop mixing kitambaa barabara udongo drainage',
  'torch-on-membrane':
    'black roll melted burnt with gas fire flat concrete roof stop leaking water leak rooftop balcony rolls torch kuchoma moto slab juu karatasi lami gorofa',
  'liquid-waterproofing':
    'brush on coating stop water leaking leak tank bathroom flat roof balcony wall seep kuvuja kuzuia maji kupaka tanki slab bafu yasipite ukuta coat paint dawa',
  'waterproof-additive':
    'add mix into cement plaster make it not absorb water tank basement powder kuchanganya simiti plasta mota yasipite maji dawa mortar mixing',
  'bituminous-paint':
    'black tar coat foundation walls below ground protect moisture steel poles lami nyeusi kupaka msingi chini ukuta',
  'tile-adhesive': 'stick fix tiles onto wall floor powder glue kubandika kushikisha',
  'tile-grout': 'fill gaps lines spaces between tiles kujaza nafasi',
  'silicone-sealant': 'squeeze gun tube seal gaps around sink glass window shower water tight',
  'contact-adhesive': 'stick laminate formica rubber sole yellow glue strong',
  'wood-glue': 'white glue carpenter join pieces of furniture wood',
  'pvc-solvent-cement': 'glue join pvc pipes plumber small tin',
  'pu-foam': 'spray foam can expands swells fills gap around door window frames seals',
  'emulsion-paint': 'colour inside walls rooms washable white room sitting',
  'gloss-paint': "shiny colour doors metal gates oil window grills kung'aa",
  'undercoat-paint': 'first coat before final colour base',
  'exterior-weather-paint': 'colour outside walls rain sun resist fading',
  'metal-primer': 'stop rust metal gate before painting brown red first coat kutu kushika chuma',
  'roof-paint': 'colour old iron sheets renew faded roof',
  'wood-varnish': "clear shiny coat door furniture shows grain protects wood kung'aa mbao",
  thinner: 'liquid dilute oil paint clean brushes punguza rangi kusafisha',
  'wall-filler':
    'kujaza nyufa ufa mashimo ukuta kabla rangi smooth white powder level wall before painting cover cracks holes laini ukuta',
  'wall-primer': 'first coat new plaster seal before emulsion alkali',
  'paint-brush': 'hairs handle apply colour by hand kupaka',
  'paint-roller': 'roll colour on wall quickly sponge tray',
  'single-core-cable': 'copper wires inside wall lights sockets electrician red black',
  'twin-earth-cable': 'flat grey three wires together surface wiring',
  'armoured-cable': 'thick strong buried underground from meter to house electricity main supply',
  'pvc-conduit': 'plastic tube where electric wires pass inside wall',
  'conduit-box': 'box in wall behind switch socket holds',
  switch: 'press on off lights wall kuwasha kuzima taa',
  socket: 'plug charge phone tv wall electricity point',
  'dp-switch': 'big switch shower heater cooker red light',
  mcb: 'trips cuts power overload small in board protects circuit',
  rccb: 'device trips current leaking earth leakage shock protects people protect people electric shock cuts current leakage shoti',
  'consumer-unit': 'box main holds breakers house electricity distributes',
  'meter-box': 'box outside keeps kplc meter tenants tokens',
  'earth-rod': 'copper metal stick driven in ground lightning safety grounding electricity radi',
  'insulating-tape': 'sticky black tape wrap joined electric wires cover bare',
  'led-bulb': 'light room screw save electricity ceiling glow',
  'led-floodlight': 'bright light outside compound night thieves see',
  'led-tube': 'long white light shop classroom',
  'led-downlight': 'small round light sunk into gypsum',
  lampholder: 'holds bulb screw in ceiling',
  'solar-panel': 'make electricity from sun roof',
  'solar-inverter': 'change battery dc power to house ac electricity blackout backup',
  'solar-battery': 'store power night sun electricity blackouts kuhifadhi umeme',
  'solar-floodlight': 'light charges by sun outside night no electricity bill',
  'solar-water-heater': 'heat bathing water by sun roof',
  'flush-door': 'cheap smooth inside room bedroom close',
  'panel-door': 'solid wood front entrance carved',
  'steel-door': 'strong metal main entrance burglars cannot break',
  'door-frame': 'wood steel surround where door hangs',
  'steel-window': 'metal opening light air grills',
  'aluminium-window': 'slide modern light openings glass',
  'window-glass': 'see through pane broken replace dirisha',
  'glass-block': 'thick see through square brick brings light bathroom wall',
  'mortice-lock': 'lock handle key bedroom door inside',
  'cylinder-lock': 'lock door closes itself key outside front',
  padlock: 'lock gate chain removable key',
  'door-hinge': 'door swings turns attached frame metal pair mlango unashikwa kufunguka',
  'tower-bolt': 'slide bolt inside door window close from inside',
  'door-closer': 'arm closes door by itself slowly automatic office kujifunga',
  'cabinet-hinge': 'kitchen cupboard wardrobe doors hidden inside swing soft',
  'drawer-runner': 'rails kitchen drawers slide in out smoothly',
  'hasp-staple': 'metal flap ring where padlock goes gate store',
  'wire-nail': 'hammer join timber pins',
  'roofing-nail': 'cap head umbrella fix iron sheets',
  'masonry-nail': 'hard pins go into concrete wall hang',
  'wood-screw': 'turn driver join wood furniture',
  'self-drilling-screw': 'drill own hole metal purlin roof rubber washer',
  'drywall-screw': 'black fix gypsum channels',
  'fencing-staple': 'u shaped bent hold barbed wire on post',
  'wall-plug': 'plastic insert hole wall before screw hang tv',
  'anchor-bolt': 'fix machine steel to concrete strong expands hole',
  'bolt-nut': 'threaded hex spanner join steel timber truss washer',
  wheelbarrow:
    'cart one wheel push carry move sand concrete stones around site two handles kusukuma gurudumu kubeba',
  spade: 'scoop lift mix sand concrete handle flat blade dig',
  jembe: 'dig farm soil hand tool',
  pickaxe: 'pointed break hard ground rock dig swing kuchimba ardhi ngumu kupasua',
  'mason-trowel': 'hand tool spread mortar throw lay bricks stones kutandaza mortar',
  'wood-float': 'flat hand tool smooth plaster finish wall',
  hammer:
    'hit drive nails pound gonga kupiga misumari break demolish old slab wall kuvunja kubomoa',
  'spirit-level':
    'bubble check tells wall floor straight level plumb horizontal vertical long nyoofu umenyooka kunyooka kifaa kuangalia ukuta sawasawa pima',
  'tape-measure':
    'kifaa kupima kupimia urefu mita kamba measure length pull out metal roll pocket kupima urefu',
  saw: 'cut timber metal by hand teeth kata',
  karai: 'metal round pan bowl carry concrete on head mortar kubeba kichwani',
  'builders-line': 'string keep courses straight weight hang vertical kamba nyoofu',
  'angle-grinder': 'spinning cuts metal steel tiles sparks power tool hand kukata chuma umeme',
  drill: 'make holes wall wood power tool toboa mashimo',
  'cutting-disc': 'round thin blade fits grinder cut metal stone',
  'welding-machine': 'join metal electricity sparks gates fabrication kuchomelea kuunganisha chuma',
  'welding-rod': 'sticks burn melt join metal welder',
  'concrete-mixer': 'rotating drum mixes cement sand ballast engine machine kuchanganya',
  'poker-vibrator': 'remove air bubbles from fresh concrete shake shaft settle honeycomb hewa',
  'plate-compactor': 'press down soil gravel cabro vibrating flat heavy machine shindilia',
  ladder: 'climb up reach high roof paint panda juu',
  'tile-cutter': 'cut score tiles vigae straight by hand kukata kuvunja bila',
  hosepipe: 'water plants cure slab flexible long rubber tube tap spray',
  tarpaulin: 'big waterproof cloth cover cement bags lorry from rain funika mvua',
  'safety-boot':
    'shoes protect toes falling stone nails steel workers feet viatu kulinda vidole miguu crush heavy',
  gumboot: 'tall rubber shoes mud water wet matope',
  'hard-hat':
    'protect head falling objects workers wear kulinda kichwa yellow cap plastic things drop',
  'reflective-vest': 'bright orange yellow jacket be seen night road workers glow shine kuonekana',
  'work-gloves': 'protect hands cement burns handling wear mikono kulinda',
  'dust-mask': 'cover nose mouth dust breathing vumbi pua cutting',
  'safety-goggles': 'protect eyes sparks grinding dust wear macho kulinda cheche glasses chips',
  overall: 'clothes uniform workers wear one whole body dirty nguo za kazi',
  'safety-harness': 'belt straps tie worker at height roof not fall kuanguka juu rope',
  'first-aid-kit': 'bandages medicine wounds injuries accident box site dawa majeraha',
  'caution-tape': 'yellow black red white ribbon keep people away danger area cordon hatari',
  'fire-extinguisher': 'put out fire red cylinder spray powder kuzima moto',
  'paving-block':
    'driveway parking compound ground small interlocking shaped concrete blocks cars park',
  'road-kerb': 'edge of road parking raised concrete border ukingo',
  'drain-channel': 'open u shaped concrete carry rain surface water side of road compound',
  'paving-slab': 'large square concrete flat walkway garden path',
  'concrete-culvert':
    'big round concrete pipe under road stream crossing water pass chini ya barabara',
  'manhole-cover': 'lid heavy metal closes sewer inspection hole shimo kufunika',
  'grass-paver': 'concrete blocks with holes where grass grows through parking',
  'gypsum-board': 'white flat ceiling boards smooth modern partition',
  'jointing-compound': 'powder fill joints between gypsum boards smooth',
  'ceiling-channel': 'light metal strips hold gypsum hang frame',
  'pvc-ceiling': 'plastic shiny strips ceiling waterproof bathroom wash easy',
  'ceiling-cornice': 'decorative border where wall meets ceiling fancy edge moulding',
  'acoustic-ceiling-tile': 'office square white lift out ceiling grid reduce noise',
  'insulation-foil':
    'shiny silver sheet under iron sheets reduce heat hot house roof joto kupunguza',
  glasswool: 'soft fluffy yellow wool keep heat noise out wall studio',
  'jointing-tape': 'net tape cover joints gypsum prevent cracks',
  'chain-link': 'diamond net wire fence plot compound keep dogs goats wavu kuzungushia',
  'barbed-wire':
    "sharp points thorns wire fence keep animals cows out farm miiba kuzuia ng'ombe shamba",
  'razor-wire':
    'miiba mviringo juu ukuta wembe coil sharp blades coil top of wall stop thieves climbing wezi kuruka ukuta',
  'concrete-post': 'cement pole hold fence wire not rot termites',
  'treated-post': 'wooden pole fence termites not eat chemical mchwa',
  'plain-wire': 'smooth strong wire straining fence top middle bottom',
  'chicken-mesh': 'small holes net poultry house keep birds rabbits kuku banda',
  'steel-gate': 'big metal entrance compound cars open close',
  'electric-fence-energizer': 'shock people animals touching fence wall current security machine',
};
