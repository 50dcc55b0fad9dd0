import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { Rfq } from '../../../rfqs/schema.ts';
import type { ComparisonAnswer, ComparisonLine } from '../../comparison-schema.ts';
import type { OfferAt } from '../../part-rules.ts';
import type { Choice } from '../../split-rules.ts';

const path = (rfqId: string) => ['/api/rfqs', rfqId, 'comparison'] as const;

export const comparisonKey = path;

export const readComparison = (rfqId: string) =>
  browserApi.get<ComparisonAnswer>(apiPath(path(rfqId)));

export const lineKey = (rfqId: string, rfqItemId: string) => [...path(rfqId), 'line', rfqItemId];

/** One line with every offer of it. */
export const readLine = (rfqId: string, rfqItemId: string) =>
  browserApi.get<ComparisonLine>(apiPath(path(rfqId), { rfqItemId }));

export const csvAddress = (rfqId: string) => apiPath(['/api/rfqs', rfqId, 'comparison.csv']);

export type AwardBody = (
  | { readonly quotationId: string }
  | { readonly lines: readonly Choice[] }
) & {
  /** What is bought knowingly though it is not what was asked for. */
  readonly substitutes?: readonly OfferAt[];
  /** The orders that were made from the RFQ already, where the page knows how many. */
  readonly afterOrders?: number;
};

/** Takes a substitute for equal, or takes that back. */
export const decideOnSubstitute = (
  { quotationId, rfqItemId }: OfferAt,
  isAccepted: boolean,
): Promise<unknown> =>
  browserApi.write(
    isAccepted ? 'PUT' : 'DELETE',
    apiPath(['/api/quotations', quotationId, 'substitutes', rfqItemId]),
  );

export interface MadeOrder {
  readonly id: string;
  readonly number: string;
}

/** What an award made. */
export interface MadeAward {
  readonly orders: readonly MadeOrder[];
  /** Something is left of the RFQ. */
  readonly isPart: boolean;
}

/** Awards the RFQ, or what is left of it. Sent again for want of an answer it is done once. */
export async function award(rfqId: string, body: AwardBody): Promise<MadeAward> {
  const answer = await browserApi.write<{
    rfq: Pick<Rfq, 'remainder'>;
    orders: readonly MadeOrder[];
  }>('POST', apiPath(['/api/rfqs', rfqId, 'award'], { items: 'false' }), body);
  return {
    orders: answer?.orders.map(({ id, number }) => ({ id, number })) ?? [],
    isPart: Boolean(answer?.rfq.remainder),
  };
}

/** The owner wants no more of an awarded RFQ: what is undecided is turned down. */
export const finishRfq = (rfqId: string) =>
  browserApi.write<unknown>('POST', apiPath(['/api/rfqs', rfqId, 'finish']));
