/**
 * Words that name several types, most likely first. They win over the dictionary for the same words;
 * sizes and units then tell which of them is meant.
 */
export const genericWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'cement; bag ya cement; bag cement; simiti; simenti; saruji; semiti; smenti; cemo; simento; mfuko wa simiti; opc; opc bag; sementi; nguvu; bamburi; savannah':
      'cement-32-5 cement-42-5',
    'simba; simba cement; nguvu cement; ppc': 'cement-32-5',
    'mabati; bati; iron sheet; ironsheet; iron sheets; roofing sheet; roofing sheets; roof sheet; roof sheets; mbati; mabati ya rangi; roofing material':
      'box-profile-sheet corrugated-sheet tile-profile-sheet',
    'sand; mchanga; sandi; building sand; fine aggregate': 'river-sand rock-sand pit-sand',
    'timber; mbao; wood; softwood; timba; ubao; mbao za paa; roofing timber; timbers; sawn timber':
      'cypress-timber pine-timber',
    'tile; tiles; vigae; tails; thailesi; taili; matailizi; kigae':
      'ceramic-floor-tile porcelain-floor-tile ceramic-wall-tile',
    'floor tile; floor tiles; kitchen floor tile; bathroom floor tile; toilet floor tile; tiles za floor; tiles za sakafu; vigae vya sakafu; tiles za chini':
      'ceramic-floor-tile porcelain-floor-tile',
    'pipe; pipes; bomba; mabomba; piping; water pipe; water pipes; bomba ya maji; bomba la maji; plumbing pipe; plumbing pipes':
      'ppr-pipe pvc-waste-pipe hdpe-pipe gi-pipe',
    'paint; rangi; paints': 'emulsion-paint gloss-paint exterior-weather-paint',
    'rangi nyeupe; white paint; interior paint': 'emulsion-paint',
    'door; doors; mlango; milango': 'flush-door panel-door steel-door',
    'window; windows; dirisha; madirisha': 'steel-window aluminium-window',
    'lock; locks': 'mortice-lock cylinder-lock padlock',
    'kufuli; padlock': 'padlock',
    'kitasa; vitasa': 'mortice-lock cylinder-lock',
    'block; blocks; bloki; building block; building blocks; concrete block; concrete blocks; cement block; cement blocks; blok':
      'solid-concrete-block hollow-concrete-block',
    'brick; bricks': 'clay-brick interlocking-block',
    'matofali; tofali; tofa':
      'clay-brick solid-concrete-block hollow-concrete-block interlocking-block',
    'stone; stones; mawe; jiwe; building stone; building stones': 'machine-cut-stone',
    'mawe ya msingi; mawe za msingi; foundation stone; foundation stones':
      'foundation-stone hardcore machine-cut-stone',
    'nail; nails; misumari; msumari': 'wire-nail',
    'screw; screws; skrubu; skurubu': 'wood-screw self-drilling-screw drywall-screw',
    'wire; waya; cable; cables; nyaya; wiring cable; electric cable; electric wire; waya wa umeme; waya ya stima; nyaya za stima; house wire; electrical wire; electrical cable; electrical cables; waya ya umeme; waya za stima':
      'single-core-cable twin-earth-cable',
    'fence wire; fencing wire; waya ya fence; waya wa ua': 'barbed-wire plain-wire chain-link',
    'mesh; wire mesh; welded mesh': 'brc-mesh chicken-mesh',
    'pole; poles; nguzo': 'bluegum-pole concrete-post treated-post',
    'post; posts; posti; fencing post; fencing posts; fence post; fence posts; posts za fence; nguzo za fence; nguzo za ua':
      'concrete-post treated-post',
    'glue; gundi; gum; adhesive': 'wood-glue contact-adhesive tile-adhesive pvc-solvent-cement',
    'tie wire; tying wire': 'binding-wire plain-wire',
    'light; lights; taa; lamp': 'led-bulb led-floodlight led-downlight led-tube',
    'bulb; bulbs; balbu': 'led-bulb',
    'ceiling; ceiling board; ceiling boards; dari': 'gypsum-board pvc-ceiling tng-board',
    'channel; channels': 'ceiling-channel drain-channel',
    'valve; valves; valvu': 'gate-valve float-valve',
    'steel; chuma; vyuma; iron; steel bar; steel bars; bar; bars; rod; rods; rebar; nondo':
      'deformed-bar',
    'pump; pumps; pampu': 'water-pump',
    'sink; sinks; sinki; masinki': 'kitchen-sink',
    'basin; basins; beseni; sinki la kunawa': 'wash-basin',
    'tank; tanks; tangi; tanki; tenki; matangi': 'water-tank',
    'glove; gloves; glavu': 'work-gloves',
    'boot; boots; buti; mabuti; safety boot': 'safety-boot',
    'helmet; helmets; helmeti; kofia': 'hard-hat',
    'battery; batteries; betri': 'solar-battery',
    'panel; panels': 'solar-panel',
    'solar; sola': 'solar-panel',
    'cabro; kabro; paver; pavers; paving': 'paving-block',
    'waterproofing; waterproof; wotaproof; water proofing':
      'liquid-waterproofing torch-on-membrane waterproof-additive',
    'polythene; nailoni; karatasi ya nailoni; nylon; polithini; polythene sheet; polythene paper':
      'dpm-polythene polythene-sheet',
    'hinge; hinges; bawaba; hinji': 'door-hinge',
    'bolt; bolts; nut; nuts': 'bolt-nut anchor-bolt',
    'switch; switches; swichi': 'switch',
    'socket; sockets; soketi': 'socket ppr-fitting pvc-fitting',
    'shower; showers; shawa': 'shower-set instant-shower',
    'heater; heaters; hita; geyser': 'instant-shower solar-water-heater',
    'primer; primers; praima': 'wall-primer metal-primer',
    'board; boards': 'gypsum-board plywood mdf blockboard chipboard',
    'gate; gates; geti; lango': 'steel-gate',
    pvc: 'pvc-waste-pipe',
    'aggregate; aggregates; gravel; kokoto; changarawe; chippings': 'ballast',
    'toilet; toilets; choo; wc; vyoo': 'toilet-suite',
    'elbow; elbows; kona': 'ppr-fitting pvc-fitting',
    'bend; bends': 'pvc-fitting ppr-fitting',
    'tee; tees': 'ppr-fitting pvc-fitting',
    'trap; traps; floor trap': 'pvc-fitting bottle-trap',
    'tube; tubes': 'hollow-section',
    'tape; tepu': 'insulating-tape thread-tape tape-measure',
    'putty; puti; filler; skim; skimming': 'wall-filler',
    'ladder; ngazi': 'ladder',
    'roller; rola': 'paint-roller',
    'brush; brashi': 'paint-brush',
    'frame; frames; fremu': 'door-frame',
    mixer: 'concrete-mixer',
    fittings: 'ppr-fitting pvc-fitting',
    cutter: 'angle-grinder tile-cutter',
    membrane: 'torch-on-membrane dpm-polythene',
    insulation: 'insulation-foil glasswool',
    'plate; ms plate': 'steel-sheet',
    'purlin; purlins': 'z-purlin cypress-timber',
    'vumbi; dust': 'quarry-dust',
    'rafter; rafters': 'cypress-timber pine-timber',
    'formwork board; boards za formwork; shuttering timber board': 'cypress-timber marine-plywood',
    'kerb; kerbs': 'road-kerb',
    'fence; fencing; fensi; ua': 'chain-link barbed-wire concrete-post',
  }).flatMap(([phrases, types]) =>
    phrases.split(';').map((phrase) => [phrase.trim(), types.split(' ')] as const),
  ),
);

/**
 * Words that name a material only where nothing better does: "frame", "white", "fence". Beside
 * another material they describe it, or the job it is for.
 */
export const weakWords: ReadonlySet<string> = new Set(
  `white black red grey gray green blue clear plain hollow single twin transparent frame earth level
  float union trap strip plate tube chip basin dust pick bath glass pine lime edging iron
  concrete fence fencing fensi ua ceiling dari wall waterproof waterproofing roofing roof marine capping fill pot
  steel chuma board channel solar sola light taa mesh panel pole post fittings connector props
  single graniti insulation tap kona mita meter belt tie pane trim spacer lamp kofia
  heater stone wood paving mixer cutter membrane plaster link binding ridge nguzo block ring angle union
  pipe paint sealer level top body dp app outlet links consumer bamburi savannah simba nguvu earthing
  barricade hardwood glazing vents pata strapping foil blade cladding closer consuma formwork rafter
  ceramic vumbi pump masonite pvc noise oxide polish props bolt latch lavatory closet`.split(/\s+/),
);

/** Words that say of what a thing is made or for what it is, where another thing follows at once. */
export const materialAdjectives: ReadonlySet<string> = new Set(
  `timber wood wooden steel metal concrete cement mahogany cypress pine gypsum pvc ppr hdpe gi solar
  glass aluminium paint tile tiles roof roofing mabati brick plaster iron chuma simiti mbao zege plastic
  granite door window gate wall floor ceiling fence fencing sink basin tank water rubber leather led
  toilet kitchen bathroom paving cabro stone masonry electrical electric wire cable shower`.split(
    /\s+/,
  ),
);

/** Bulk materials that people list without commas: "cement sand ballast". */
export const bulkTypes: ReadonlySet<string> = new Set([
  'cement-32-5',
  'cement-42-5',
  'river-sand',
  'rock-sand',
  'pit-sand',
  'ballast',
  'hardcore',
  'murram',
  'quarry-dust',
  'deformed-bar',
  'machine-cut-stone',
  'box-profile-sheet',
  'binding-wire',
]);

/** What building sites need and nobody here lists: naming it must not find something else. */
export const notSold: readonly string[] =
  `generator; genset; diesel generator; jenereta; bitumen; tarmac; asphalt;
bitumen emulsion; cold mix; scaffolding; scaffold; scaffolding frame; scaffolding frames; scaffolds; scaffolding pipe;
lift; elevator; escalator; cctv; cctv camera; cctv cameras; dvr; nvr; camera; cameras; kamera; air conditioner; air conditioning; aircon; ac unit;
hvac; sofa; sofa set; furniture; bed; mattress; television; fridge; refrigerator; cooker; gas cooker; microwave; oven; washing machine;
curtain; curtains; carpet; carpets; wallpaper; wallpapers; laminate flooring; laminate floor; parquet; vinyl flooring; vinyl floor; vinyl plank; wood flooring;
epoxy flooring; epoxy; kitchen cabinet; kitchen cabinets; wardrobe; wardrobes; prefab house; prefab; container; shipping container;
septic tank; biodigester; bio digester; biogas; borehole casing; casing pipe; explosives; dynamite; polycarbonate; polycarbonate sheet; perspex;
i beam; i beams; h beam; h beams; universal beam; universal column; steel beam; steel beams; i-beam; h-beam; structural steel beam; roller shutter; roller shutters; garage door;
transformer; street light pole; copper pipe; copper pipes; alarm; fire alarm; smoke detector; sprinkler; sprinklers; gabion; gabions; gabion box;
thatch; makuti; bamboo; artificial grass; swimming pool; pool filter; pool pump; wind turbine; lightning arrester; intercom; access control; biometric;
electric fence wire; sandwich panel; sandwich panels; insulated panel; aluminium composite; acp; curtain wall; glass curtain wall; precast beam; precast wall; precast fence;
topsoil; top soil; red soil; manure; fertilizer; seedlings; tyre; tyres; spare part; spare parts; engine oil; 
excavator; backhoe; bulldozer; crane; tower crane; hoist; forklift; roller compactor; water bowser; concrete pump; dumper; skid loader; grader;
acid; muriatic acid; uranium; uranium rods; poison; termite poison; anti termite; antitermite; pesticide; insecticide; dawa ya mchwa; dawa ya wadudu; balloon; balloons;
steel box; tool box; toolbox; safe box; drill bit; drill bits; masonry bit; masonry bits; circular saw; jigsaw; chainsaw; chain saw; nail gun; nailer; bunduki ya misumari; staple gun; glue gun; spray gun; heat gun; kill switch; rivet; rivets; pop rivet; blind rivet; rivet gun; nail puller; cable tie; cable ties; pipe clip; pipe clips; clamp; clamps; saddle clips; u bolt clamp; bar bender; bar cutter;
demolition hammer; jack hammer; jackhammer; kango hammer; breaker hammer; expanding mortar; rock splitting mortar; asbestos; asbestos sheet; helipad; stair lift; jacuzzi pump; chimney; fireplace; dishwasher; water dispenser; water softener; water purifier; ro system; ups; stabilizer; rubber tiles; gym; playground;
tempered glass shower; shower cubicle; shower enclosure; mirror; mirrors; led mirror; blinds; window blinds; mosquito net; gas cylinder; gas pipe; gabion mesh; laser level; total station; theodolite;
poly carbonate; fibre optic; ethernet cable; cat6; cat6 cable; network cable; coaxial; coaxial cable; chiller; cold room; boiler; steam; conveyor; silo; weighbridge`
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
