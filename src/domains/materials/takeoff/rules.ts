/** By what each quantity is counted, and where that is taught: shown with every line. */

export const rules = {
  concrete: {
    formula: 'm³ × 1.54 × part ÷ parts; cement 1440, sand 1600, ballast 1500 kg/m³',
    source: 'B. N. Dutta, Estimating and Costing in Civil Engineering: dry volume of concrete',
  },
  mortar: {
    formula: 'm³ × 1.33 × part ÷ parts; cement 1440, sand 1600 kg/m³',
    source: 'B. N. Dutta, Estimating and Costing in Civil Engineering: dry volume of mortar',
  },
  masonry: {
    formula: 'm² ÷ ((length + joint) × (height + joint))',
    source: 'BS EN 1996 coordinating sizes; Chudley & Greeno, Building Construction Handbook',
  },
  fill: {
    formula: 'm² × depth × compacted density',
    source: 'BS EN 13242 aggregates for unbound layers; density of compacted hardcore 2.0 t/m³',
  },
  tiles: {
    formula: 'm² × (1 + waste) ÷ m² of a box',
    source: 'BS 5385 wall and floor tiling; waste as the Tile Association advises',
  },
  adhesive: {
    formula: 'm² × 5 kg ÷ 20 kg',
    source: 'BS EN 12004 adhesives: a 20 kg bag covers about 4 m² of floor, as data sheets say',
  },
  grout: {
    formula: '(a + b) ÷ (a × b) × tile thickness × joint × 1.6 kg',
    source: 'Mapei technical data sheets: consumption of cement grouts',
  },
  sheets: {
    formula: 'eaves ÷ cover width × (slope − lap) ÷ (length − lap), each slope',
    source: 'KS EAS 11 galvanized sheets; Chudley & Greeno: side and end laps',
  },
  slopeArea: {
    formula: 'slope × eaves, each slope ÷ m² of a tile',
    source: 'BS 5534 slating and tiling: cover of a tile at its gauge',
  },
  ridge: {
    formula: 'ridge ÷ (2 m − lap)',
    source: 'Chudley & Greeno, Building Construction Handbook: ridge cappings',
  },
  roofingNails: {
    formula: 'm² of roof × 0.1 kg',
    source: 'Fixings at every second corrugation on purlins 0.9 m apart, about 90 nails a kilogram',
  },
  trusses: {
    formula: 'trusses = length ÷ spacing + 1; rafter = (half span + eaves) ÷ cos pitch',
    source: 'BS 5268-3 trussed rafter roofs; roof costing as quantity surveyors in Kenya teach it',
  },
  ceiling: {
    formula: 'm² × (1 + waste) ÷ 2.98 m² of a board',
    source: 'BS 8212 dry lining: boards of 8 by 4 feet on battens 600 mm apart',
  },
  nails: {
    formula: 'm of timber × 0.02 kg',
    source: 'Chudley & Greeno, Building Construction Handbook: nailing of carcassing timber',
  },
  paint: {
    formula: 'm² × coats ÷ m² of a litre',
    source: "BS 6150 painting of buildings; spreading rate of the paint's data sheet",
  },
  bars: {
    formula: 'bars = span ÷ spacing + 1; a bar above 12 m laps 45 diameters',
    source: 'BS 8110 and BS 8666: laps, scheduling and bending of bars',
  },
  links: {
    formula: 'links = length ÷ spacing + 1; each 2 × (a + b) − 8 × cover + 20 diameters',
    source: 'BS 8666 shape code 51',
  },
  bindingWire: {
    formula: 'kg of steel × 1 %; steel d² ÷ 162 kg/m',
    source: 'BS 4449: 7850 kg/m³; binding wire 10 kg a tonne',
  },
  mesh: {
    formula: 'm² ÷ (m² of a roll less laps of 200 mm)',
    source: 'BS 4483 steel fabric: rolls of 2.1 by 48 m, sheets of 4.8 by 2.4 m, one mesh of lap',
  },
  gutters: {
    formula: 'eaves ÷ length of a gutter; a downpipe every 12 m',
    source: 'BS EN 12056-3 roof drainage',
  },
  fence: {
    formula: 'posts = length ÷ spacing, one more where the ends do not meet',
    source: 'BS 1722 fences: posts 3 m apart, straining wires; staples 5 g',
  },
  septicTank: {
    formula: '2000 L + 180 L × people',
    source: 'BS 6297: capacity of a septic tank',
  },
  waterTank: {
    formula: 'people × litres a day × days, up to the next tank that is sold',
    source: 'BS 8558 and the Water Services Regulatory Board: 50 to 100 litres a person and day',
  },
} as const;
export type RuleKey = keyof typeof rules;
