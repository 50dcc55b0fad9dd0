import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Sends an invitation. Its link is made when it is sent. */
export const sendInvitation = defineJob({
  name: 'teams.send-invitation',
  payload: z.strictObject({ invitationId: z.guid() }),
  singletonKey: ({ invitationId }) => invitationId,
});
