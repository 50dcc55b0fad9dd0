import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('../dependency-cruiser.cjs');
const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');

/** Who writes each table. The platform's are for everybody to use. */
const owners = {
  materials:
    'counties knowledge_gaps materials places removed_places synonyms ambiguous_aliases answers',
  accounts:
    'account_tokens consents data_export_parts data_exports former_contacts login_attempts login_networks payment_details recovery_codes users supplier_categories staff_notes verification_requests',
  catalogue:
    'categories duplicate_listings favourites former_categories former_products media product_counts product_history product_traffic products supplier_product_counts',
  selling: 'product_import_rows product_imports',
  cart: 'cart_items carts removed_cart_items',
  rfqs: 'rfqs rfq_items rfq_matches',
  quotations: 'accepted_substitutes quotations quotation_items quotation_score_parts',
  orders:
    'awards credit_notes etims_invoices order_events order_items order_requests orders supplier_records',
  deliveries:
    'deliveries delivery_items delivery_photos disputes dispute_entries dispute_files goods_returns return_items return_photos',
  payments:
    'ledger_accounts ledger_entries ledger_transactions payments payout_batches payouts provider_callbacks provider_receipts provider_requests refunds statement_imports',
  credit: 'credit_applications credit_limits order_credits',
  projects: 'projects',
  teams: 'team_invitations team_members team_requests',
  reviews: 'reviews',
  messaging: 'blocks conversations inboxes messages reports',
  notifications: 'notifications',
  assistant: 'ai_chat_sessions ai_rfq_drafts assistant_model_days assistant_model_totals',
  insight: 'market_snapshots market_figures market_bases price_alerts',
  queues: 'queue_claims',
  site: 'contact_answers contact_submissions',
  platform:
    'audit_chain audit_log audit_unsealed idempotency_keys outbox_messages reference_files running_processes service_outcomes sessions site_settings sms_days uploads websocket_tokens',
};
const ownerOf = new Map(
  Object.entries(owners).flatMap(([domain, tables]) =>
    tables.split(' ').map((table) => [table, domain]),
  ),
);

const mayUse = (domain, owner) => {
  if (owner === 'platform') return true;
  const rule = forbidden.find(({ name }) => name === `${domain}-may-not-use`);
  return !rule || !new RegExp(rule.to.path).test(`src/domains/${owner}/`);
};

const inSql = /\b(?:from|join|into|update)\s+([a-z_]+)/g;
const inBuilder = /(?:selectFrom|[jJ]oin|insertInto|updateTable|deleteFrom)\(\s*'([a-zA-Z]+)/g;
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** "file table" for each table that a file reads and whose domain it may not use. */
function foreignReads() {
  const files = globSync('src/domains/*/server/**/*queries*{,/**}/*.ts', { cwd: root }).concat(
    globSync('src/domains/*/server/**/*queries.ts', { cwd: root }),
  );
  return [...new Set(files)].flatMap((file) => {
    const domain = file.split('/')[2];
    const text = read(file);
    const named = [...text.matchAll(inSql), ...text.matchAll(inBuilder)];
    const tables = new Set(named.map(([, name]) => snake(name)));
    return [...tables]
      .filter((table) => ownerOf.has(table) && !mayUse(domain, ownerOf.get(table)))
      .map((table) => `${file.replace('src/domains/', '')} ${table}`);
  });
}

it('every table has an owner, and every owner its tables', () => {
  const [, tables = ''] = read('src/platform/database.types.ts').split('export interface DB {');
  const existing = [...tables.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, name]) => snake(name));
  expect(existing.length).toBeGreaterThan(0);
  expect([...ownerOf.keys()].toSorted()).toEqual(existing.toSorted());
});

it('what a statement reads beyond its domain is named in docs/architecture.md, with its reason', () => {
  const [, part = ''] = read('docs/architecture.md').split('## Whose tables');
  const listed = [...part.split('\n## ')[0].matchAll(/^\| `([^`]+)` \| ([a-z_, ]+) \| \S/gm)];
  const named = listed.flatMap(([, file, tables]) =>
    tables.split(', ').map((table) => `${file} ${table.trim()}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.toSorted()).toEqual(foreignReads().toSorted());
});
