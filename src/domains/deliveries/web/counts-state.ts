import * as z from 'zod/mini';
import { plainNumber } from '../../../shared/numbers.ts';
import { fromThousandths, toThousandths } from '../../quotations/rules.ts';
import { type Counts, restOf } from '../rules.ts';
import type { DeliveryLine } from '../schema.ts';

/** What somebody counts of a delivery: only what is wrong is entered, the rest is whole. */

export const lackNames = ['short', 'damaged', 'refused'] as const;
export type LackName = (typeof lackNames)[number];

/** As typed; an empty text is none. */
const lackSchema = z.object({ short: z.string(), damaged: z.string(), refused: z.string() });
export type Lack = z.infer<typeof lackSchema>;

/** By the ids of the order's lines; a line that is not in it is whole. */
export const lacksSchema = z.record(z.string(), lackSchema);
export type Lacks = Readonly<Record<string, Lack>>;

export const noLack: Lack = { short: '', damaged: '', refused: '' };

const decimal = /^\d{1,9}(\.\d{1,3})?$/;
/** Three decimals, or null for what is no quantity. */
function readCount(text: string): string | null {
  const typed = plainNumber(text);
  if (typed === '') return '0.000';
  return decimal.test(typed) ? fromThousandths(toThousandths(typed)) : null;
}

/** The four counts of a line; null where what was typed is no quantity, or more than left. */
export function countsOf(quantity: string, lack: Lack = noLack): Counts | null {
  const [short, damaged, refused] = lackNames.map((name) => readCount(lack[name]));
  if (!short || !damaged || !refused) return null;
  const delivered = restOf(quantity, { short, damaged, refused });
  return delivered === null ? null : { delivered, short, damaged, refused };
}

type Line = Pick<DeliveryLine, 'orderItemId' | 'quantity'>;

/** As it is sent; null while something is not right. */
export function countedLines(lines: readonly Line[], lacks: Lacks) {
  const counted = lines.map(({ orderItemId, quantity }) => {
    const counts = countsOf(quantity, lacks[orderItemId]);
    return counts && { orderItemId, ...counts };
  });
  return counted.every((line) => line !== null) ? counted : null;
}

/** What is known of a delivery that the driver has counted already. */
export function lacksOf(lines: readonly DeliveryLine[]): Lacks {
  const known = lines.flatMap(({ orderItemId, short, damaged, refused }) => {
    const lack = { short: plain(short), damaged: plain(damaged), refused: plain(refused) };
    return Object.values(lack).some(Boolean) ? [[orderItemId, lack] as const] : [];
  });
  return Object.fromEntries(known);
}

/** "2.000" → "2", "0.000" → "". */
const plain = (count: string | null) => (Number(count ?? 0) === 0 ? '' : String(Number(count)));
