import type pg from 'pg';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../shared/errors.ts';
import { isDemoAccount } from '../queries.ts';

/**
 * An account of the demo is everybody's: nobody takes it away from the others.
 * @throws AppError 403 `demo_account`
 */
export async function refuseForDemo({ pool }: { pool: pg.Pool }, actor: Actor): Promise<void> {
  if (!(await isDemoAccount(pool, actor.id))) return;
  throw new AppError(403, 'demo_account');
}
