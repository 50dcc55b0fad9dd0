/** What other parts of the server may use of the site's public pages. */
export { defaultBrands, defaultFigures, settingKeys } from './service.ts';
export type { ListProductSlugs, SitemapProduct } from './sitemap.ts';
