import type { Kysely } from 'kysely';
import type { Language } from '../../../messages/index.ts';
import type { DB } from '../../../platform/database.types.ts';
import { en } from '../copy/en.ts';
import { sw } from '../copy/sw.ts';
import { contactDetails } from '../rules.ts';
import {
  type Contact,
  type HeadlineFigures,
  headlineFiguresSchema,
  landingBrandsSchema,
  type SiteInfo,
  type SiteTexts,
} from '../schema.ts';
import { insertContactSubmission, readSettings } from './queries.ts';

const texts: Readonly<Record<Language, SiteTexts>> = { en, sw };

/** The claimed figures where no setting says otherwise. */
export const defaultFigures: HeadlineFigures = {
  products: '300+',
  verifiedSuppliers: '50+',
  categories: '24',
  ordersDelivered: '1000+',
  countries: '5+',
};

/** The landing page's fixed list of ten, where no setting says otherwise. */
export const defaultBrands: readonly string[] = [
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
];

/** Rows of site_settings that the public pages read. */
export const settingKeys = { figures: 'headline_figures', brands: 'landing_brands' } as const;

/** Stores a message of the contact form; an empty subject is kept as null. Answers its id. */
export async function submitContact(db: Kysely<DB>, input: Contact): Promise<{ id: string }> {
  const id = await insertContactSubmission(db, { ...input, subject: input.subject || null });
  return { id };
}

/** What the public pages show beside the catalogue. A setting that does not parse is passed over. */
export async function siteInfo(db: Kysely<DB>, language: Language): Promise<SiteInfo> {
  const settings = await readSettings(db, Object.values(settingKeys));
  const figures = headlineFiguresSchema.safeParse(settings.get(settingKeys.figures));
  const brands = landingBrandsSchema.safeParse(settings.get(settingKeys.brands));
  return {
    figures: figures.success ? figures.data : defaultFigures,
    brands: brands.success ? brands.data : defaultBrands,
    contact: contactDetails,
    texts: texts[language],
  };
}
