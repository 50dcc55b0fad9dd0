import * as z from 'zod/mini';
import { listOf, time } from '../../../shared/responses.ts';
import { headlineFiguresSchema, landingBrandsSchema } from '../schema.ts';

/** What the site's calls answer, for the API document; a test holds real answers against these. */

export const contactListResponse = listOf(
  z.strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    subject: z.nullable(z.string()),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: time,
  }),
);

const titledText = z.strictObject({ title: z.string(), text: z.string() });

const testimonial = z.strictObject({
  quote: z.string(),
  name: z.string(),
  role: z.string(),
  place: z.string(),
});

const texts = z.strictObject({
  steps: z.readonly(z.array(titledText).check(z.length(4))),
  reasons: listOf(z.strictObject({ ...titledText.shape, icon: z.string() })),
  testimonials: z.readonly(z.array(testimonial).check(z.length(6))),
  questions: listOf(z.strictObject({ question: z.string(), answer: z.string() })),
  about: listOf(z.string()),
});

export const siteInfoResponse = z.strictObject({
  figures: headlineFiguresSchema,
  brands: z.readonly(landingBrandsSchema),
  contact: z.strictObject({ phone: z.string(), email: z.string(), address: z.string() }),
  texts,
});

export const contactResponse = z.strictObject({ id: z.uuid() });
