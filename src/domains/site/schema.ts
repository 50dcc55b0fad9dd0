import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import { visibleText } from '../../shared/visible-text.ts';
import { type ContactDetails, contactLimits, simpleEmail } from './rules.ts';

// A name, an address and a subject may end up in a mail's header: no line break gets that far.
const oneLine = z.regex(/^[^\p{Cc}]*$/u, 'line_breaks_wrong');

/** POST /api/contact. Limits keep a stored message readable; subject is null when empty. */
export const contactSchema = z.strictObject({
  name: z
    .string('name_missing')
    .check(
      z.trim(),
      visibleText('name_missing'),
      z.maxLength(contactLimits.name, 'text_long'),
      oneLine,
    ),
  email: z
    .string('contact_email_missing')
    .check(
      z.trim(),
      z.maxLength(contactLimits.email, 'text_long'),
      oneLine,
      z.regex(simpleEmail, 'contact_email_wrong'),
    ),
  subject: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(contactLimits.subject, 'text_long'), oneLine),
    ),
  ),
  message: z
    .string('contact_message_missing')
    .check(
      z.trim(),
      visibleText('contact_message_missing'),
      z.maxLength(contactLimits.message, 'text_long'),
      z.regex(/^[^\0]*$/, 'characters_wrong'),
    ),
});
export type Contact = z.infer<typeof contactSchema>;

/** GET /api/admin/contact-submissions. The cursor is the id of the last one read. */
export const contactListSchema = z.strictObject({
  unread: z.optional(z.stringbool()),
  ...pageAfterId,
});
export type ContactListQuery = z.infer<typeof contactListSchema>;

/** A message of the contact form as admins read it. */
export interface ContactEntry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
  readonly isRead: boolean;
  readonly createdAt: string;
}

/** GET /api/site. The texts are answered in this language; English where none is named. */
export const siteQuerySchema = z.strictObject({
  lang: z.optional(z.enum(['en', 'sw'])),
});

/** GET /sitemaps/products.xml: the chunk that begins behind this product; the first without it. */
export const sitemapQuerySchema = z.strictObject({ after: z.optional(z.uuid()) });

/** The landing page's claimed figures, ready to show ("300+"). */
export const headlineFiguresSchema = z.object({
  products: z.string(),
  verifiedSuppliers: z.string(),
  categories: z.string(),
  ordersDelivered: z.string(),
  countries: z.string(),
});
export type HeadlineFigures = z.infer<typeof headlineFiguresSchema>;

export const landingBrandsSchema = z.array(z.string());

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Names the picture beside a reason; the page knows how to draw each. */
export type ReasonIcon = 'assistant' | 'verified' | 'tracking' | 'payment' | 'credit' | 'prices';

export interface Reason extends TitledText {
  readonly icon: ReasonIcon;
}

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The landing page's prose in one language. It stays on the server and comes with GET /api/site. */
export interface SiteTexts {
  readonly steps: readonly [TitledText, TitledText, TitledText, TitledText];
  readonly reasons: readonly Reason[];
  readonly testimonials: readonly [
    Testimonial,
    Testimonial,
    Testimonial,
    Testimonial,
    Testimonial,
    Testimonial,
  ];
  readonly questions: readonly Question[];
  readonly about: readonly string[];
}

/** What GET /api/site answers. */
export interface SiteInfo {
  readonly figures: HeadlineFigures;
  readonly brands: readonly string[];
  readonly contact: ContactDetails;
  readonly texts: SiteTexts;
}
