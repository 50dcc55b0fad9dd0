/** What take-offs count in: the dictionary's types, as they are sold. `lot` is the least that is sold. */

interface Supply {
  readonly type: string;
  /** The dictionary's English name. */
  readonly name: string;
  readonly unit: string;
  readonly lot: number;
}

const supply = (type: string, name: string, unit: string, lot = 1): Supply => ({
  type,
  name,
  unit,
  lot,
});

export const supplies = {
  cement: supply('cement-42-5', 'Portland Cement', '50 kg bag'),
  masonryCement: supply('cement-32-5', 'Pozzolanic Cement', '50 kg bag'),
  sand: supply('river-sand', 'River Sand', 'tonne', 0.5),
  ballast: supply('ballast', 'Ballast (Crushed Stone)', 'tonne', 0.5),
  hardcore: supply('hardcore', 'Hardcore', 'tonne', 0.5),
  stone: supply('machine-cut-stone', 'Machine Cut Stone', 'piece'),
  solidBlock: supply('solid-concrete-block', 'Solid Concrete Block', 'piece'),
  hollowBlock: supply('hollow-concrete-block', 'Hollow Concrete Block', 'piece'),
  brick: supply('clay-brick', 'Burnt Clay Brick', 'piece'),
  floorTile: supply('ceramic-floor-tile', 'Ceramic Floor Tile', 'box'),
  porcelainTile: supply('porcelain-floor-tile', 'Porcelain Floor Tile', 'sqm'),
  wallTile: supply('ceramic-wall-tile', 'Ceramic Wall Tile', 'box'),
  adhesive: supply('tile-adhesive', 'Tile Adhesive', '20 kg bag'),
  grout: supply('tile-grout', 'Tile Grout', '2 kg bag'),
  corrugated: supply('corrugated-sheet', 'Corrugated Iron Sheet', 'piece'),
  boxProfile: supply('box-profile-sheet', 'Box Profile Mabati', 'metre'),
  tileProfile: supply('tile-profile-sheet', 'Tile Profile Mabati', 'metre'),
  coatedTile: supply('stone-coated-tile', 'Stone-Coated Roofing Tile', 'piece'),
  clayTile: supply('clay-roof-tile', 'Clay Roof Tile', 'piece'),
  ridge: supply('ridge-cap', 'Ridge Cap', 'piece'),
  roofingNails: supply('roofing-nail', 'Roofing Nails', 'kg'),
  timber: supply('cypress-timber', 'Cypress Timber', 'running foot'),
  nails: supply('wire-nail', 'Wire Nails', 'kg'),
  ceilingBoard: supply('gypsum-board', 'Gypsum Board 8x4', 'sheet'),
  paint: supply('emulsion-paint', 'Emulsion Paint', '4 L tin'),
  paintBucket: supply('emulsion-paint', 'Emulsion Paint', '20 L bucket'),
  bar: supply('deformed-bar', 'Deformed Bar', '12 m bar'),
  bindingWire: supply('binding-wire', 'Black Binding Wire', 'kg'),
  meshRoll: supply('brc-mesh', 'BRC Welded Mesh', 'roll'),
  meshSheet: supply('brc-mesh', 'BRC Welded Mesh', 'sheet'),
  gutter: supply('gutter', 'Rain Gutter', 'piece'),
  downpipe: supply('downpipe', 'Rainwater Downpipe', 'piece'),
  chainLink: supply('chain-link', 'Chain Link Fence', '18 m roll'),
  barbedWire: supply('barbed-wire', 'Barbed Wire', 'roll'),
  concretePost: supply('concrete-post', 'Concrete Fencing Post', 'piece'),
  treatedPost: supply('treated-post', 'Treated Timber Fencing Post', 'piece'),
  staples: supply('fencing-staple', 'Fencing Staples (U-nails)', 'kg'),
  membrane: supply('dpm-polythene', 'Damp-Proof Membrane (DPM)', 'roll'),
  course: supply('dpc', 'Damp-Proof Course (DPC)', 'roll'),
  door: supply('flush-door', 'Flush Door', 'piece'),
  steelDoor: supply('steel-door', 'Steel Security Door', 'piece'),
  doorFrame: supply('door-frame', 'Door Frame', 'piece'),
  lock: supply('mortice-lock', 'Mortice Lock Set', 'set'),
  hinges: supply('door-hinge', 'Butt Hinge', 'pair'),
  window: supply('steel-window', 'Steel Casement Window', 'piece'),
  glass: supply('window-glass', 'Window Glass', 'sqft'),
  waterTank: supply('water-tank', 'Plastic Water Tank', 'piece'),
} as const satisfies Readonly<Record<string, Supply>>;
export type SupplyKey = keyof typeof supplies;
