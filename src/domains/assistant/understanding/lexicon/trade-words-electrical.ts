/** How sites call what carries, switches and makes electricity and light; phrases parted by commas. */
export const electricalWords: Readonly<Record<string, string>> = {
  'single-core-cable':
    'cables, single cable, single core cables, electrical cable, electrical cables, electric wire, electric wires, wires, wiring cable, copper cable, copper wire, house wiring cable, nyaya, nyaya za umeme, nyaya ya stima, waya za stima, waya za umeme, waya ya umeme, single core wire, copper cables, waya za wiring, lighting cable, cable ya single, coast cables, east african cables, eac cable, nyaya za nyumba, waya za nyumba, conduit wire, copper conductor, kebo, kebo za umeme, keboli',
  'twin-earth-cable':
    'twin earth, twin earth cable, twin cable, twin flat cable, twin with earth cable, cable ya twin, flat twin, twin core, 3 core flat cable, twin flat, twin na earth, surface cable, surface wiring cable, waya bapa',
  'armoured-cable':
    'armored cable, armoured cables, armored, swa, armoured wire, underground cables, waya ya kupita chini, main supply cable, 4 core cable, cable ya chini, mains cable, armour cable, power supply cable, supply cable, service cable, submain cable, incoming cable, borehole cable, feeder cable',
  'pvc-conduit':
    'conduits, conduit pipes, electrical conduit, electrical pipe, conduit ya wiring, pipe za wiring, wiring pipes, pipe ya umeme, bomba la umeme, pipes za umeme, cable pipe, electrical conduits, kondwiti, bomba za waya, black conduit, electricians pipe, conduct pipe',
  'conduit-box':
    'conduit boxes, switch boxes, back boxes, circular boxes, junction boxes, patress box, metal boxes, box za switch, metal box ya socket, square box, round box, adaptable box, socket box, pattress, knockout box, knockout boxes, knock out box, ko box, patress, patrices, single box, single boxes, twin box, twin boxes, double box, double boxes, loop in box, looping box, flush box, flush boxes, terminal box, dry lining box, electrical box, electrical boxes, joint box',
  switch:
    'switches, light switches, gang switches, swichi za taa, switch za taa, swichi ya ukuta, lighting switch, wall switches, one gang switch, two gang switch, switch ya ukuta, dimmer, two gang, one gang',
  socket:
    'sockets, sockets outlets, power sockets, twin sockets, double sockets, single socket, plug socket, wall socket, wall sockets, soketi za ukuta, plug points, power outlet, outlet, socket ya ukuta, twin socket outlet, switched socket, 13a socket, tundu za umeme, power point, power plug, double plug, tundu la kuchajia, plagi ya ukuta',
  'dp-switch':
    'dp switches, double pole switch, double pole switches, double pole, heater switches, shower switch, cooker control, cooker control unit, water heater switches, switch ya heater, switch ya shower, switch ya cooker, 45a switch, dp, isolator switch, water heater isolator, heater isolator, cooker control switch, cooker point, cooker socket unit, instant shower switch, swichi ya instant shower, swichi ya hita, swichi ya kuoga, pull cord switch, shower isolator, swichi ya jiko, swichi ya oven, neon switch, geyser switch',
  mcb: 'mcbs, circuit breakers, breakers, miniature circuit breaker, breakers za consumer, breka za umeme, single pole breaker, single pole mcb, tripping switch, automatic fuse, db breakers',
  rccb: 'rcds, rccbs, residual current device, earth leakage breaker, earth leakage circuit breaker, rcd breaker, elcbs, safety breaker, rcd switch, residual current breaker, residual breaker, residual current circuit breaker, shock breaker, shock protector, anti shock breaker, kifaa cha shoti, breka ya shoti, breka ya shock, leakage breaker, leakage circuit breaker, ground fault breaker, gfci, el cb, elcb breaker, 30ma',
  'consumer-unit':
    'consumer units, consumer, distribution boards, way board, way db, way box, mcb board, mcb box, breaker board, main switch box, breaker boxes, ccu box, db box, fuse box, fusebox, db board, main distribution board, electrical panel box, disbox, d b box, distribution box, distribution panel, breaker panel, fuse board, power board, panel board, box ya breka, sanduku la breka, sanduku la umeme, kisanduku cha breka, kisanduku cha breka za umeme, main board ya stima, main switch board, mcb panel, spn board, tpn board, three phase board',
  'meter-box':
    'meter boxes, metre box, box ya mita ya stima, box ya meter, kplc meter box, power meter box, electricity meter box, mita box ya stima, sanduku la mita, box ya stima, token meter box, sanduku ya mita, single phase meter box, electricity box, meter cabinet, meter enclosure, meter housing, kenya power box, meterbox',
  'earth-rod':
    'earth rods, earthing rods, earthing, earth electrode, grounding rod, earthing kit, lightning rod, rod ya earth, rod ya earthing, copper rod, rod ya ardhi, rod ya kuearth, chuma ya earth, nondo ya earthing, earth bar, kuearth',
  'insulating-tape':
    'insulating tapes, electrical tapes, insulation tapes, tape ya umeme, tape ya stima, black tape, tepu ya umeme, tape ya waya, tape nyeusi, tepu nyeusi',
  'led-bulb':
    'bulbs, led bulbs, light bulb, light bulbs, energy saving bulb, energy saver bulb, led lamp, balbu za led, taa za led, balbu ya led, glopu, globe, taa ya ndani, bulb ya stima, taa ya kawaida, screw bulb, pin bulb',
  'led-floodlight':
    'floodlights, flood lights, security lights, led flood light, led floodlights, outdoor light, outdoor flood, compound light, taa za nje, taa za security, taa ya compound, flood light led, mulika, halogen light, halogen, perimeter light, parking lights, taa ya ulinzi, taa za plot, taa ya geti, high mast light, stadium light, flad light, fladi, wall pack light, street light led, bulkhead, bulkhead light',
  'led-tube':
    'tube lights, led tubes, fluorescent tube, fluorescent tubes, fluorescent light, fluorescent fitting, tubelight, tube fitting, 4ft light, led batten, taa ya tube, 4 foot tube, taa ndefu, t8 tube, t5 tube, four foot tube, single batten fitting, double batten fitting, led strip fitting, linear light, long light, long tube',
  'led-downlight':
    'downlights, panel lights, ceiling lights, spot light, spot lights, spotlights, recessed light, recessed lights, led panel, taa za ceiling, taa za gypsum, taa za dari, down lights, led downlights, led panel light, down light, taa za kuzama, pop light, gypsum light, taa za ceiling ya gypsum, ceiling led, down lighter, spot za ceiling, spots za gypsum, spoti za gypsum, taa za kuingia ndani ya gypsum, surface light, recessed led, ceiling fitting light, downlite',
  lampholder:
    "lamp holder, lamp holders, lampholders, bulb holders, batten holder, pendant holder, holders za bulb, holder za balbu, holder ya taa, angle holder, ceiling rose, holda, holda za taa, hoda za bulb, batten lampholder, straight holder, ceiling holder, bayonet holder, screw holder, pin holder, holder ya ukuta, holder ya kuning'inia, lamp hoda, bulb socket, bulb base, wall holder, kishika balbu, kishikilia taa",
  'solar-panel':
    'solar panels, solar pv, pv panels, panel za solar, panel ya solar, solar module, paneli za sola, panels za sola, mono panels, solar plate, monocrystalline panel, monocrystalline, paneli, sola paneli, polycrystalline, pv module, photovoltaic, bati ya solar, jinko, longi',
  'solar-inverter':
    'inverters, hybrid inverters, solar inverters, inverta ya solar, power inverter, inverter ya solar, hybrid solar inverter, kva hybrid, growatt, deye',
  'solar-battery':
    'solar batteries, gel batteries, lithium batteries, deep cycle battery, batteries, battery, betri za solar, betri ya solar, inverter battery, backup battery, battery ya solar, chloride exide solar, ah gel, lithium, lithium ion, lifepo4, n200, batri, batri ya sola, chloride exide',
  'solar-floodlight':
    'solar lights, solar flood light, solar floodlights, solar flood lights, solar security lights, solar street light, solar streetlight, taa za sola, taa za jua, taa ya jua, taa za jua za nje, solar lights za nje, taa za solar, taa ya solar, solar lamp, solar outdoor light, floodlight ya solar, solar light ya nje, solar flood, solar garden light, solar compound light, solar gate light, all in one street light, mulika ya sola, mulika za solar, solar lighting, taa ya kuchaji na jua',
  'solar-water-heater':
    'solar water heaters, solar geyser, solar heaters, solar hot water, heater ya solar, hita ya maji ya sola, solar water heating, hot water solar, rooftop water heater, heater ya maji ya sola, maji moto ya jua, megasun, chromagen, solar water system, sun geyser, sun heater, tank ya maji moto ya solar, mtambo wa maji moto wa jua, evacuated tube heater, vacuum tube heater, flat plate heater, flat plate collector, solar shower heater, solarwater heater, solahart, ariston solar',
};
