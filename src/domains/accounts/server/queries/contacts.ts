import { type ExpressionBuilder, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Contact } from '../../../../shared/contact.ts';

const columns = {
  email: { contact: 'email', provenAt: 'emailVerifiedAt', otherProvenAt: 'phoneVerifiedAt' },
  phone: { contact: 'phoneNumber', provenAt: 'phoneVerifiedAt', otherProvenAt: 'emailVerifiedAt' },
} as const;

/**
 * An account holds a contact that it has proven; one that nobody has proven is held by an account that
 * has proven nothing. Of each sort there is one (unique indexes). One without proof beside a proven one
 * may stand in several accounts.
 */
export function holdsContact(kind: Contact['kind']) {
  const { contact, provenAt, otherProvenAt } = columns[kind];
  return (eb: ExpressionBuilder<DB, 'users'>) =>
    eb.or([
      eb(provenAt, 'is not', null),
      eb.and([
        eb(otherProvenAt, 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('users as holders')
              .select('holders.id')
              .whereRef(`holders.${contact}`, '=', `users.${contact}`)
              .where(`holders.${provenAt}`, 'is not', null),
          ),
        ),
      ]),
    ]);
}

/**
 * Whether this contact has to be refused to who signs up with it, or takes it into the profile: another
 * account that has proven nothing gives it, or one of the demo has it. Who has proven it is no reason, since
 * the refusal would tell of them.
 */
export async function isContactClaimed(
  db: Kysely<DB>,
  { kind, value }: Contact,
  exceptUserId: string | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(columns[kind].contact, '=', value)
    .where((eb) =>
      eb.or([
        eb('isDemo', '=', true),
        eb.and([eb('emailVerifiedAt', 'is', null), eb('phoneVerifiedAt', 'is', null)]),
      ]),
    )
    .$if(exceptUserId !== null, (query) => query.where('id', '<>', exceptUserId))
    .executeTakeFirst();
  return row !== undefined;
}

/** What became of a proof: `gone` where the account has the contact no more, `taken` where another holds it. */
export type ProofOutcome =
  | { readonly is: 'proven'; readonly losers: readonly string[] }
  | { readonly is: 'gone' | 'taken' };

/**
 * Notes that the contact is the account's, if it still is. Accounts that only said so lose it.
 * Under `lockAccount`.
 */
export async function markProven(
  trx: Transaction<DB>,
  userId: string,
  { kind, value }: Contact,
): Promise<ProofOutcome> {
  const { contact, provenAt, otherProvenAt } = columns[kind];
  const having = await trx
    .selectFrom('users')
    .select('id')
    .select((eb) => holdsContact(kind)(eb).$castTo<SqlBool>().as('holds'))
    .select((eb) => eb(otherProvenAt, 'is not', null).$castTo<SqlBool>().as('hasOther'))
    .where(contact, '=', value)
    .forNoKeyUpdate()
    .execute();
  const others = having.filter(({ id }) => id !== userId);
  if (others.length === having.length) return { is: 'gone' };
  if (others.some(({ holds }) => holds)) return { is: 'taken' };
  // One that has proven nothing has no other contact: it keeps naming this one, which opens nothing.
  const losers = others.flatMap(({ id, hasOther }) => (hasOther ? [id] : []));
  if (losers.length > 0) await takeAway(trx, losers, { kind, value });
  await trx
    .updateTable('users')
    .set({ [provenAt]: sql`coalesce(${sql.ref(provenAt)}, now())` })
    .where('id', '=', userId)
    .execute();
  return { is: 'proven', losers };
}

async function takeAway(
  trx: Transaction<DB>,
  userIds: readonly string[],
  { kind, value }: Contact,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ [columns[kind].contact]: null })
    .where('id', 'in', userIds)
    .execute();
  await trx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()` })
    .where('userId', 'in', userIds)
    .where('destination', '=', value)
    .where('usedAt', 'is', null)
    .execute();
  for (const targetId of userIds) {
    const entry = { action: 'contact.lost', targetType: 'user', targetId } as const;
    await recordAudit(trx, { actorId: null, ...entry, details: { channel: kind } });
  }
}
