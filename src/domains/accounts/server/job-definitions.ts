import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { contactChannels } from '../account-schema.ts';

/** The jobs of accounts, as whoever sends them knows them. How they are done: jobs.ts. */

/** Sends the link or code that proves a contact, at sign-up within a welcome. */
export const sendContactProof = defineJob({
  name: 'accounts.send-contact-proof',
  payload: z.strictObject({
    userId: z.guid(),
    channel: z.enum(contactChannels),
    isWelcome: z.boolean(),
  }),
  singletonKey: ({ userId, channel }) => `${userId} ${channel}`,
});

/**
 * Sends the link or code that lets the owner of a contact choose a new password. It is sent for
 * contacts without an account too, so that asking takes the same time for all.
 */
export const sendPasswordReset = defineJob({
  name: 'accounts.send-password-reset',
  payload: z.strictObject({ kind: z.enum(contactChannels), value: z.string() }),
  // A code that comes after an hour helps nobody, and the payload is a contact.
  retries: 5,
  keepSeconds: 3_600,
  concurrency: 2,
  singletonKey: ({ value }) => value,
});

/** Invites whoever was appointed to the team, with a link to choose a password. */
export const sendStaffInvitation = defineJob({
  name: 'accounts.send-staff-invitation',
  payload: z.strictObject({ userId: z.guid() }),
});

/** Tells the owner that the password was changed, who may not have been the one who did it. */
export const sendPasswordChanged = defineJob({
  name: 'accounts.send-password-changed',
  payload: z.strictObject({ userId: z.guid() }),
});

/** Tells a contact that an account has given it up. */
export const sendContactChanged = defineJob({
  name: 'accounts.send-contact-changed',
  payload: z.strictObject({
    userId: z.guid(),
    contact: z.strictObject({ kind: z.enum(contactChannels), value: z.string() }),
  }),
});

/** Tells an account that somebody else has proven a contact that it only gave as its own. */
export const sendContactLost = defineJob({
  name: 'accounts.send-contact-lost',
  payload: z.strictObject({ userId: z.guid() }),
});

/** Tells the applicant what was decided about being verified. */
export const sendVerificationDecision = defineJob({
  name: 'accounts.send-verification-decision',
  payload: z.strictObject({ requestId: z.guid() }),
});

export const payeeChanges = ['entered', 'removed', 'takenBack', 'checked', 'rejected'] as const;
export type PayeeChange = (typeof payeeChanges)[number];

/** Tells a supplier, by mail and by SMS, what became of an account that it is to be paid to. */
export const sendPayeeChanged = defineJob({
  name: 'accounts.send-payee-changed',
  payload: z.strictObject({ payeeId: z.guid(), change: z.enum(payeeChanges) }),
});

/** Deletes tokens that nobody can use any more, and copies of data that nobody may have any more. */
export const sweepDaily = defineJob({
  name: 'accounts.sweep',
  payload: z.strictObject({}),
  cron: '40 3 * * *',
});

export const exportRetries = 3;

/** Gathers a copy of all that is kept about a person, who asked for it. */
export const gatherExportLater = defineJob({
  name: 'accounts.gather-export',
  payload: z.strictObject({ exportId: z.guid() }),
  retries: exportRetries,
  timeLimitSeconds: 600,
});
