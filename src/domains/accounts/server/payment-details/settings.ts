import * as z from 'zod';
import { defineSetting } from '../../../../platform/settings.ts';

/** So long new payment details wait before buyers see them: time for their owner to hear of a change and stop it. */
export const payeeHoldHours = defineSetting({
  name: 'payee_hold_hours',
  subject: 'security',
  schema: z.int().min(24).max(144),
  standard: 48,
});
