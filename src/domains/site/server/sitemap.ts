import { jobs } from '../../materials/takeoff/public.ts';

/** Sitemaps after the protocol of sitemaps.org: one index, the fixed pages, and products in chunks. */

/** A file may hold 50,000 addresses; ours stay small enough to read at once. */
export const productsPerSitemap = 10_000;
const productsPerQuery = 1_000;

export interface SitemapProduct {
  readonly id: string;
  readonly slug: string;
}

/**
 * Active products in the order of their ids: at most `limit` behind `afterId`, from the first where
 * it is null. The catalogue gives it.
 */
export type ListProductSlugs = (
  afterId: string | null,
  limit: number,
) => Promise<readonly SitemapProduct[]>;

/** Slugs of the categories in which something is listed. The catalogue gives them. */
export type ListCategorySlugs = () => Promise<readonly string[]>;

/** Keys of the materials that have a market price. Insight gives them. */
export type ListPricedMaterials = () => Promise<readonly string[]>;

/** Ids of the suppliers that list something. The catalogue gives them. */
export type ListSuppliers = () => Promise<readonly string[]>;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const calculators = jobs.map(({ key }) => `/tools/takeoff?job=${key}`);
const publicPages = [
  '/',
  '/products',
  '/market',
  '/tools/takeoff',
  ...calculators,
  '/privacy',
  '/terms',
];
const closedToRobots = [
  '/analytics',
  '/api/',
  '/auth',
  '/cart',
  '/dashboard',
  '/market/alerts',
  '/messages',
  '/profile',
  '/rfq/',
  '/rfqs/',
  '/settings',
];

function urlSet(entries: string): string {
  return `${declaration}<urlset ${namespace}>\n${entries}</urlset>\n`;
}

/** The pages that are not of one product, the list of each category, and what each material costs. */
export function pagesSitemap(
  publicUrl: string,
  categories: readonly string[],
  materials: readonly string[],
): string {
  const lists = categories.map((slug) => `/products?category=${encodeURIComponent(slug)}`);
  const prices = materials.map((key) => `/market/${encodeURIComponent(key)}`);
  return urlSet(
    [...publicPages, ...lists, ...prices].map((path) => urlEntry(publicUrl + path)).join(''),
  );
}

/** The public pages of suppliers. */
export function suppliersSitemap(publicUrl: string, ids: readonly string[]): string {
  return urlSet(ids.map((id) => urlEntry(`${publicUrl}/suppliers/${id}`)).join(''));
}

/** Names every sitemap. Products are cut where each chunk of 10,000 ends, so that a chunk never moves. */
export async function* sitemapIndex(
  publicUrl: string,
  list: ListProductSlugs,
): AsyncGenerator<string> {
  yield `${declaration}<sitemapindex ${namespace}>\n`;
  yield sitemapEntry(`${publicUrl}/sitemaps/pages.xml`);
  yield sitemapEntry(`${publicUrl}/sitemaps/suppliers.xml`);
  let after: string | null = null;
  for (;;) {
    const chunk: readonly SitemapProduct[] = await list(after, productsPerSitemap);
    if (chunk.length > 0) yield sitemapEntry(productsAddress(publicUrl, after));
    const last = chunk.at(-1);
    if (!last || chunk.length < productsPerSitemap) break;
    after = last.id;
  }
  yield '</sitemapindex>\n';
}

/** One chunk of products, read and sent a thousand at a time. */
export async function* productsSitemap(
  publicUrl: string,
  list: ListProductSlugs,
  afterId: string | null,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  let after = afterId;
  for (let sent = 0; sent < productsPerSitemap; sent += productsPerQuery) {
    const products: readonly SitemapProduct[] = await list(after, productsPerQuery);
    yield products.map(({ slug }) => urlEntry(`${publicUrl}/products/${slug}`)).join('');
    const last = products.at(-1);
    if (!last || products.length < productsPerQuery) break;
    after = last.id;
  }
  yield '</urlset>\n';
}

/** Search engines read the public pages; the API and what needs a session are not for them. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closedToRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function productsAddress(publicUrl: string, after: string | null): string {
  const address = `${publicUrl}/sitemaps/products.xml`;
  return after === null ? address : `${address}?after=${after}`;
}

function urlEntry(address: string): string {
  return `<url><loc>${escapeXml(address)}</loc></url>\n`;
}

function sitemapEntry(address: string): string {
  return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
