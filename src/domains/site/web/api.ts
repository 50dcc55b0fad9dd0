import type { Language } from '../../../messages/index.ts';
import { type ApiClient, apiPath, browserApi, type Page } from '../../../ui/data/api-client.ts';
import type { Category, ProductCard } from '../../catalogue/schema.ts';
import type { Contact, ContactAnswer, ContactDetail, ContactEntry, SiteInfo } from '../schema.ts';

/** What the landing page and Home show. */
export interface HomeData {
  readonly categories: readonly Category[];
  readonly featured: readonly ProductCard[];
  readonly site: SiteInfo;
  /** When it was read, in milliseconds: server and browser judge what is new by the same moment. */
  readonly now: number;
}

/** Reads everything for `/` at once. @throws ApiError of the first read that fails */
export async function readHome(api: ApiClient, language: Language): Promise<HomeData> {
  const [categories, featured, site] = await Promise.all([
    api.get<readonly Category[]>(apiPath(['/api/categories'])),
    api.get<readonly ProductCard[]>(apiPath(['/api/products'], { limit: 4, featured: 1 })),
    api.get<SiteInfo>(apiPath(['/api/site'], { lang: language })),
  ]);
  return { categories, featured, site, now: Date.now() };
}

/** Sends a message of the contact form. Only the status counts. @throws ApiError where it is not OK */
export async function sendContact(api: ApiClient, contact: Contact): Promise<void> {
  await api.write('POST', '/api/contact', contact);
}

const submission = '/api/admin/contact-submissions';

/** Those that are done, the newest first. @throws ApiError 401, 403 */
export const readDoneContacts = (api: ApiClient): Promise<Page<ContactEntry>> =>
  api.getPage<ContactEntry>(apiPath([submission], { unread: 'false' }));

/** @throws ApiError 404 */
export const readContactDetail = (api: ApiClient, id: string) =>
  api.get<ContactDetail>(apiPath([submission, id]));

export const answerContact = (id: string, answer: ContactAnswer) =>
  browserApi.write('POST', apiPath([submission, id, 'answers']), answer);

export const markContactDone = (id: string) =>
  browserApi.write('POST', apiPath([submission, id, 'read']));
