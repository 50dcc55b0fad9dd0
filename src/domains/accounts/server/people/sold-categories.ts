import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { invalid, issueAt } from '../../../../shared/errors.ts';
import type { SoldCategory } from '../../account-schema.ts';
import { categoryChoices, soldCategories } from '../../rules.ts';
import type { AccountsDeps } from '../deps.ts';
import {
  areCategories,
  readCategoryChoices,
  storeCategoryChoices,
} from './queries/sold-categories.ts';

type Deps = Pick<AccountsDeps, 'db' | 'supplierFigures'>;

/** The categories that a supplier is asked about, by name. */
export async function ownCategories(deps: Deps, actor: Actor): Promise<SoldCategory[]> {
  const [{ categories: listed }, choices] = await Promise.all([
    deps.supplierFigures(actor.id),
    readCategoryChoices(deps.db, actor.id),
  ]);
  return soldCategories(listed, choices);
}

/**
 * Prepares storing which categories a supplier sells: only what differs from its products is kept, so
 * that what it lists later counts by itself.
 *
 * @throws AppError 422 for one that does not exist
 */
export async function chooseCategories(
  deps: Deps,
  actor: Actor,
  chosen: readonly string[],
): Promise<(trx: Transaction<DB>) => Promise<void>> {
  const wanted = chosen.map((id) => id.toLowerCase());
  if (!(await areCategories(deps.db, wanted))) {
    throw invalid([issueAt('categoryIds', 'category_unknown')]);
  }
  const { categories: listed } = await deps.supplierFigures(actor.id);
  const choices = categoryChoices(
    listed.map(({ id }) => id),
    wanted,
  );
  return (trx) => storeCategoryChoices(trx, actor.id, choices);
}
