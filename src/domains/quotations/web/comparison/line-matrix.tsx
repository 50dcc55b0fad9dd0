import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import type { ComparisonLine, ComparisonQuotation } from '../../comparison-schema.ts';
import { LineName, type LinesProps, MoreLines, useDivided } from './line-choices.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { isLineGone } from './use-award.ts';

interface LineMatrixProps extends Omit<LinesProps, 'open' | 'opening'> {
  quotations: readonly ComparisonQuotation[];
}

const columnsAtOnce = 4;
const rowsAtOnce = 20;

/** Lines by suppliers, on wide screens: the suppliers in their order, a few at a time. */
export function LineMatrix({ quotations, lines, ...rest }: LineMatrixProps) {
  const t = useTexts('comparison');
  const priced = quotations.filter(({ coveredLines }) => coveredLines !== null);
  const [from, setFrom] = useState(0);
  const [rows, setRows] = useState(rowsAtOnce);
  const shown = priced.slice(from, from + columnsAtOnce);
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
              <MatrixRow key={line.rfqItem.id} line={line} columns={shown} {...rest} />
            ))}
          </tbody>
        </table>
      </Card>
      <MoreLines left={lines.length - rows} onMore={() => setRows(rows + rowsAtOnce)}>
        {t.showLines}
      </MoreLines>
    </>
  );
}

interface MatrixRowProps extends Omit<LineMatrixProps, 'lines' | 'quotations'> {
  line: ComparisonLine;
  columns: readonly ComparisonQuotation[];
}

function MatrixRow({ line, columns, state, ...rest }: MatrixRowProps) {
  const t = useTexts('comparison');
  const { isDivided, buttons } = useDivided(line, state);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="p-3 font-normal">
        <LineName line={line} isGone={isLineGone(line, state)} />
        <div className="-ml-3 flex flex-wrap">{buttons}</div>
      </th>
      {columns.map(({ quotationId }) => {
        const offer = line.offers.find((one) => one.quotationId === quotationId);
        return (
          <td key={quotationId} className="p-3">
            {offer ? (
              <OfferChoice {...rest} {...{ line, offer, state, isDivided }} showName={false} />
            ) : (
              <span className="text-ink-muted text-sm">{t.notOffered}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
