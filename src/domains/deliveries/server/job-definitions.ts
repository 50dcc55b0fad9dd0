import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Sends the driver the link to a delivery. The payload says which link: its token is made when it is sent. */
export const sendDriverLink = defineJob({
  name: 'deliveries.send-driver-link',
  payload: z.strictObject({ deliveryId: z.guid(), linkNo: z.int() }),
});
