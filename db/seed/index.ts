import pg from 'pg';
import { demoSupplierRef, seedAccounts } from './accounts.ts';
import { readCatalogue } from './catalogue.ts';
import { publishDemoWeeks } from './market-weeks.ts';
import { seedPaymentDetails } from './payment-details.ts';
import { seedProducts } from './products.ts';
import { seedQuotations } from './quotations.ts';
import { seedReviews } from './reviews.ts';
import { seedVerifications } from './verifications.ts';

const catalogueTables =
  'users, verification_requests, payment_details, categories, materials, media, products, product_counts, supplier_product_counts, reviews, rfqs, rfq_items, quotations, quotation_items';

/**
 * Fills a migrated database with the demo catalogue (60 suppliers of which 50 are verified, 1,227
 * products with illustrations and reviews, quotations to earlier buyers, weeks of market prices) and the demo accounts, in one transaction. Where demo
 * data is already there it does nothing; two at once wait for each other. Only for who has asked for
 * the demo (DEMO=1): its accounts have a published password.
 */
export async function seedDemo(url: string, log: (message: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'jengasoko-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('jengasoko demo data'))`);
    const seeded = await client.query('select from users where is_demo limit 1');
    if (seeded.rowCount === 0) {
      await writeDemo(client, log);
      await client.query('commit');
      await publishDemoWeeks(url);
      await client.query(`vacuum analyze ${catalogueTables}`);
    } else {
      await client.query('rollback');
      log('Demo data is already there');
    }
  } finally {
    await client.end();
  }
}

async function writeDemo(client: pg.ClientBase, log: (message: string) => void): Promise<void> {
  const catalogue = await readCatalogue();
  const accounts = await seedAccounts(client, catalogue.suppliers);
  await seedVerifications(client, catalogue.suppliers, accounts);
  await seedPaymentDetails(client, catalogue.suppliers, accounts);
  const products = await seedProducts(client, catalogue.products, accounts);
  await seedReviews(client, products);
  await seedQuotations(client, accounts, demoSupplierRef);
  log(`Wrote demo data: ${catalogue.suppliers.length} suppliers, ${products.length} products`);
}
