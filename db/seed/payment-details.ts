import type pg from 'pg';
import type { CatalogueSupplier } from './catalogue.ts';
import { randomFrom } from './random.ts';

const banks = ['Equity Bank', 'KCB Bank', 'Co-operative Bank', 'NCBA Bank', 'Absa Bank Kenya'];

/**
 * Where the demo's suppliers are paid: a bank account each, and a paybill or a till. In use for long;
 * those of verified suppliers are checked.
 *
 * @param accounts ids by supplier ref, and by `admin`
 */
export async function seedPaymentDetails(
  client: pg.ClientBase,
  suppliers: readonly CatalogueSupplier[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const admin = accounts.get('admin');
  const rows = suppliers.flatMap(({ ref, companyName, isVerified }, index) => {
    const random = randomFrom(10_000 + index);
    const digits = (count: number) =>
      Array.from({ length: count }, () => random.pick([...'123456789'])).join('');
    const one = {
      supplier: accounts.get(ref),
      name: companyName.toUpperCase(),
      checkedBy: isVerified ? admin : null,
    };
    return [
      { ...one, kind: 'bank', bank: random.pick(banks), number: `01${digits(11)}`, account: null },
      index % 2 === 0
        ? { ...one, kind: 'till', bank: null, number: digits(6), account: null }
        : { ...one, kind: 'paybill', bank: null, number: digits(6), account: ref },
    ];
  });
  await client.query(
    `insert into payment_details (supplier_id, kind, bank_name, number, account, name, created_at,
        usable_from, checked_at, checked_by)
      select supplier, kind, bank, number, account, name, now() - interval '200 days',
          now() - interval '198 days',
          case when "checkedBy" is not null then now() - interval '197 days' end, "checkedBy"
        from jsonb_to_recordset($1::jsonb) as entry (
          supplier uuid, kind payment_details_kind, bank text, number text, account text, name text,
          "checkedBy" uuid
        )`,
    [JSON.stringify(rows)],
  );
}
