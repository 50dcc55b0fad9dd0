import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../shared/errors.ts';
import { addToCart } from '../../../cart/server/public.ts';
import { isSameUnit } from '../../../materials/unit-rules.ts';
import type { Reordered } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { noSuchOrder } from '../reading/reads.ts';
import { requireOrder } from '../steps/steps.ts';
import { selectReorderLines } from './queries.ts';

type Line = Awaited<ReturnType<typeof selectReorderLines>>[number];

/**
 * Puts what an order of the actor's had into the cart once more, as far as it is still sold: each line by itself, by
 * the cart's own rules, and what the cart refuses is answered with its reason.
 *
 * @throws AppError 404 for somebody else's order
 */
export async function reorder(deps: OrderDeps, actor: Actor, id: string): Promise<Reordered> {
  const { contractorId } = await requireOrder(deps, actor, id);
  if (contractorId !== actor.id) throw noSuchOrder();
  const left: Reordered['left'][number][] = [];
  let added = 0;
  for (const line of await selectReorderLines(deps.db, id)) {
    const refusal = await addLine(deps, actor, line);
    if (refusal) left.push(refusal);
    else added += 1;
  }
  return { added, left };
}

async function addLine(
  { pool }: OrderDeps,
  actor: Actor,
  { name, productId, unit, soldBy, quantity }: Line,
): Promise<Reordered['left'][number] | null> {
  if (productId === null || soldBy === null) return { name, code: 'not_sold', details: {} };
  // "3" of an order by the tonne is not 3 bags.
  if (!isSameUnit(unit, soldBy)) return { name, code: 'reorder_other_unit', details: {} };
  try {
    await addToCart({ pool }, actor, { productId, quantity: Math.ceil(Number(quantity)) });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, details } = error;
    return {
      name,
      code: code === 'product_not_found' ? 'not_sold' : code,
      details: Object.fromEntries(
        Object.entries(details).map(([key, value]) => [
          key,
          typeof value === 'object' ? [...value] : value,
        ]),
      ),
    };
  }
}
