import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ContractorFigures } from '../../schema.ts';
import { standsForOwner } from './answers.ts';
import { isOpenNow } from './state-now.ts';

/** What `contractorId` has going on and has spent: orders count unless they were cancelled. */
export async function selectContractorFigures(
  db: Kysely<DB>,
  contractorId: string,
): Promise<ContractorFigures> {
  const { rows } = await sql<ContractorFigures>`
    select
      (select count(*)::int from rfqs r
        where r.contractor_id = ${contractorId} and ${isOpenNow()}) as "activeRfqs",
      (select count(*)::int from quotations q join rfqs r on r.id = q.rfq_id
        where r.contractor_id = ${contractorId} and ${standsForOwner}) as "receivedQuotations",
      (select count(*)::int from rfqs r
        where r.contractor_id = ${contractorId} and r.status = 'awarded'
          and exists (select from orders o where o.rfq_id = r.id and o.status <> 'cancelled')
      ) as "completedProjects",
      (select coalesce(sum(total_amount), 0)::numeric(14, 2)::text from orders
        where contractor_id = ${contractorId} and status <> 'cancelled') as "totalSpent"`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('A statement without a table answered no row');
  return figures;
}
