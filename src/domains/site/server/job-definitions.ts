import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Sends what came by the contact form on to the marketplace's own mailbox. How it is done: jobs.ts. */
export const passOnContact = defineJob({
  name: 'site.pass-on-contact',
  payload: z.strictObject({ submissionId: z.guid() }),
});

/** Mails an admin's answer to who wrote. */
export const sendContactAnswer = defineJob({
  name: 'site.send-contact-answer',
  payload: z.strictObject({ answerId: z.guid() }),
});
