import { stateMachine } from '../../shared/state-machine.ts';
import type { MaterialFacts } from '../materials/unit-rules.ts';

/** The rules of requests for quotation: their states, who sees them, what an edit changes. */

export const rfqStatuses = ['open', 'closed', 'awarded'] as const;
export type RfqStatus = (typeof rfqStatuses)[number];

/** How many RFQs an account sends in a day, before and after it has proven a contact. Verified ones send more. */
export const mostRfqsADay = { unproven: 20, proven: 100 } as const;
/** How many of them can go to one supplier who is chosen, whose product is named, or who is one of few that match. */
export const mostToOneSupplier = 20;
/** Up to how many matching suppliers an RFQ counts as sent to each of them. */
export const fewSuppliers = 5;
/** How many RFQs a day from accounts without a proven contact, all together, one supplier is notified of. */
export const mostUnprovenNotified = 40;

/** Where an RFQ goes from where. Its owner moves it, or the clock. Nothing reopens one. */
export const rfqMachine = stateMachine({
  states: rfqStatuses,
  steps: {
    close: { from: ['open'], to: 'closed', by: ['owner'] },
    /** The same with a reason, which may also be given for one that is closed already. */
    cancel: { from: ['open', 'closed'], to: 'closed', by: ['owner'] },
    award: { from: ['open', 'closed'], to: 'awarded', by: ['owner'] },
  },
});
export type RfqStep = (typeof rfqMachine.names)[number];

/**
 * An open RFQ whose deadline has passed is closed, whether or not that was written down yet. `now` is
 * the database's.
 */
export function statusAt(
  rfq: { readonly status: RfqStatus; readonly closesAt: Date },
  now: Date,
): RfqStatus {
  return rfq.status === 'open' && rfq.closesAt <= now ? 'closed' : rfq.status;
}

/** What decides who sees an RFQ, and as whom. */
export interface RfqViewer {
  readonly id: string;
  readonly role: string;
  readonly isVerified: boolean;
  /** An admin who has yet to set up the second step acts as nobody in particular. */
  readonly needsTwoStep?: boolean | undefined;
}
export interface RfqFacts {
  readonly contractorId: string;
  readonly status: RfqStatus;
  readonly verifiedOnly: boolean;
  /** The viewer answered it, whatever became of that quotation. */
  readonly hasQuoted: boolean;
}

/**
 * Its owner always; suppliers while it is open, the verified ones alone where it asks for them;
 * afterwards those who answered it. To everybody else it does not exist.
 */
export function maySeeRfq(viewer: RfqViewer, rfq: RfqFacts): boolean {
  if (viewer.role === 'contractor') return viewer.id === rfq.contractorId;
  if (viewer.role === 'admin') return !viewer.needsTwoStep;
  if (viewer.role !== 'supplier') return false;
  if (rfq.hasQuoted) return true;
  return rfq.status === 'open' && (!rfq.verifiedOnly || viewer.isVerified);
}

/**
 * Whether it was open to this supplier, who did not answer it in time. An award is not told: who won and
 * who did not is between those who answered.
 */
export const isTooLateFor = (viewer: RfqViewer, rfq: RfqFacts) =>
  viewer.role === 'supplier' &&
  rfq.status !== 'open' &&
  maySeeRfq(viewer, { ...rfq, status: 'open' });

/** How many quotations came and to whom an RFQ went is for its owner (and admins): bids are sealed. */
export function seesBids(viewer: RfqViewer, rfq: Pick<RfqFacts, 'contractorId'>): boolean {
  return viewer.role !== 'supplier' && (viewer.id === rfq.contractorId || viewer.role === 'admin');
}

/** "colour: grey, size: 20 mm" for a map, a text as it is, nothing for null. */
export function specificationText(specifications: unknown): string {
  if (typeof specifications === 'string') return specifications;
  return Object.entries(specifications ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

/** What a line keeps of what the catalogue knew when it was written. */
export type StoredFacts = Pick<MaterialFacts, 'usualUnit' | 'attributes'>;

/** All that is known of a line's material, to measure its units by. */
export const materialFacts = ({
  productType,
  productName,
  specifications,
  loadTonnes = null,
  facts: { usualUnit = null, attributes = null },
}: {
  readonly productType: string | null;
  readonly productName: string;
  readonly specifications: unknown;
  /** Of one load, where the line counts loads. */
  readonly loadTonnes?: number | null;
  readonly facts: StoredFacts;
}): MaterialFacts => ({
  productType,
  usualUnit,
  // What the buyer says of a load stands above what its product says.
  attributes: loadTonnes === null ? attributes : { ...attributes, tonnes: loadTonnes },
  text: `${productName} ${specificationText(specifications)}`,
});

/** Fields whose change asks suppliers to look at their quotation again; lines are compared apart. */
export const materialFields = [
  'description',
  'deliveryLocation',
  'deliveryCounty',
  'deliveryDate',
] as const;

/** Whether an edit changes what was asked for; a new title or a later deadline does not. */
export function isMaterialEdit(
  before: Readonly<Record<(typeof materialFields)[number], string | null>>,
  after: Readonly<Partial<Record<(typeof materialFields)[number], string | null>>>,
): boolean {
  return materialFields.some((field) => field in after && after[field] !== before[field]);
}

/** The days until an RFQ closes by itself, at the end of the last one. */
export const defaultOpenDays = 7;
/** An RFQ is open for at most this many days. */
export const maxOpenDays = 180;
export const maxLines = 500;

/** What is left to award of a line, in its unit. */
export const leftOf = ({
  quantity,
  awardedQuantity = 0,
}: {
  readonly quantity: number;
  readonly awardedQuantity?: number | undefined;
}): number => Math.round((quantity - awardedQuantity) * 1_000) / 1_000;
