import * as z from 'zod/mini';
import { type Role, roles } from '../../shared/roles.ts';

export const roleSchema = z.enum(roles);

export const notificationPreferencesSchema = z.object({
  emailNotifications: z.boolean(),
  messageNotifications: z.boolean(),
  orderUpdates: z.boolean(),
  marketingEmails: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** What a signed-in person reads of the own account. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly profileImageUrl: string | null;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly county: string | null;
  readonly deliveryCounties: readonly string[];
  readonly leadTimeDays: number | null;
  readonly isVerified: boolean;
  readonly notificationPreferences: NotificationPreferences;
  readonly createdAt: string;
  readonly isAuthenticated: true;
}
