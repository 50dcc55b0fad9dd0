import type pg from 'pg';
import { twoStepPeople } from '../two-step/testing.ts';

type People = Parameters<typeof twoStepPeople<object>>[0];
let lastPhone = 712_000_000;

/** For tests: suppliers with a proven email and phone number, and two-step sign-in. */
export const payeeSuppliers = ({ buildOne, ...people }: People) =>
  twoStepPeople({
    ...people,
    buildOne: (overrides: object) => {
      lastPhone += 1;
      return buildOne({
        role: 'supplier',
        companyName: 'Jirani Hardware',
        emailVerifiedAt: new Date(),
        phoneNumber: `+254${lastPhone}`,
        phoneVerifiedAt: new Date(),
        ...overrides,
      });
    },
  });

/** For tests: what stands in the trail about this account happened eight days ago. Nobody else can rewrite it. */
export const ageTrail = (pool: Pick<pg.Pool, 'query'>, userId: string) =>
  pool.query(
    `begin; alter table audit_log disable trigger audit_log_append_only;
     update audit_log set created_at = now() - interval '8 days' where target_id = '${userId}';
     alter table audit_log enable trigger audit_log_append_only; commit`,
  );
