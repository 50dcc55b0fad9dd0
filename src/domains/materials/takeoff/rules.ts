/** Where the formula of each quantity is taught. The formulas' words are in the messages (`takeOff`). */

export const rules = {
  concrete: 'B. N. Dutta, Estimating and Costing in Civil Engineering: dry volume of concrete',
  mortar: 'B. N. Dutta, Estimating and Costing in Civil Engineering: dry volume of mortar',
  masonry: 'BS EN 1996 coordinating sizes; Chudley & Greeno, Building Construction Handbook',
  fill: 'BS EN 13242 aggregates for unbound layers; density of compacted hardcore 2.0 t/m³',
  tiles: 'BS 5385 wall and floor tiling; waste as the Tile Association advises',
  adhesive: 'BS EN 12004 adhesives: a 20 kg bag covers about 4 m² of floor, as data sheets say',
  grout: 'Mapei technical data sheets: consumption of cement grouts',
  sheets: 'KS EAS 11 galvanized sheets; Chudley & Greeno: side and end laps',
  slopeArea: 'BS 5534 slating and tiling: cover of a tile at its gauge',
  ridge: 'Chudley & Greeno, Building Construction Handbook: ridge cappings',
  roofingNails:
    'Rule of thumb: every second corrugation on purlins 0.9 m apart, about 90 nails a kilogram',
  trusses: 'BS 5268-3 trussed rafter roofs; roof costing as quantity surveyors in Kenya teach it',
  ceiling: 'BS 8212 dry lining: boards of 8 by 4 feet on battens 600 mm apart',
  nails: 'Rule of thumb: 2 kg of nails for 100 m of timber',
  paint: "BS 6150 painting of buildings; spreading rate of the paint's data sheet",
  bars: 'BS 8110 and BS 8666: laps, scheduling and bending of bars',
  links: 'BS 8666 shape code 51',
  bindingWire: 'BS 4449: steel of 7850 kg/m³; 10 kg of binding wire a tonne as a rule of thumb',
  mesh: 'BS 4483 steel fabric: rolls of 2.1 by 48 m, sheets of 4.8 by 2.4 m, one mesh of lap',
  gutters: 'BS EN 12056-3 roof drainage',
  fence: 'BS 1722 fences: posts 3 m apart, straining wires; staples 5 g',
  septicTank: 'BS 6297: capacity of a septic tank',
  dampProof:
    'BS 8102 and BS 743: one layer below the slab and on the foundation walls, laps of 150 mm',
  openings: 'Counted; a door hangs on three hinges',
  waterTank:
    'BS 8558 water supply in buildings: storage by people and days; 50 to 100 litres a day is usual',
} as const;
export type RuleKey = keyof typeof rules;
