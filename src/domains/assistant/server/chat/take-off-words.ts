import { takeOff as en } from '../../../../messages/en/takeOff.ts';
import { fill } from '../../../../messages/index.ts';
import { typeWords } from '../../../../messages/product-words.ts';
import { productTypes as swahiliTypes } from '../../../../messages/sw/productTypes.ts';
import { takeOff as sw } from '../../../../messages/sw/takeOff.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { listCosts, type TakeOffCost } from '../../../catalogue/server/public.ts';
import {
  isDimension,
  type Job,
  jobOf,
  type Line,
  saidOf,
  type TakeOff,
  takeOffWords,
} from '../../../materials/takeoff/public.ts';
import type { TakeOffTurn } from '../../dialogue/take-off.ts';
import { consultOn } from '../consult.ts';
import type { Db } from '../deps.ts';
import { suppliersAnswer } from './answer.ts';
import { unitsWords } from './item-names.ts';
import type { Said, Turn } from './turn.ts';

/** What a job needs, by what was assumed, and what that costs; or the one dimension that is missing. */
export async function takeOffAnswer(deps: Db, turn: Turn, asked: TakeOffTurn): Promise<Said> {
  const { copy, language, understanding } = turn;
  const job = jobOf(asked.job);
  if (!job) return { response: copy.outOfScope };
  const isSwahili = language === 'sw';
  const words = takeOffWords(isSwahili ? sw : en, (name) =>
    typeWords(name, isSwahili ? swahiliTypes : null),
  );
  const jobName = words.job(job.key).toLowerCase();
  if (!asked.done) {
    const key = asked.missing ?? '';
    const field = job.fields[key];
    const called = words.field(job.key, key).toLowerCase();
    const usual = field ? words.value(field, field.usual) : '';
    return { response: fill(copy.takeOff.ask, { job: jobName, field: called, usual }) };
  }
  const county = understanding.place?.county ?? null;
  const { costs } = await listCosts(deps.db, asked.done.lines, county);
  const { matches } = await consultOn(deps.db, understanding, turn.now);
  const query = new URLSearchParams({
    job: job.key,
    ...saidOf(job, asked.values),
    ...(county === null ? {} : { county }),
  });
  return {
    response: [
      fill(copy.takeOff.need, { job: jobName, size: sizeWords(words, job, asked.done) }),
      ...asked.done.lines.map((line) => `• ${lineWords(words, line, turn)}`),
      fill(copy.takeOff.taken, { assumptions: assumptionWords(words, job, asked.done) }),
      ...costWords(costs, county, turn),
      copy.takeOff.next,
    ].join('\n'),
    items: asked.done.lines.map(({ name, type, quantity, unit }) => ({
      name,
      productType: type,
      quantity,
      unit,
    })),
    links: [{ label: copy.takeOff.link, href: `/tools/takeoff?${query}` }],
    ...(matches && matches.suppliers.length > 0
      ? { supplierMatches: { matches: suppliersAnswer(matches, copy) } }
      : {}),
  };
}

type Words = ReturnType<typeof takeOffWords>;

/** "length 10 m, width 8 m". */
const fieldsWords = (
  words: Words,
  job: Job,
  { values }: TakeOff,
  isShown: (key: string) => boolean,
) =>
  Object.entries(job.fields)
    .flatMap(([key, field]) =>
      isShown(key)
        ? `${words.field(job.key, key).toLowerCase()} ${words.value(field, values[key] ?? '')}`
        : [],
    )
    .join(', ');

const sizeWords = (words: Words, job: Job, done: TakeOff) =>
  fieldsWords(words, job, done, (key) => isDimension(job, key) && done.values[key] !== 0);
const assumptionWords = (words: Words, job: Job, done: TakeOff) =>
  fieldsWords(words, job, done, (key) => !isDimension(job, key) && done.values[key] !== 0);

function lineWords(words: Words, line: Line, { copy }: Turn): string {
  const { quantity, unit, also } = line;
  const more = also ? ` (${unitsWords(also.quantity, also.unit, copy)})` : '';
  return `${words.line(line)}: ${unitsWords(quantity, unit, copy)}${more}`;
}

/** What the lines that are on lists cost together. */
function costWords(
  costs: readonly (TakeOffCost | null)[],
  county: string | null,
  { copy }: Turn,
): string[] {
  const known = costs.flatMap((cost) => cost ?? []);
  if (known.length === 0) return [];
  const sum = (of: 'low' | 'median' | 'high') =>
    formatMoney(known.reduce((total, cost) => total + toCents(cost[of]), 0n));
  const pattern = known.length < costs.length ? copy.takeOff.costPart : copy.takeOff.cost;
  return [
    fill(pattern, {
      ...{ low: sum('low'), median: sum('median'), high: sum('high') },
      suppliers: Math.max(...known.map(({ suppliers }) => suppliers)),
      where: county === null ? '' : fill(copy.place, { place: county }),
    }),
  ];
}
