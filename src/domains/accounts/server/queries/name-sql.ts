import { sql } from 'kysely';

/** How accounts are called, as SQL over an alias of `users`; null where there is no name. As name-rules has it. */

export const personNameSql = (alias: string) => sql<string | null>`nullif(
  concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}), '')`;

/** Its company, else its person. */
export const accountNameSql = (alias: string) => sql<string | null>`coalesce(
  nullif(${sql.ref(`${alias}.company_name`)}, ''), ${personNameSql(alias)})`;

/** One of the team, who always has an email. */
export const staffNameSql = (alias: string) => sql<string | null>`coalesce(
  ${personNameSql(alias)}, ${sql.ref(`${alias}.email`)}::text)`;
