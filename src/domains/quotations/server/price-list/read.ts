import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { type FittingProduct, findOnPriceList } from '../../../catalogue/server/public.ts';
import { isSameUnit, unitSize, unitsIn } from '../../../materials/unit-rules.ts';
import { getRfq } from '../../../rfqs/server/public.ts';
import { mostOffered, offeredRate } from '../../award-rules.ts';
import { fromThousandths } from '../../rules.ts';
import type { PriceListLine } from '../../schema.ts';
import { AskedTraitsReader } from '../../substitute-rules.ts';
import { type AskedLine, selectAskedLines } from '../queries/asked-lines.ts';

export interface PriceListDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
}

/**
 * What the supplier lists of what an RFQ asks for, at its own prices; lines of which it lists nothing are
 * left out.
 *
 * @throws AppError 404 for an RFQ that is missing or not the supplier's to see
 */
export async function readPriceList(
  deps: PriceListDeps,
  actor: Actor,
  rfqId: string,
): Promise<PriceListLine[]> {
  await getRfq(deps, actor, rfqId);
  const lines = await selectAskedLines(deps.db, rfqId);
  const found = await findOnPriceList(
    deps,
    actor.id,
    lines.map((line) => ({ ...line, name: line.productName })),
  );
  return lines.flatMap((line, place) => {
    const product = found[place];
    return product ? priceListLine(line, product) : [];
  });
}

function priceListLine(line: AskedLine, product: FittingProduct): PriceListLine {
  const { id, name, unit, price, stockQuantity } = product;
  const offer = offerOf(line, product);
  const fit = product.fit !== 'product' && isSubstitute(line, product) ? 'other' : product.fit;
  return {
    rfqItemId: line.id,
    // Nobody may know what the price is for.
    fit: offer || fit === 'untold' || fit === 'other' ? fit : 'unit',
    product: { id, name, unit, price, stockQuantity },
    offer,
  };
}

/** What its buyer would have to accept as a substitute is never filled. */
const isSubstitute = (line: AskedLine, { facts, unit }: FittingProduct) =>
  new AskedTraitsReader(line).differences({ facts, unit, notes: [] }).length > 0;

/**
 * All that the line asks for: in its own unit where the product's holds as much, else in the product's.
 * Null where the two cannot be compared, or the same word stands for another size.
 */
function offerOf(
  { quantity, unit, facts }: AskedLine,
  product: FittingProduct,
): PriceListLine['offer'] {
  const isSame = isSameUnit(unit, product.unit);
  const rate = unitsIn(unitSize(unit, facts), unitSize(product.unit, product.facts));
  if (rate ? rate.over === rate.under : isSame) return { unit, quantity };
  if (!rate || isSame) return null;
  // An award counts the product's unit by what is known of the request.
  const counted = offeredRate({ unit, facts }, product.unit);
  if (counted && counted.over * rate.under !== rate.over * counted.under) return null;
  const most = mostOffered(quantity, rate, product.unit);
  return most > 0n ? { unit: product.unit, quantity: fromThousandths(most) } : null;
}
