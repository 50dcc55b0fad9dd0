import * as z from 'zod/mini';

/** A simple something@something.tld shape (specification section 5). */
export const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** POST /api/contact. Limits keep a stored message readable; subject is null when empty. */
export const contactSchema = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(200, 'Name has at most 200 characters'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Email has at most 254 characters'),
      z.regex(simpleEmail, 'Please enter a valid email address.'),
    ),
  subject: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(200, 'Subject has at most 200 characters'))),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Message is required'),
      z.maxLength(5000, 'Message has at most 5000 characters'),
    ),
});
export type Contact = z.infer<typeof contactSchema>;

/** The landing page's claimed figures; settings, with the specification's values as defaults. */
export interface HeadlineFigures {
  readonly products: string;
  readonly verifiedSuppliers: string;
  readonly categories: string;
  readonly ordersDelivered: string;
  readonly countries: string;
}
