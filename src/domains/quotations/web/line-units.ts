import { plainNumber } from '../../../shared/numbers.ts';
import {
  type Fraction,
  isSameUnit,
  type UnitSize,
  unitSize,
  unitsIn,
} from '../../materials/unit-rules.ts';
import { materialFacts } from '../../rfqs/rules.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import { mostOffered } from '../award-rules.ts';
import { divideRounded, fromThousandths, toThousandths } from '../rules.ts';
import type { OwnProduct } from './api.ts';
import { type LineDraft, trimmed } from './form-state.ts';

/** What a quantity in the supplier's unit is in the unit that was asked for, as far as the page can tell. */

type AskedItem = Pick<
  RfqItem,
  | 'quantity'
  | 'unit'
  | 'normalizedQuantity'
  | 'normalizedUnit'
  | 'productType'
  | 'productName'
  | 'specifications'
> &
  Partial<Pick<RfqItem, 'loadTonnes'>>;

/** Whether a line is offered in a unit of its own. */
export const isOtherUnit = (item: Pick<RfqItem, 'unit'>, unit: string) =>
  unit.trim() !== '' && !isSameUnit(unit, item.unit);

/**
 * So much of this unit, in the unit that was asked for; null where nobody can tell, or the quantity is
 * not one yet.
 */
export function inAskedUnit(item: AskedItem, quantity: string, unit: string): string | null {
  return convert(quantity, rateOf(item, unit), (amount, { over, under }) =>
    divideRounded(toThousandths(amount) * under, over),
  );
}

/** Everything that was asked for, in whole ones of this unit. Null where nobody can tell. */
export function askedIn(item: AskedItem, unit: string): string | null {
  const size = askedSize(item);
  const rate = size && unitsIn(leastOf(size), unitSize(unit.trim(), factsOf(item)));
  return convert(String(item.quantity), rate, (amount, each) => mostOffered(amount, each, unit));
}

/**
 * A line that offers this product: in the product's unit, where that measures what was asked for; and
 * where all of it was offered, all of it in that unit.
 *
 * @param product null for what was asked for
 */
export function offering(
  item: AskedItem,
  line: LineDraft,
  product: OwnProduct | null,
): Partial<LineDraft> {
  const named = { productId: product?.id ?? '', productName: product?.name ?? '' };
  const own = product?.unit ?? '';
  const unit = isOtherUnit(item, own) ? own : (item.unit ?? '');
  const whole = wholeIn(item, unit);
  if (whole === null || isSameUnit(unit, line.unit)) return named;
  const isWhole =
    Number(plainNumber(line.quantity)) === Number(wholeIn(item, line.unit) ?? Number.NaN);
  return { ...named, unit, quantity: isWhole ? trimmed(whole) : line.quantity };
}

/**
 * What becomes of a line whose unit was typed anew: where all of it was offered, all of it in that unit,
 * without its price, which was for the former one.
 *
 * @param before the line in its former unit
 */
export function inNewUnit(item: AskedItem, before: LineDraft, line: LineDraft): Partial<LineDraft> {
  const [former, whole] = [wholeIn(item, before.unit), wholeIn(item, line.unit)];
  const isWhole = former !== null && Number(plainNumber(line.quantity)) === Number(former);
  if (!isWhole || whole === null || isSameUnit(before.unit, line.unit)) return {};
  return { quantity: trimmed(whole), unitPrice: '' };
}

/** Whether a line offers more than was asked for, as far as the page can tell; by the server's rule. */
export function exceeds(item: AskedItem, quantity: string, unit: string): boolean {
  const most = wholeIn(item, unit);
  return most !== null && Number(quantity) > Number(most);
}

/** Everything that was asked for, in this unit. */
const wholeIn = (item: AskedItem, unit: string) =>
  isOtherUnit(item, unit) ? askedIn(item, unit) : String(item.quantity);

/** Units offered in one unit asked for. */
const rateOf = (item: AskedItem, unit: string) =>
  unitsIn(askedSize(item), unitSize(unit.trim(), factsOf(item)));

const factsOf = (item: AskedItem) => materialFacts({ ...item, facts: {} });

/** What was measured was rounded to a millionth; so much it is at least, for what is rounded up. */
const leastOf = ({ unit, size: { over, under } }: UnitSize): UnitSize => ({
  unit,
  size: { over: over * 2n - 1n, under: under * 2n },
});

/** The server knows more of the material than the page does. */
function askedSize({ quantity, normalizedQuantity, normalizedUnit }: AskedItem): UnitSize | null {
  if (!normalizedQuantity || !normalizedUnit) return null;
  const under = toThousandths(String(quantity)) * 1_000n;
  return {
    unit: normalizedUnit,
    size: { over: BigInt(normalizedQuantity.replace('.', '')), under },
  };
}

function convert(
  quantity: string,
  rate: Fraction | null,
  how: (quantity: string, rate: Fraction) => bigint,
): string | null {
  if (!rate) return null;
  try {
    const amount = how(quantity, rate);
    return amount > 0n ? fromThousandths(amount) : null;
  } catch {
    return null;
  }
}
