import type { Scene, SceneLine } from './scenes.ts';

/** An RFQ of an earlier buyer that the demo's supplier answered and another won. */
export interface LostScene extends Scene {
  /** Email of the buyer. */
  readonly askedBy: string;
}

function lost(
  /** Which of the earlier buyers asked: see db/seed/quotations.ts. */
  buyer: number,
  title: string,
  county: string,
  /** In percent of its list price. */
  demoSupplierAsks: bigint,
  line: SceneLine,
): LostScene {
  return {
    ...{ title, county, demoSupplierAsks, lines: [line] },
    askedBy: `buyer-${buyer}@demo.example`,
    description: 'One delivery. Please say when you can bring it.',
    place: title.split(', ').at(-1) ?? county,
    closesInDays: 3,
    deliveryInDays: 8,
    isAnsweredByDemoSupplier: true,
    isAwardedToAnother: true,
  };
}

/** So many that a supplier's analytics say why it lost: mostly by its price, sometimes by its days. */
export const lostScenes: readonly LostScene[] = [
  lost(0, 'Mesh for two floor slabs, Kileleshwa', 'Nairobi', 114n, {
    ...{ name: 'BRC mesh A98', productType: 'brc-mesh', size: 'A98', quantity: '6', unit: 'roll' },
  }),
  lost(1, 'Cement for a perimeter wall, Kikuyu', 'Kiambu', 109n, {
    ...{ name: 'Cement 32.5R', productType: 'cement-32-5', quantity: '150', unit: '50 kg bag' },
  }),
  lost(2, 'Switches for a school, Athi River', 'Machakos', 120n, {
    ...{ name: 'Light switch 1 gang', productType: 'switch', size: '1 gang' },
    ...{ quantity: '240', unit: 'piece' },
  }),
  lost(0, 'Outside paint for a church, South B', 'Nairobi', 80n, {
    ...{ name: 'Exterior weatherproof paint', productType: 'exterior-weather-paint' },
    ...{ quantity: '10', unit: '20 L bucket' },
  }),
  lost(1, 'Damp-proof course for eight houses, Juja', 'Kiambu', 80n, {
    ...{ name: 'Damp-proof course 9 inch', productType: 'dpc', size: '9 inch' },
    ...{ quantity: '24', unit: 'roll' },
  }),
  lost(2, 'Hardboard for a site office, Mlolongo', 'Machakos', 125n, {
    ...{ name: 'Hardboard 8x4, 3 mm', productType: 'hardboard', size: '3 mm' },
    ...{ quantity: '30', unit: 'sheet' },
  }),
];
