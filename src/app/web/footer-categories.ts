/**
 * The categories that the footer names, by their slugs in db/reference/categories.json and the key
 * of their short name. Fixed, so that the foot of every page costs no read.
 */
export const footerCategories = [
  { slug: 'cement', text: 'footerCement' },
  { slug: 'steel-rebar', text: 'footerSteel' },
  { slug: 'roofing-gutters', text: 'footerRoofing' },
  { slug: 'wood-timber', text: 'footerTimber' },
  { slug: 'plumbing', text: 'footerPlumbing' },
  { slug: 'paint-finishes', text: 'footerPaint' },
] as const;
