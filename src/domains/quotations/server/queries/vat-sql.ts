import { sql } from 'kysely';
import { vatPercent } from '../../rules.ts';

const factor = sql.raw(String(1 + Number(vatPercent) / 100));

/** A price with VAT, as SQL. @param isIncluded the column that says whether the price has it already */
export const withVatSql = (
  isIncluded: string,
  price: string,
) => sql`(case when ${sql.ref(isIncluded)}
  then ${sql.ref(price)} else round(${sql.ref(price)} * ${factor}, 2) end)`;
