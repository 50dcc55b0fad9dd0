import type { Kysely } from 'kysely';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';

export type AdminOutcome = 'made' | 'promoted' | 'demo' | 'suspended';

/**
 * Makes an admin of this email, or of the account that has it. Whoever had the account before is out:
 * the email may have been given by somebody who never proved it, beside a phone number that they did.
 *
 * @param password its hash
 */
export function storeAdmin(db: Kysely<DB>, email: string, password: string): Promise<AdminOutcome> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['id', 'isDemo', 'suspendedAt'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (before?.isDemo) return 'demo';
    if (before?.suspendedAt) return 'suspended';
    const admin = { role: 'admin', password, emailVerifiedAt: new Date() } as const;
    const { id } = before
      ? await trx
          .updateTable('users')
          .set({
            ...admin,
            phoneNumber: null,
            phoneVerifiedAt: null,
            totpSecret: null,
            totpConfirmedAt: null,
            totpLastStep: null,
          })
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('users')
          .values({ email, ...admin })
          .returning('id')
          .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('userId', '=', id).execute();
    await trx.deleteFrom('recoveryCodes').where('userId', '=', id).execute();
    await trx.deleteFrom('accountTokens').where('userId', '=', id).execute();
    await trx.deleteFrom('loginNetworks').where('userId', '=', id).execute();
    await recordAudit(trx, {
      actorId: null,
      action: 'role.changed',
      targetType: 'user',
      targetId: id,
      details: { role: 'admin' },
    });
    return before ? 'promoted' : 'made';
  });
}
