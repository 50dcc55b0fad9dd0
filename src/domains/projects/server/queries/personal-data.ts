import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** Projects go with the account; what stood in them stands in none then. */
export const projectsPersonalData: PersonalData = {
  records: [
    {
      name: 'projects',
      read: (trx, userId) =>
        trx
          .selectFrom('projects')
          .select(['id', 'name', 'county', 'town', 'budget', 'startsOn', 'endsOn', 'closedAt'])
          .select(['takeOff', 'createdAt'])
          .where('contractorId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('projects').where('contractorId', '=', userId).execute();
  },
};
