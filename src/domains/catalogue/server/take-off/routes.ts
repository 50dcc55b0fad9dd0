import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { takeOff as en } from '../../../../messages/en/takeOff.ts';
import type { Language, Messages } from '../../../../messages/index.ts';
import { takeOff as sw } from '../../../../messages/sw/takeOff.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { csvFile, sendTable } from '../../../../platform/csv.ts';
import { languageOf } from '../../../../platform/language.ts';
import { fileOf } from '../../../../shared/responses.ts';
import {
  jobOf,
  missingIn,
  readValues,
  type Said,
  takeOff,
  valuesSaid,
} from '../../../materials/takeoff/public.ts';
import { type TakeOffAnswer, takeOffQuerySchema, takeOffResponse } from '../../take-off-schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { listCosts } from './list-prices.ts';

const tags = ['Catalogue'];
const texts: Readonly<Record<Language, Messages['takeOff']>> = { en, sw };

/** What a job needs and what that costs, for everybody. */
export const takeOffRoutes =
  (deps: CatalogueDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/take-off',
      {
        config: { access: 'public', limit: 'search', keptForVisitors: true },
        schema: {
          tags,
          summary: 'What to buy for a job, from its dimensions, and what it costs on the lists',
          querystring: takeOffQuerySchema,
          response: { 200: takeOffResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await answerOf(deps, request.query))),
    );

    app.get(
      '/api/take-off.csv',
      {
        config: { access: 'public', limit: 'search' },
        schema: {
          tags,
          summary: 'The same as CSV',
          querystring: takeOffQuerySchema,
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) =>
        sendTable(
          reply,
          request.query.job,
          asCsv(await answerOf(deps, request.query), languageOf(request)),
        ),
    );
  };

interface Asked {
  readonly job: string;
  readonly county?: string | undefined;
}

async function answerOf({ db }: CatalogueDeps, asked: Asked): Promise<TakeOffAnswer> {
  const job = jobOf(asked.job);
  if (!job) return { missing: null, wrong: ['job'], lines: [], delivery: null };
  const { values, wrong } = readValues(job, valuesSaid(job, asked as unknown as Said));
  const lines = takeOff(job, values)?.lines ?? [];
  const { costs, delivery } = await listCosts(db, lines, asked.county || null);
  return {
    missing: missingIn(job, values),
    wrong,
    lines: lines.map(({ name, type, quantity, unit, exact, stage = null }, place) => ({
      stage,
      name,
      type,
      quantity,
      unit,
      exact: Number(exact.toFixed(3)),
      cost: costs[place] ?? null,
    })),
    delivery,
  };
}

function asCsv({ lines }: TakeOffAnswer, language: Language): string {
  const rows = lines.map(({ stage, name, quantity, unit, exact, cost }) => [
    ...[stage && texts[language].stages[stage], name, quantity, unit, exact],
    ...[cost?.low, cost?.median, cost?.high, cost?.suppliers],
  ]);
  return csvFile([[...texts[language].csvColumns], ...rows]);
}
