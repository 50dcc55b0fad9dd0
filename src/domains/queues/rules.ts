import { isEntrusted, type StaffRole } from '../../shared/roles.ts';
import { type QueueKind, queueKinds } from './schema.ts';

const finance: readonly StaffRole[] = ['finance'];
const reporters: readonly StaffRole[] = ['support', 'moderator'];

/** Who may work on each queue, beside owners: those whom the table of rights lets decide, or prepare it. */
export const queueStaff: Readonly<Record<QueueKind, readonly StaffRole[]>> = {
  verifications: ['moderator'],
  payees: ['finance', 'moderator'],
  reports: reporters,
  reviews: reporters,
  disputes: ['support', 'finance'],
  receipts: finance,
  transfers: finance,
  payouts: finance,
  contact: ['support'],
  credit: finance,
  duplicates: ['moderator'],
  jobs: [],
};

export const queuesOf = (role: StaffRole | null | undefined): QueueKind[] =>
  queueKinds.filter((kind) => isEntrusted(role, queueStaff[kind]));
