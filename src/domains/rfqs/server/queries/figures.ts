import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ContractorFigures } from '../../schema.ts';
import { countOfQuotations } from './answers.ts';
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
      (select coalesce(sum(${countOfQuotations}), 0)::int from rfqs r
        where r.contractor_id = ${contractorId}) as "receivedQuotations",
      (select count(*)::int from rfqs
        where contractor_id = ${contractorId} and status = 'awarded') as "completedProjects",
      (select coalesce(sum(total_amount), 0)::numeric(14, 2)::text from orders
        where contractor_id = ${contractorId} and status <> 'cancelled') as "totalSpent"`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('A statement without a table answered no row');
  return figures;
}
