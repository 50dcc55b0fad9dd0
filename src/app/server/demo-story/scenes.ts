/** What the demo's contractor asked for, and how far each request has come. */
export interface Scene {
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly county: string;
  /** From today. */
  readonly closesInDays: number;
  readonly deliveryInDays: number;
  readonly lines: readonly SceneLine[];
  /** Whether the demo's supplier has answered; the others who can, have. */
  readonly isAnsweredByDemoSupplier: boolean;
  /** Whether the demo's supplier was awarded it. */
  readonly isAwarded?: boolean;
  /** Whether what was ordered has come, is paid in full and is reviewed. */
  readonly isDelivered?: boolean;
  /** Whether the cheapest of the others was awarded it. */
  readonly isAwardedToAnother?: boolean;
  /** In percent of its list price; as the others where it is not said. */
  readonly demoSupplierAsks?: bigint;
}

/** What the contractor transferred for the order that was awarded, in percent of it. */
export const transfers = [
  { percent: 50n, reference: 'FT26325 K4T9', isConfirmed: true },
  { percent: 20n, reference: 'FT26326 B81M', isConfirmed: false },
] as const;

/** What was transferred for the order that has come. */
export const lastTransfer = {
  percent: 100n,
  reference: 'FT26311 Q7D2',
  isConfirmed: true,
} as const;

/** Who brought it. */
export const lorry = {
  driverName: 'Peter Kamau',
  driverPhone: '0700 000 190',
  vehicle: 'KDA 123A',
} as const;

/** What the contractor says of the first product that has come, and the supplier to that. */
export const review = {
  rating: 4,
  text: 'Good quality and the right size. Two were scratched, the driver brought new ones the next day.',
  reply: 'Asante sana for your order. We now wrap each of them.',
} as const;

export interface SceneLine {
  readonly name: string;
  /** Key of the materials dictionary: suppliers offer their product of it. */
  readonly productType: string;
  /** What the offered product's name holds: a size, a grade. */
  readonly size?: string;
  readonly quantity: string;
  readonly unit: string;
  /** What the first to answer asks, in percent of its list price: far above what is usual. */
  readonly firstAsks?: bigint;
}

export const scenes: readonly Scene[] = [
  {
    title: 'Padlocks, hinges and ladders for the site store, Kasarani',
    description: 'For the site store. One delivery, please call the foreman before you set off.',
    place: 'Kasarani, next to the police post',
    county: 'Nairobi',
    closesInDays: 4,
    deliveryInDays: 9,
    isAnsweredByDemoSupplier: true,
    isAwarded: true,
    lines: [
      {
        name: 'Padlock 65 mm',
        productType: 'padlock',
        size: '65 mm',
        quantity: '12',
        unit: 'piece',
      },
      { name: 'Butt hinge 4 inch', productType: 'door-hinge', quantity: '40', unit: 'pair' },
      { name: 'Aluminium ladder', productType: 'ladder', quantity: '2', unit: 'piece' },
    ],
  },
  {
    title: 'Paint and switches for 12 flats, Syokimau',
    description:
      'Second fix of 12 flats. Offers for a part are welcome. The gate takes a canter, not a trailer.',
    place: 'Syokimau, Katani Road',
    county: 'Machakos',
    closesInDays: 6,
    deliveryInDays: 14,
    isAnsweredByDemoSupplier: true,
    lines: [
      {
        name: 'Exterior weatherproof paint, cream',
        productType: 'exterior-weather-paint',
        quantity: '18',
        unit: '20 L bucket',
      },
      { name: 'Wall primer', productType: 'wall-primer', quantity: '9', unit: '20 L bucket' },
      { name: 'Light switch 1 gang', productType: 'switch', quantity: '96', unit: 'piece' },
      { name: 'Conduit box', productType: 'conduit-box', quantity: '180', unit: 'piece' },
    ],
  },
  {
    title: 'Bathrooms of 12 flats, Kahawa West',
    description: 'Tiles first, sanitary ware two weeks later. There is a dry store on the site.',
    place: 'Kahawa West, Bima Road, behind the market',
    county: 'Nairobi',
    closesInDays: 5,
    deliveryInDays: 10,
    isAnsweredByDemoSupplier: false,
    lines: [
      {
        name: 'Floor tile 30x30 cm, non-slip',
        productType: 'ceramic-floor-tile',
        size: '30x30',
        quantity: '90',
        unit: 'box',
      },
      {
        name: 'Wall tile 25x40 cm, white',
        productType: 'ceramic-wall-tile',
        size: '25x40',
        quantity: '120',
        unit: 'box',
      },
      {
        name: 'Close-coupled toilet, S-trap',
        productType: 'toilet-suite',
        size: 'Toilet S-trap',
        quantity: '12',
        unit: 'set',
      },
      {
        name: 'Bib tap 1/2 inch',
        productType: 'tap',
        size: 'bib tap 1/2',
        quantity: '24',
        unit: 'piece',
      },
    ],
  },
  {
    title: 'Foundation and slab, 3 bedroom house in Ruiru',
    description: 'Blinding is done. Deliver cement in two trips, the mesh and DPC with the first.',
    place: 'Ruiru, Membley Estate, house 14',
    county: 'Kiambu',
    closesInDays: 7,
    deliveryInDays: 12,
    isAnsweredByDemoSupplier: false,
    lines: [
      { name: 'Cement 32.5R', productType: 'cement-32-5', quantity: '220', unit: '50 kg bag' },
      { name: 'BRC mesh A142', productType: 'brc-mesh', size: 'A142', quantity: '3', unit: 'roll' },
      { name: 'Damp-proof course 9 inch', productType: 'dpc', quantity: '6', unit: 'roll' },
      {
        name: 'Deformed bar Y12',
        productType: 'deformed-bar',
        size: 'Y12',
        quantity: '90',
        unit: '12 m bar',
        firstAsks: 158n,
      },
      { name: 'Binding wire', productType: 'binding-wire', quantity: '2', unit: '25 kg roll' },
    ],
  },
  {
    title: 'Boards and tape measures for the formwork, Ruiru',
    description: 'For the carpenters. The store is open from 7 to 4.',
    place: 'Ruiru, Membley Estate, house 14',
    county: 'Kiambu',
    closesInDays: 3,
    deliveryInDays: 7,
    isAnsweredByDemoSupplier: true,
    isAwarded: true,
    isDelivered: true,
    lines: [
      {
        name: 'Hardboard 8x4, 3 mm',
        productType: 'hardboard',
        size: '3 mm',
        quantity: '25',
        unit: 'sheet',
      },
      {
        name: 'Tape measure 30 m',
        productType: 'tape-measure',
        size: '30 m',
        quantity: '4',
        unit: 'piece',
      },
    ],
  },
  {
    title: 'Roof timber for 12 flats, Kahawa West',
    description: 'Treated and straight, please. Offers for all of it are easier for us.',
    place: 'Kahawa West, Bima Road, behind the market',
    county: 'Nairobi',
    closesInDays: 3,
    deliveryInDays: 11,
    isAnsweredByDemoSupplier: false,
    isAwardedToAnother: true,
    lines: ['4x2', '3x2', '6x2'].map((size) => ({
      ...{ name: `Cypress timber ${size}`, productType: 'cypress-timber', size },
      ...{ quantity: '2400', unit: 'running foot' },
    })),
  },
  {
    title: 'Ceiling boards for 12 flats, Kahawa West',
    description: 'In two trips, a week apart. There is a dry store on the site.',
    place: 'Kahawa West, Bima Road, behind the market',
    county: 'Nairobi',
    closesInDays: 3,
    deliveryInDays: 13,
    isAnsweredByDemoSupplier: false,
    isAwardedToAnother: true,
    lines: ['9 mm', '12 mm'].map((size) => ({
      ...{ name: `Gypsum board 8x4, ${size}`, productType: 'gypsum-board', size },
      ...{ quantity: '180', unit: 'sheet' },
    })),
  },
];

interface Said {
  readonly by: 'contractor' | 'supplier';
  readonly words: string;
}

/** What the two say about the awarded request. */
export const talk: readonly Said[] = [
  {
    by: 'contractor',
    words:
      'Habari, asante kwa quotation. Can the padlocks come first? Store inafunguliwa Thursday.',
  },
  {
    by: 'supplier',
    words: 'Karibu sana. Padlocks na hinges ziko tayari, the ladders follow on the same trip.',
  },
  {
    by: 'contractor',
    words: 'Sawa. Tafadhali mpigie foreman before you set off, gate iko upande wa police post.',
  },
];
