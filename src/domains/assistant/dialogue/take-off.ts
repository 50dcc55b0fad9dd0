import { countedIn } from '../../materials/language/public.ts';
import {
  isChoice,
  type Job,
  jobOf,
  type Line,
  missingIn,
  type TakeOff,
  takeOff,
  type Values,
} from '../../materials/takeoff/public.ts';
import type { Item } from '../understanding/items.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { DialogueState, KnownTakeOff } from './state.ts';

/** A message about a job: what it comes to, or what has to be asked. */
export interface TakeOffTurn extends KnownTakeOff {
  /** The dimension to ask for; null where all are said. */
  readonly missing: string | null;
  readonly done: TakeOff | null;
  /** Types of the materials that the message names: of a whole job only these are wanted. */
  readonly named: ReadonlySet<string>;
}

/** A job that a message asks of, or says more of where one is spoken of; null for all else. */
export function takeOffOf(
  { understanding, acts }: ParsedMessage,
  state: DialogueState | null,
  { materials }: Knowledge,
): TakeOffTurn | null {
  const { takeOff: said, violation, items } = understanding;
  if (violation !== null) return null;
  if (said.job) {
    const values = said.values(said.job, null);
    const kindOf = (type: string) => materials.get(type)?.categorySlug;
    const named = new Set(items.flatMap(({ types }) => types));
    const known = { job: said.job.key, values };
    return isOfJob(said.job, values, items, kindOf) ? turnOf(known, named) : null;
  }
  const known = state?.job;
  const job = jobOf(known?.job ?? '');
  if (!known || !job || !acts.isShort) return null;
  const waiting = missingIn(job, known.values);
  const more = said.values(job, waiting);
  if (Object.keys(more).length > 0)
    return turnOf({ ...known, values: { ...known.values, ...more } });
  const field = waiting === null ? undefined : job.fields[waiting];
  // What was offered is taken.
  const isTaken = field && !isChoice(field) && acts.nods;
  return isTaken
    ? turnOf({ ...known, values: { ...known.values, [waiting ?? '']: field.usual } })
    : null;
}

/** "How many maxpans for a slab": what is counted is none of the job's materials. */
function isOfJob(
  job: Job,
  values: Values,
  items: readonly Item[],
  kindOf: (type: string) => string | undefined,
): boolean {
  const usual = Object.entries(job.fields).map(([key, field]) => [key, field.usual]);
  const lines = takeOff(job, { ...Object.fromEntries(usual), ...values })?.lines ?? [];
  const kinds = new Set(lines.map(({ type }) => kindOf(type)));
  const named = items.filter(({ types }) => types.length > 0);
  return (
    named.length === 0 || named.some(({ types }) => types.some((type) => kinds.has(kindOf(type))))
  );
}

function turnOf(
  { job: key, values }: KnownTakeOff,
  named: TakeOffTurn['named'] = new Set(),
): TakeOffTurn | null {
  const job = jobOf(key);
  if (!job) return null;
  return { job: key, values, missing: missingIn(job, values), done: takeOff(job, values), named };
}

/** Its lines as things asked for: what a draft is made of, and what offers are found for. */
export const itemsOfTakeOff = ({ done }: TakeOffTurn, isKnown: (type: string) => boolean): Item[] =>
  (done?.lines ?? []).filter(({ type }) => isKnown(type)).map(itemOf);

const itemOf = ({ type, quantity, unit, attributes }: Line): Item => ({
  types: [type],
  written: '',
  quantity,
  unit: countedIn(unit),
  wishes: Object.entries(attributes).map(([key, value]) => ({ key, value, isKnown: true })),
  isExtra: false,
  isSure: true,
});
