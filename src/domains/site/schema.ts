import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import { listOf, time } from '../../shared/responses.ts';
import { visibleText } from '../../shared/visible-text.ts';
import { contactLimits, simpleEmail } from './rules.ts';

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

export const contactResponse = z.strictObject({ id: z.uuid() });

/** GET /api/admin/contact-submissions: all, those that wait, or those that are done. The cursor is the id of the last one read. */
export const contactListSchema = z.strictObject({
  unread: z.optional(z.stringbool()),
  ...pageAfterId,
});
export type ContactListQuery = z.infer<typeof contactListSchema>;

/** A message of the contact form as admins read it. */
export const contactEntryResponse = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.nullable(z.string()),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: time,
});
export type ContactEntry = z.infer<typeof contactEntryResponse>;

/** GET /api/admin/contact-submissions/{id}: the message, and what was answered. */
export const contactDetailResponse = z.strictObject({
  ...contactEntryResponse.shape,
  answers: listOf(
    z.strictObject({
      id: z.uuid(),
      author: z.nullable(z.string()),
      text: z.string(),
      createdAt: time,
      /** Null until the mail server has taken it. */
      sentAt: z.nullable(time),
    }),
  ),
});
export type ContactDetail = z.infer<typeof contactDetailResponse>;

/** POST /api/admin/contact-submissions/{id}/answers. The mail's own words are in this language. */
export const contactAnswerSchema = z.strictObject({
  language: z.enum(['en', 'sw']),
  text: z
    .string('contact_answer_missing')
    .check(
      z.trim(),
      visibleText('contact_answer_missing'),
      z.maxLength(contactLimits.message, 'text_long'),
      z.regex(/^[^\0]*$/, 'characters_wrong'),
    ),
});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

/** GET /api/site. The texts are answered in this language; English where none is named. */
export const siteQuerySchema = z.strictObject({
  lang: z.optional(z.enum(['en', 'sw'])),
});

/** GET /sitemaps/products.xml: the chunk that begins behind this product; the first without it. */
export const sitemapQuerySchema = z.strictObject({ after: z.optional(z.uuid()) });

/** The landing page's claimed figures, ready to show ("300+"). */
const claim = z.string().check(z.trim(), z.minLength(1), z.maxLength(12));
export const headlineFiguresSchema = z.strictObject({
  products: claim,
  verifiedSuppliers: claim,
  categories: claim,
  ordersDelivered: claim,
  countries: claim,
});
export type HeadlineFigures = z.infer<typeof headlineFiguresSchema>;

export const landingBrandsSchema = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
  .check(z.minLength(1), z.maxLength(20));

const titledText = z.strictObject({ title: z.string(), text: z.string() });

/** Names the picture beside a reason; the page knows how to draw each. */
const reasonIcon = z.enum(['assistant', 'verified', 'tracking', 'payment', 'credit', 'prices']);
export type ReasonIcon = z.infer<typeof reasonIcon>;

const testimonial = z.strictObject({
  quote: z.string(),
  name: z.string(),
  role: z.string(),
  place: z.string(),
});
export type Testimonial = z.infer<typeof testimonial>;

/** The landing page's prose in one language. It stays on the server and comes with GET /api/site. */
const siteTexts = z.strictObject({
  steps: z.readonly(z.tuple([titledText, titledText, titledText, titledText])),
  reasons: listOf(z.strictObject({ ...titledText.shape, icon: reasonIcon })),
  testimonials: z.readonly(
    z.tuple([testimonial, testimonial, testimonial, testimonial, testimonial, testimonial]),
  ),
  questions: listOf(z.strictObject({ question: z.string(), answer: z.string() })),
  about: listOf(z.string()),
});
export type SiteTexts = z.infer<typeof siteTexts>;
export type Reason = SiteTexts['reasons'][number];
export type Question = SiteTexts['questions'][number];

/** GET /api/site */
export const siteInfoResponse = z.strictObject({
  figures: headlineFiguresSchema,
  brands: z.readonly(landingBrandsSchema),
  contact: z.strictObject({
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    hours: z.string(),
  }),
  texts: siteTexts,
});
export type SiteInfo = z.infer<typeof siteInfoResponse>;
