import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import type { ComparisonQuotation } from '../../comparison-schema.ts';
import {
  LineName,
  type LinesProps,
  linesAtOnce,
  MoreLines,
  type OneLine,
  ofLine,
  useDivided,
} from './line-choices.tsx';
import { OfferChoice } from './offer-choice.tsx';

interface LineMatrixProps extends Omit<LinesProps, 'open' | 'opening'> {
  quotations: readonly ComparisonQuotation[];
}

const columnsAtOnce = 4;

/** Lines by suppliers, on wide screens: the suppliers in their order, a few at a time. */
export function LineMatrix({ quotations, lines, ...rest }: LineMatrixProps) {
  const t = useTexts('comparison');
  const [from, setFrom] = useState(0);
  const [rows, setRows] = useState(linesAtOnce);
  const { priced, shown } = useMemo(() => {
    const priced = quotations.filter(({ coveredLines }) => coveredLines !== null);
    return { priced, shown: priced.slice(from, from + columnsAtOnce) };
  }, [quotations, from]);
  return (
    <>
      {priced.length > columnsAtOnce && (
        <div className="mb-2 flex items-center justify-end gap-2">
          <span className="text-ink-muted text-sm tabular-nums" role="status">
            {fill(t.shown, { from: from + 1, to: from + shown.length, count: priced.length })}
          </span>
          <IconButton
            label={t.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - columnsAtOnce))}
          />
          <IconButton
            label={t.next}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={from + columnsAtOnce >= priced.length}
            onClick={() => setFrom(from + columnsAtOnce)}
          />
        </div>
      )}
      <Card className="overflow-hidden">
        <table className="w-full table-fixed border-collapse text-left">
          <caption className="sr-only">{t.lines}</caption>
          <thead>
            <tr className="border-line border-b bg-surface-sunken align-top">
              <th scope="col" className="w-1/5 p-3">
                {t.line}
              </th>
              {shown.map(({ quotationId, landedTotal }) => (
                <th key={quotationId} scope="col" className="p-3">
                  <span className="block wrap-anywhere">{rest.names.get(quotationId)}</span>
                  <Money amount={landedTotal} className="font-normal text-sm" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, rows).map((line) => (
              <MatrixRow key={line.rfqItem.id} columns={shown} {...ofLine(line, rest)} />
            ))}
          </tbody>
        </table>
      </Card>
      <MoreLines left={lines.length - rows} onMore={() => setRows(rows + linesAtOnce)} />
    </>
  );
}

interface MatrixRowProps extends OneLine {
  columns: readonly ComparisonQuotation[];
}

/** Drawn anew only where it was changed. */
const MatrixRow = memo(function MatrixRow({ columns, ...one }: MatrixRowProps) {
  const t = useTexts('comparison');
  const { line, isGone } = one;
  const { isDivided, buttons } = useDivided(one);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="p-3 font-normal">
        <LineName line={line} isGone={isGone} />
        <div className="-ml-3 flex flex-wrap">{buttons}</div>
      </th>
      {columns.map(({ quotationId }) => {
        const offer = line.offers.find((one) => one.quotationId === quotationId);
        return (
          <td key={quotationId} className="p-3">
            {offer ? (
              <OfferChoice {...{ ...one, isDivided, offer }} showName={false} />
            ) : (
              <span className="text-ink-muted text-sm">{t.notOffered}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
