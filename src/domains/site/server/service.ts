import type { Kysely } from 'kysely';
import type { Language } from '../../../messages/index.ts';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { AppError } from '../../../shared/errors.ts';
import { en } from '../copy/en.ts';
import { sw } from '../copy/sw.ts';
import { contactDetails } from '../rules.ts';
import {
  type Contact,
  type ContactEntry,
  type ContactListQuery,
  type HeadlineFigures,
  headlineFiguresSchema,
  landingBrandsSchema,
  type SiteInfo,
  type SiteTexts,
} from '../schema.ts';
import { passOnContact } from './job-definitions.ts';
import {
  insertContactSubmission,
  markContactRead,
  readSettings,
  selectContactSubmissions,
} from './queries.ts';

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

/**
 * Stores a message of the contact form, and passes it on by mail; an empty subject is kept as null.
 * Answers its id.
 */
export function submitContact(
  { db, enqueue }: { db: Kysely<DB>; enqueue: Enqueue },
  input: Contact,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const id = await insertContactSubmission(trx, { ...input, subject: input.subject || null });
    await enqueue(trx, passOnContact, { submissionId: id });
    return { id };
  });
}

/** The messages of the contact form for an admin, newest first. That they were read is noted. */
export async function listContact(
  db: Kysely<DB>,
  admin: Actor,
  query: ContactListQuery,
): Promise<{ entries: ContactEntry[]; total: number; nextCursor: string | null }> {
  const { rows, total } = await selectContactSubmissions(db, query);
  const shown = rows.slice(0, query.limit);
  await recordAudit(db, {
    actorId: admin.id,
    action: 'contact.listed',
    targetType: 'contact_submission',
    targetId: query.unread ? 'unread' : 'all',
  });
  return {
    entries: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** @throws AppError 404 where there is no such message */
export async function readContact(db: Kysely<DB>, id: string): Promise<void> {
  if (!(await markContactRead(db, id))) throw new AppError(404, 'message_not_found');
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
