import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';
import { headlineFiguresSchema, landingBrandsSchema } from '../schema.ts';

/** The claimed figures. They are claims, not counts. */
export const headlineFigures = defineSetting({
  name: 'headline_figures',
  subject: 'site',
  schema: headlineFiguresSchema,
  standard: {
    products: '300+',
    verifiedSuppliers: '50+',
    categories: '24',
    ordersDelivered: '1000+',
    countries: '5+',
  },
});

export const landingBrands = defineSetting({
  name: 'landing_brands',
  subject: 'site',
  schema: landingBrandsSchema,
  standard: [
    'Bamburi Cement',
    'Simba Cement',
    'Mabati Rolling Mills',
    'Devki Steel',
    'Crown Paints',
    'Basco Paints',
    'Sika',
    'East African Cables',
    'Kentank',
    'Saj Ceramics',
  ],
});

const hours = z.string().trim().min(1).max(80);
export const supportHours = defineSetting({
  name: 'support_hours',
  subject: 'site',
  schema: z.strictObject({ en: hours, sw: hours }),
  standard: { en: 'Mon-Fri 8am-6pm', sw: 'Jumatatu-Ijumaa 8am-6pm' },
});

const notice = z.string().trim().max(300);
const moment = z.iso.datetime().nullable();
/** What every page says above its content, from one moment to another. Without a text there is none. */
export const siteNotice = defineSetting({
  name: 'site_notice',
  subject: 'site',
  schema: z.strictObject({ en: notice, sw: notice, from: moment, until: moment }),
  standard: { en: '', sw: '', from: null, until: null },
});
