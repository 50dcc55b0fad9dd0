import { ChevronDown } from 'lucide-react';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { apiPath } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { TableLinks } from '../../../../ui/primitives/download-link.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import {
  type Line,
  numberWords,
  rules,
  type StageKey,
  type TakeOff,
} from '../../../materials/takeoff/public.ts';
import type { TakeOffAnswer, TakeOffCost } from '../../take-off-schema.ts';
import { type Calculation, lineKey, queryOf } from './said.ts';
import { AssumptionLine } from './take-off-form.tsx';
import { useTakeOffWords } from './use-take-off-words.ts';

interface ResultProps {
  calculation: Calculation;
  /** Null where prices could not be loaded, and before. */
  answer: TakeOffAnswer | null;
  hasFailed: boolean;
}

/** What to buy, as soon as the dimensions are said. */
export function TakeOffResult({ calculation, answer, hasFailed }: ResultProps) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const { job, missing, done } = calculation;
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-live="polite">
      <h2 className="text-xl">{t.result}</h2>
      {done ? (
        <Answered done={done} calculation={calculation} answer={answer} hasFailed={hasFailed} />
      ) : (
        missing && <p>{fill(t.enter, { field: words.field(job.key, missing).toLowerCase() })}</p>
      )}
    </section>
  );
}

type Row = Line & { readonly cost: TakeOffCost | null };

function Answered({ done, calculation, answer, hasFailed }: ResultProps & { done: TakeOff }) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const listed = new Map(answer?.lines.map((line) => [lineKey(line), line.cost]));
  const rows: Row[] = done.lines.map((line) => ({
    ...line,
    cost: listed.get(lineKey(line)) ?? null,
  }));
  const query = queryOf(calculation);
  const stages = [...Map.groupBy(rows, ({ stage }) => stage)];
  const isWhole = stages.length > 1;
  const costs = hasFailed ? (
    <p role="alert">{t.pricesFailed}</p>
  ) : (
    answer && <Costs rows={rows} answer={answer} county={calculation.said.county ?? ''} />
  );
  return (
    <>
      <p className="text-ink-muted">
        {done.figures
          .map(
            ({ key, value, unit }) =>
              `${words.figure(key)} ${numberWords(Number(value.toFixed(2)), unit)}`,
          )
          .join(' · ')}
      </p>
      {isWhole && costs}
      {stages.map(([stage, own]) => (
        <Lines key={stage ?? ''} rows={own} query={query} />
      ))}
      <p className="hidden print:block">
        {t.assumptions}: <AssumptionLine calculation={calculation} />
      </p>
      {!isWhole && costs}
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton to={`/rfqs/new?takeoff=1&${query}`} rel="nofollow">
          {t.rfq}
        </LinkButton>
        {isWhole && (
          <LinkButton variant="outline" to={`/projects?${query}`} rel="nofollow">
            {t.asProject}
          </LinkButton>
        )}
        <TableLinks href={apiPath(['/api/take-off.csv'], Object.fromEntries(query))}>
          {t.csv}
        </TableLinks>
        <Button variant="outline" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <HowItWorks lines={done.lines} />
    </>
  );
}

/** Of a whole job, the lines of one stage with what they cost. */
function Lines({ rows, query }: { rows: readonly Row[]; query: URLSearchParams }) {
  const stage = rows[0]?.stage;
  if (!stage) return <LineTable rows={rows} />;
  return <Stage stage={stage} rows={rows} query={query} />;
}

function Stage({
  stage,
  rows,
  query,
}: {
  stage: StageKey;
  rows: readonly Row[];
  query: URLSearchParams;
}) {
  const t = useTexts('takeOff');
  const costs = rows.flatMap(({ cost }) => cost ?? []);
  return (
    <details className="card group print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 p-4">
        <h3 className="flex items-center gap-2 font-semibold text-lg">
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 group-open:rotate-180 print:hidden"
          />
          {t.stages[stage]}
        </h3>
        {costs.length > 0 && (
          <span className="whitespace-nowrap tabular-nums">
            {`${formatMoney(sumOf(costs, 'low'))} – ${formatMoney(sumOf(costs, 'high'))}`}
          </span>
        )}
      </summary>
      <div className="grid gap-3 p-4 pt-0">
        <LineTable rows={rows} />
        <LinkButton
          variant="outline"
          className="justify-self-start print:hidden"
          to={`/rfqs/new?takeoff=1&${query}&${new URLSearchParams({ stage, title: t.stages[stage] })}`}
          rel="nofollow"
        >
          {t.stageRfq}
        </LinkButton>
      </div>
    </details>
  );
}

const sumOf = (costs: readonly TakeOffCost[], of: 'low' | 'median' | 'high'): bigint =>
  costs.reduce((sum, cost) => sum + toCents(cost[of]), 0n);

function LineTable({ rows }: { rows: readonly Row[] }) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const quantityWords = useQuantityWords();
  const money = (of: 'low' | 'median' | 'high'): Column<Row> => ({
    id: of,
    header: t[of],
    numeric: true,
    cell: ({ cost }) => (
      <span className="whitespace-nowrap">
        {cost ? formatMoney(cost[of]) : of === 'median' ? t.noPrice : '–'}
      </span>
    ),
  });
  return (
    <DataTable
      caption={t.result}
      rows={rows}
      rowKey={lineKey}
      columns={[
        { id: 'material', header: t.material, title: true, cell: words.line },
        {
          id: 'quantity',
          header: t.quantity,
          numeric: true,
          cell: ({ quantity, unit, exact, also }) => (
            <span className="grid justify-items-end text-right">
              <strong>{quantityWords(quantity, unit)}</strong>
              <span className="text-ink-muted text-sm">
                {fill(t.exactly, { exact: formatNumber(Number(exact.toFixed(2))) })}
                {also && ` · ${quantityWords(also.quantity, also.unit)}`}
              </span>
            </span>
          ),
        },
        money('low'),
        money('median'),
        money('high'),
        {
          id: 'suppliers',
          header: t.suppliers,
          numeric: true,
          cell: ({ cost }) => (cost ? formatNumber(cost.suppliers) : '–'),
        },
      ]}
    />
  );
}

function Costs({
  rows,
  answer,
  county,
}: {
  rows: readonly Row[];
  answer: TakeOffAnswer;
  county: string;
}) {
  const t = useTexts('takeOff');
  const costs = rows.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const total = (of: 'low' | 'median' | 'high') => formatMoney(sumOf(costs, of));
  const { delivery } = answer;
  return (
    <div className="card grid gap-2 p-4">
      <p>
        <strong>{costs.length < rows.length ? t.totalPart : t.total}</strong>:{' '}
        <span className="whitespace-nowrap tabular-nums">{`${t.low} ${total('low')}`}</span>,{' '}
        <strong className="whitespace-nowrap tabular-nums">{`${t.median} ${total('median')}`}</strong>
        , <span className="whitespace-nowrap tabular-nums">{`${t.high} ${total('high')}`}</span>
      </p>
      <p className="text-ink-muted text-sm">
        {fill(t.pricesNote, { place: county || t.everywhere })}{' '}
        {delivery
          ? fill(countWords(t.delivery, delivery.suppliers), {
              low: formatMoney(delivery.low),
              high: formatMoney(delivery.high),
            })
          : t.noDelivery}{' '}
        {rows.some(({ stage }) => stage) ? t.wholeEstimate : t.estimate}
      </p>
    </div>
  );
}

function HowItWorks({ lines }: { lines: readonly Line[] }) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const byRule = [...Map.groupBy(lines, ({ rule }) => rule)];
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t.how}</summary>
      <dl className="grid gap-3">
        {byRule.map(([rule, own]) => (
          <div key={rule}>
            <dt className="font-semibold">{own.map(words.line).join(', ')}</dt>
            <dd>{t.formulas[rule]}</dd>
            <dd className="text-ink-muted text-sm">{rules[rule]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
