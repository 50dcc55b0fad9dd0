import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';

/** So many days the link in a driver's SMS opens its delivery. */
export const driverLinkDays = defineSetting({
  name: 'driver_link_days',
  subject: 'orders',
  schema: z.int().min(1).max(60),
  standard: 7,
});

/** So many days one side has to answer before an admin may cancel the order against it. */
export const disputeAnswerDays = defineSetting({
  name: 'dispute_answer_days',
  subject: 'orders',
  schema: z.int().min(1).max(30),
  standard: 3,
});

/** So many days after the delivery of an order its buyer can ask to return goods of it. */
export const returnDays = defineSetting({
  name: 'return_days',
  subject: 'orders',
  schema: z.int().min(1).max(365),
  standard: 30,
});
