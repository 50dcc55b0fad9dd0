/** What other parts of the server may use of the site's public pages. */
export { sitePersonalData } from './personal-data-queries.ts';
export { defaultBrands, defaultFigures, settingKeys } from './service.ts';
export type { ListProductSlugs, SitemapProduct } from './sitemap.ts';
