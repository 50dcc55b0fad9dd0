import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { DownloadLink } from '../../../../ui/primitives/download-link.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { isCharge } from '../../statement-rules.ts';
import type { Statement } from '../../statement-schema.ts';
import { type NoStatement, type StatementAsked, statementPath } from './api.ts';
import { useCompanyName } from './use-company-name.ts';

interface StatementScreenProps {
  asked: StatementAsked;
  statement: Statement | NoStatement;
  isSeller: boolean;
}

/** Orders and payments with one company in a period, with what is owed before, after each and in the end. */
export function StatementScreen({ asked, statement, isSeller }: StatementScreenProps) {
  const t = useTexts('statements');
  const nameOf = useCompanyName(!isSeller);
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <Link
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
          to="/statements"
        >
          {t.back}
        </Link>
        {typeof statement === 'object' && (
          <h2 className="wrap-anywhere">
            {nameOf(isSeller ? statement.buyer : statement.supplier)}
          </h2>
        )}
      </div>
      <PeriodForm key={`${asked.from} ${asked.to}`} asked={asked} />
      {typeof statement === 'object' ? (
        <>
          <div className="flex">
            <DownloadLink href={statementPath(asked)}>{t.pdf}</DownloadLink>
          </div>
          <Rows statement={statement} />
          <p className="text-ink-muted text-sm">{t.credit}</p>
        </>
      ) : (
        <p role="alert">{t[statement]}</p>
      )}
    </div>
  );
}

/** Without JavaScript it is a plain form. */
function PeriodForm({ asked }: { asked: StatementAsked }) {
  const t = useTexts('statements');
  return (
    <form
      method="get"
      aria-label={t.period}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <input type="hidden" name="with" value={asked.withId ?? ''} />
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t[name]}>
          {(control) => (
            <Input {...control} type="date" name={name} defaultValue={asked[name]} required />
          )}
        </Field>
      ))}
      <Button type="submit" variant="outline" className="col-span-2">
        {t.show}
      </Button>
    </form>
  );
}

type Row = Statement['rows'][number];

function Rows({ statement }: { statement: Statement }) {
  const t = useTexts('statements');
  const { opening, closing, rows, charged, paid } = statement;
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-label={t.title}>
      <Sum label={t.opening} amount={opening} />
      <DataTable
        caption={t.title}
        columns={useColumns()}
        rows={rows}
        rowKey={({ at, kind, orderId, balance }) => `${at} ${kind} ${orderId} ${balance}`}
        empty={<p className="text-ink-muted">{t.quiet}</p>}
      />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-ink-muted">{t.charged}</dt>
        <dd className="text-right">{formatUnitPrice(charged)}</dd>
        <dt className="text-ink-muted">{t.paid}</dt>
        <dd className="text-right">{formatUnitPrice(paid)}</dd>
      </dl>
      <Sum label={t.closing} amount={closing} isStrong />
    </section>
  );
}

function Sum(props: { label: string; amount: string; isStrong?: boolean }) {
  const { label, amount, isStrong } = props;
  return (
    <p className="flex items-baseline justify-between gap-4 font-semibold tabular-nums">
      {label}
      <span className={isStrong ? 'font-extrabold font-heading text-xl' : undefined}>
        {formatUnitPrice(amount)}
      </span>
    </p>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useTexts('statements');
  const language = useLanguage();
  const words = { order: t.order, credit: t.credited, payment: t.payment, reversal: t.reversal };
  const sum = (amount: string) => <span className="whitespace-nowrap">{amount}</span>;
  return [
    {
      id: 'what',
      header: t.what,
      title: true,
      cell: ({ kind, orderId, orderNumber, reference }) => (
        <span className="wrap-anywhere">
          <Link className="underline" to={`/orders/${orderId}`}>
            {fill(words[kind], { order: orderNumber })}
          </Link>
          {reference && (
            <span className="block font-normal text-ink-muted text-sm">{reference}</span>
          )}
        </span>
      ),
    },
    { id: 'date', header: t.date, cell: ({ at }) => formatDate(at, language) },
    {
      id: 'charged',
      header: t.charged,
      numeric: true,
      cell: ({ kind, charged }) => (isCharge(kind) ? sum(formatUnitPrice(charged)) : '–'),
    },
    {
      id: 'paid',
      header: t.paid,
      numeric: true,
      cell: ({ kind, paid }) => (isCharge(kind) ? '–' : sum(formatUnitPrice(paid))),
    },
    {
      id: 'balance',
      header: t.balance,
      numeric: true,
      cell: ({ balance }) => sum(formatUnitPrice(balance)),
    },
  ];
}
