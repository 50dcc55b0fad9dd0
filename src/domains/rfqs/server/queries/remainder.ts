import { sql } from 'kysely';
import { standsForOwner } from './answers.ts';

/**
 * What is left of an awarded RFQ, and whether somebody can be given it. In a statement RFQs are called `r`,
 * quotations `q`.
 */

/** How many of its lines are not awarded, or not in full. */
export const countOfLeftLines = sql<number>`(select count(*)::int from rfq_items l
  where l.rfq_id = r.id and l.removed_at is null and l.awarded_quantity < l.quantity)`;

/** Whether an order of `r` stands: an award of which every order was cancelled left none. */
export const hasOrder = sql<boolean>`exists (select from orders o
  where o.rfq_id = r.id and o.status <> 'cancelled')`;

const isOrdered = sql<boolean>`exists (select from orders o
  where o.rfq_id = q.rfq_id and o.status <> 'cancelled')`;

/** By the orders of the RFQ, which are few: a table of all ordered lines is not searched for each line. */
const orderedOfLine = sql`(select coalesce(sum(t.quantity), 0) from orders o
  join order_items t on t.order_id = o.id
  where o.rfq_id = q.rfq_id and o.status <> 'cancelled' and t.quotation_item_id = i.id)`;

/** Who is suspended or has left is ordered from no more. */
const isOfActive = sql<boolean>`exists (select from users u where u.id = q.supplier_id
  and u.suspended_at is null and u.anonymised_at is null)`;

/**
 * `q` stands, is not turned down, is of an account in good standing, and offers something of what is left:
 * it is undecided, or accepted and valid still. A sum without lines is for everything, so it is until
 * anything is ordered.
 */
export const offersMore = sql<boolean>`(${standsForOwner} and (q.status in ('pending', 'submitted')
    or (q.status = 'accepted' and q.rest_withdrawn_at is null and q.valid_until >= now())) and ${isOfActive}
  and case when exists (select from quotation_items i where i.quotation_id = q.id)
    then exists (select from quotation_items i join rfq_items l on l.id = i.rfq_item_id
      where i.quotation_id = q.id and l.removed_at is null and l.awarded_quantity < l.quantity
        and i.quantity > ${orderedOfLine})
    else not ${isOrdered} end)`;

/** `q` is accepted, and its buyer could order more from it. */
export const hasRest = sql<boolean>`(q.status = 'accepted' and ${offersMore})`;

/** Some of what is left can still be awarded, at once or when a supplier reconfirms its quotation. */
export const canAwardMore = sql<boolean>`exists (select from quotations q
  where q.rfq_id = r.id and ${offersMore})`;
