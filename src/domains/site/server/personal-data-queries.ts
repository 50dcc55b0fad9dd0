import { type PersonalData, partSize, type Trx } from '../../accounts/server/public.ts';

/** Messages of the contact form belong to who has proven to own the address they name. */
export const sitePersonalData: PersonalData = {
  records: [
    {
      name: 'contactSubmissions',
      read: (trx, userId) =>
        trx
          .selectFrom('contactSubmissions')
          .select(['name', 'email', 'subject', 'message', 'createdAt'])
          .where('email', 'in', provenAddress(trx, userId))
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx
      .deleteFrom('contactSubmissions')
      .where('email', 'in', provenAddress(trx, userId))
      .execute();
  },
};

const provenAddress = (trx: Trx, userId: string) =>
  trx
    .selectFrom('users')
    .select((eb) => eb.cast<string>('email', 'text').as('email'))
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is not', null);
