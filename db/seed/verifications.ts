import type pg from 'pg';
import type { CatalogueSupplier } from './catalogue.ts';
import { randomFrom } from './random.ts';

/**
 * What the demo's verified suppliers were verified with: a registration number and a KRA PIN, which
 * orders name.
 *
 * @param accounts ids by supplier ref, and by `admin`
 */
export async function seedVerifications(
  client: pg.ClientBase,
  suppliers: readonly CatalogueSupplier[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = suppliers.flatMap(({ ref, companyName, isVerified }, index) => {
    if (!isVerified) return [];
    const random = randomFrom(20_000 + index);
    const digits = (count: number) =>
      Array.from({ length: count }, () => random.pick([...'123456789'])).join('');
    return {
      supplier: accounts.get(ref),
      name: companyName,
      registration: `CPR/2014/${digits(6)}`,
      pin: `P051${digits(6)}${random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])}`,
    };
  });
  await client.query(
    `insert into verification_requests (user_id, name, registration_number, kra_pin, status, decided_by,
        decided_at, created_at)
      select supplier, name, registration, pin, 'approved', $2, now() - interval '197 days',
          now() - interval '199 days'
        from jsonb_to_recordset($1::jsonb) as entry (
          supplier uuid, name text, registration text, pin text
        )`,
    [JSON.stringify(rows), accounts.get('admin')],
  );
}
