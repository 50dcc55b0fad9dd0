import { sql } from 'kysely';

/** Of an account `u`: it has proven its email or its phone number. Before, the contact may be anybody's. */
export const provenContactText =
  '(u.email_verified_at is not null or u.phone_verified_at is not null)';
export const hasProvenContact = sql.raw<boolean>(provenContactText);
