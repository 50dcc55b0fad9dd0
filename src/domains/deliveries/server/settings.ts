import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';

/** So many days the link in a driver's SMS opens its delivery. */
export const driverLinkDays = defineSetting({
  name: 'driver_link_days',
  subject: 'orders',
  schema: z.int().min(1).max(60),
  standard: 7,
});
