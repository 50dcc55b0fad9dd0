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
  const texts = isSwahili ? sw : en;
  const words = takeOffWords(texts, (name) => typeWords(name, isSwahili ? swahiliTypes : null));
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
      ...shownWords(words, asked.done.lines, costs, asked.named, turn).map((line) => `• ${line}`),
      fill(copy.takeOff.taken, { assumptions: assumptionWords(words, job, asked.done) }),
      ...costWords(costs, county, turn),
      ...(asked.done.lines.some(({ stage }) => stage) ? [texts.wholeEstimate] : []),
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

/** The lines; of a whole job those that are named, added up, or what its stages cost. */
function shownWords(
  words: Words,
  lines: readonly Line[],
  costs: readonly (TakeOffCost | null)[],
  asked: ReadonlySet<string>,
  turn: Turn,
): string[] {
  if (lines.every(({ stage }) => stage === undefined))
    return lines.map((line) => lineWords(words, line, turn));
  const named = Map.groupBy(
    lines.filter(({ type }) => asked.has(type)),
    ({ name }) => name,
  );
  if (named.size > 0)
    return [...named.values()].flatMap((own) => {
      const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
      const [one] = own.map(({ also: _loads, ...line }) => line);
      return one ? lineWords(words, { ...one, quantity }, turn) : [];
    });
  const stages = Map.groupBy(lines.keys(), (place) => lines[place]?.stage ?? '');
  return [...stages].map(([stage, places]) => {
    const known = places.flatMap((place) => costs[place] ?? []);
    const range = `${sumOf(known, 'low')} – ${sumOf(known, 'high')}`;
    return known.length > 0 ? `${words.stage(stage)}: ${range}` : words.stage(stage);
  });
}

const sumOf = (costs: readonly TakeOffCost[], of: 'low' | 'median' | 'high') =>
  formatMoney(costs.reduce((total, cost) => total + toCents(cost[of]), 0n));

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
  const pattern = known.length < costs.length ? copy.takeOff.costPart : copy.takeOff.cost;
  return [
    fill(pattern, {
      ...{ low: sumOf(known, 'low'), median: sumOf(known, 'median'), high: sumOf(known, 'high') },
      suppliers: Math.max(...known.map(({ suppliers }) => suppliers)),
      where: county === null ? '' : fill(copy.place, { place: county }),
    }),
  ];
}
