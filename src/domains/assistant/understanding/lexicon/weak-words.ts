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
