import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';

/** Ids of the products that the landing page shows first, in this order; it has a page of its own. */
export const featuredProducts = defineSetting<readonly string[]>({
  name: 'featured_product_ids',
  subject: 'site',
  schema: z.array(z.guid()).max(24),
  standard: [],
});
