import type pg from 'pg';
import { demoAccount, hashPassword } from '../../src/domains/accounts/server/public.ts';
import type { CatalogueSupplier } from './catalogue.ts';
import { firstNames, lastNames } from './names.ts';
import { randomFrom } from './random.ts';

/** The supplier whose account is the demo's sign-in for suppliers, in place of its own contact address. */
export const demoSupplierRef = 'S01';

interface Account {
  readonly ref: string;
  readonly email: string;
  readonly role: 'contractor' | 'supplier' | 'admin';
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  readonly phoneNumber?: string;
  readonly companyName?: string;
  readonly location?: string;
  readonly county?: string;
  readonly deliveryCounties?: readonly string[];
  readonly leadTimeDays?: number | null;
  readonly description?: string;
}

const people: readonly Account[] = [
  {
    ref: 'contractor',
    email: demoAccount('contractor').email,
    role: 'contractor',
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    companyName: 'Demo Contractors',
    location: 'Westlands, Nairobi',
    county: 'Nairobi',
    isVerified: true,
  },
  {
    ref: 'admin',
    email: demoAccount('admin').email,
    role: 'admin',
    firstName: 'Achieng',
    lastName: 'Odhiambo',
    isVerified: true,
  },
];

/**
 * Creates the catalogue's suppliers and the demo people, all with the demo password. One hash for all of
 * them: each costs 24 ms.
 *
 * @returns account ids by supplier ref (S01 …) and by `contractor` and `admin`.
 */
export async function seedAccounts(
  client: pg.ClientBase,
  suppliers: readonly CatalogueSupplier[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = [...suppliers.map(accountOf), ...people];
  const { rows } = await client.query<{ ref: string; id: string }>(
    `with account as (
       select gen_random_uuid() as id, entry.*
         from jsonb_to_recordset($1::jsonb) as entry (
           ref text, email citext, role user_role, "firstName" text, "lastName" text,
           "phoneNumber" text, "companyName" text, location text, county text,
           "deliveryCounties" text[], "leadTimeDays" integer, description text, "isVerified" boolean
         )
     ), created as (
       insert into users (id, email, email_verified_at, phone_number, phone_verified_at, password,
           first_name, last_name, role, staff_role, company_name, location, county,
           delivery_counties, lead_time_days, description, is_verified, is_demo, created_at)
         select id, email, now(), "phoneNumber", case when "phoneNumber" is not null then now() end,
             $2, "firstName", "lastName", role, case when role = 'admin' then 'owner' end,
             "companyName", location, county,
             coalesce("deliveryCounties", '{}'), "leadTimeDays", description, "isVerified", true,
             now() - interval '540 days'
           from account
     )
     select ref, id from account`,
    [JSON.stringify(accounts), await hashPassword(demoAccount('contractor').password)],
  );
  return new Map(rows.map((row) => [row.ref, row.id]));
}

function accountOf(supplier: CatalogueSupplier, index: number): Account {
  const random = randomFrom(index + 1);
  return {
    ref: supplier.ref,
    email: supplier.ref === demoSupplierRef ? demoAccount('supplier').email : supplier.contactEmail,
    role: 'supplier',
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    phoneNumber: supplier.phoneNumber,
    companyName: supplier.companyName,
    location: supplier.location,
    county: supplier.county,
    deliveryCounties: supplier.deliveryCounties,
    leadTimeDays: supplier.leadTimeDays,
    description: supplier.description,
    isVerified: supplier.isVerified,
  };
}
