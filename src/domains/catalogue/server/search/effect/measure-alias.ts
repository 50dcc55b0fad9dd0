import { TaskGivenUp } from '../../../../../platform/threads/task-pool.ts';
import { threadPool } from '../../../../../platform/threads/thread-pool.ts';
import { overloaded } from '../../../../../shared/errors.ts';
import type { AliasEffect, Meaning } from '../../../../materials/gap-schema.ts';
import type { CatalogueDeps } from '../../deps.ts';
import { countOfTypes } from '../../queries/search-knowledge.ts';
import { dictionaryOf } from '../dictionary.ts';
import type { ComparedReading, EffectTask } from './compare.ts';

/** It prepares the whole dictionary twice: about a second, or many on a busy machine. */
const limits = { running: 1, waiting: 5, timeLimitMs: 60_000, memoryMb: 512 } as const;

const inThread = threadPool<EffectTask, ComparedReading>(
  new URL('./effect-worker.ts', import.meta.url),
  limits,
);

/**
 * What an alias would change: of the labelled searches, and of a search for itself.
 *
 * @throws AppError 503 where too many ask, or it takes too long
 */
export async function measureAlias(deps: CatalogueDeps, meaning: Meaning): Promise<AliasEffect> {
  const { knowledge } = await dictionaryOf(deps).index();
  const compared = await inThread({ knowledge, meaning }).catch((error: unknown) => {
    if (error instanceof TaskGivenUp) throw overloaded();
    throw error;
  });
  const { types, ...effect } = compared;
  return { ...effect, products: await countOfTypes(deps, types) };
}
