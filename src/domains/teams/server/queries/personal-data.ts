import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** Whom a company let act for it, and for whom a person acts: both end with either account. */
export const teamsPersonalData: PersonalData = {
  records: [
    {
      name: 'teamMemberships',
      read: (trx, userId) =>
        trx
          .selectFrom('teamMembers as m')
          .innerJoin('users as c', 'c.id', 'm.companyId')
          .select(['c.companyName', 'm.role', 'm.orderLimit', 'm.monthLimit', 'm.createdAt'])
          .where('m.personId', '=', userId)
          .stream(partSize),
    },
    {
      name: 'teamMembers',
      read: (trx, userId) =>
        trx
          .selectFrom('teamMembers as m')
          .innerJoin('users as u', 'u.id', 'm.personId')
          .select(['u.firstName', 'u.lastName', 'm.role', 'm.orderLimit', 'm.monthLimit'])
          .select('m.createdAt')
          .where('m.companyId', '=', userId)
          .stream(partSize),
    },
    {
      name: 'teamInvitations',
      read: (trx, userId) =>
        trx
          .selectFrom('teamInvitations')
          .select(['contact', 'role', 'orderLimit', 'monthLimit', 'createdAt', 'expiresAt'])
          .where('companyId', '=', userId)
          .stream(partSize),
    },
    {
      name: 'teamRequests',
      read: (trx, userId) =>
        trx
          .selectFrom('teamRequests')
          .select(['kind', 'request', 'amount', 'status', 'reason', 'createdAt', 'decidedAt'])
          .where((eb) => eb.or([eb('companyId', '=', userId), eb('personId', '=', userId)]))
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx
      .deleteFrom('teamRequests')
      .where((eb) => eb.or([eb('companyId', '=', userId), eb('personId', '=', userId)]))
      .execute();
    await trx.deleteFrom('teamInvitations').where('companyId', '=', userId).execute();
    await trx
      .deleteFrom('teamMembers')
      .where((eb) => eb.or([eb('companyId', '=', userId), eb('personId', '=', userId)]))
      .execute();
  },
};
