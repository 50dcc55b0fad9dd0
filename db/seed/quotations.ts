import type pg from 'pg';
import { randomFrom } from './random.ts';

/** Contractors who bought before the demo begins: quotations to them stand behind the market prices. */
const buyers = [
  { companyName: 'Jengo Bora Contractors', county: 'Nairobi' },
  { companyName: 'Pwani Ujenzi', county: 'Mombasa' },
  { companyName: 'Mlima View Homes', county: 'Nakuru' },
] as const;
/** Asked for wherever somebody builds. What else five suppliers sell is asked for in towns alone. */
const structure = [
  'cement-32-5',
  'cement-42-5',
  'deformed-bar',
  'ballast',
  'river-sand',
  'machine-cut-stone',
  'box-profile-sheet',
  'cypress-timber',
];
const towns = ['Nairobi', 'Kiambu'];
const counties = [...towns, 'Mombasa', 'Nakuru', 'Kisumu'];

interface Offer {
  readonly supplierId: string;
  readonly productId: string;
  readonly price: string;
  readonly item: string;
  readonly isStructure: boolean;
}

/** Closed RFQs for what at least five suppliers sell, each answered by all of them, except the demo's own supplier. */
export async function seedQuotations(
  client: pg.ClientBase,
  accounts: ReadonlyMap<string, string>,
  demoSupplierRef: string,
): Promise<void> {
  const { rows: offers } = await client.query<Offer>(
    `select distinct on (p.supplier_id, item) p.supplier_id as "supplierId", p.id as "productId",
         p.price::text as price, p.product_type || p.attributes::text || p.unit as item,
         p.product_type = any($1) as "isStructure"
       from products p join users u on u.id = p.supplier_id and u.is_verified
      where p.product_type is not null and p.supplier_id <> $2
      order by p.supplier_id, item, p.id`,
    [structure, accounts.get(demoSupplierRef)],
  );
  const items = [...Map.groupBy(offers, ({ item }) => item).values()].filter(
    (own) => own.length >= 5,
  );
  const random = randomFrom(20_261_128);
  for (const [place, buyer] of buyers.entries()) {
    const { rows } = await client.query<{ id: string }>(
      `insert into users (email, password, first_name, last_name, role, company_name, county, is_demo,
           is_verified, created_at)
         select $1, password, 'Njeri', 'Mwangi', 'contractor', $2, $3, true, true,
             now() - interval '200 days'
           from users where id = $4 returning id`,
      [`buyer-${place}@demo.example`, buyer.companyName, buyer.county, accounts.get('contractor')],
    );
    for (const county of counties) {
      const asked = towns.includes(county) ? items : items.filter(([one]) => one?.isStructure);
      const rfq = { buyerId: rows[0]?.id, county, items: asked, random, age: 20 + place * 15 };
      await seedRfq(client, rfq);
    }
  }
}

async function seedRfq(
  client: pg.ClientBase,
  {
    buyerId,
    county,
    items,
    random,
    age,
  }: {
    buyerId: string | undefined;
    county: string;
    items: readonly (readonly Offer[])[];
    random: ReturnType<typeof randomFrom>;
    age: number;
  },
): Promise<void> {
  const prices = items.flatMap((offers, line) =>
    offers.map(({ supplierId, productId, price }) => ({
      ...{ supplierId, productId, line: line + 1 },
      price: Math.round((Number(price) * random.between(88, 99)) / 100),
    })),
  );
  await client.query(
    `with rfq as (
       insert into rfqs (contractor_id, title, description, delivery_county, status, created_at,
           closes_at, closed_at, closed_reason)
         values ($1, 'Materials for flats, ' || $2::text, 'Structure of a block of flats.', $2, 'closed',
           now() - ($3 + 7) * interval '1 day', now() - $3 * interval '1 day',
           now() - $3 * interval '1 day', 'deadline')
         returning id, created_at
     ), given as (
       select * from jsonb_to_recordset($4::jsonb)
         as g ("supplierId" uuid, "productId" uuid, line integer, price numeric)
     ), line as (
       insert into rfq_items (rfq_id, line_no, product_name, category_id, product_type, facts, quantity, unit)
         select distinct on (g.line) rfq.id, g.line, p.name, p.category_id, p.product_type,
             jsonb_build_object('usualUnit', m.unit, 'attributes', p.attributes), 100, p.unit
           from rfq, given g join products p on p.id = g."productId"
           join materials m on m.key = p.product_type
           order by g.line, g."supplierId"
         returning id, rfq_id, line_no
     ), quotation as (
       insert into quotations (rfq_id, supplier_id, total_amount, subtotal, vat_amount, created_at, valid_until)
         select rfq.id, g."supplierId", sum(g.price * 100),
             sum(g.price * 100) - round(sum(g.price * 100) * 16 / 116, 2),
             round(sum(g.price * 100) * 16 / 116, 2), rfq.created_at + interval '2 days',
             rfq.created_at + interval '32 days'
           from rfq, given g group by rfq.id, rfq.created_at, g."supplierId"
         returning id, supplier_id
     )
     insert into quotation_items (quotation_id, rfq_item_id, product_id, product, quantity, unit,
         unit_price, total_price)
       select quotation.id, line.id, p.id, jsonb_build_object('name', p.name, 'productType', p.product_type,
           'usualUnit', m.unit, 'attributes', p.attributes), 100, p.unit, g.price, g.price * 100
         from given g
         join quotation on quotation.supplier_id = g."supplierId"
         join line on line.line_no = g.line
         join products p on p.id = g."productId"
         join materials m on m.key = p.product_type`,
    [buyerId, county, age, JSON.stringify(prices)],
  );
}
