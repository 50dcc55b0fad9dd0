/** What other parts of the server may use of the site's public pages. */

export { readNotice } from './notice.ts';
export { sitePersonalData } from './personal-data-queries.ts';
export { waitingContacts } from './queries.ts';
export { headlineFigures, landingBrands } from './settings.ts';
export type { ListProductSlugs, SitemapProduct } from './sitemap.ts';
