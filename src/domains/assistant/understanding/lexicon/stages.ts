import type { Stage } from './stage-lines.ts';
import { finishingStages } from './stages-of-finishing.ts';
import { shellStages } from './stages-of-the-shell.ts';

export type { CountedFor, Stage } from './stage-lines.ts';

/** All stages; where a message names several, the first of them is meant. */
export const stages: readonly Stage[] = [...shellStages, ...finishingStages];
