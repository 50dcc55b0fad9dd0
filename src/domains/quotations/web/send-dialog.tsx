import type { ReactNode } from 'react';
import { countWords, fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import { hasDeliveryCost } from '../rules.ts';
import { type Draft, isQuoted, totalOf } from './form-state.ts';
import { countToLook } from './price-list.ts';

/** So many lines without a price are named; of the others their number is enough. */
const mostNamed = 3;

interface SendDialogProps {
  open: boolean;
  draft: Draft;
  items: readonly RfqItem[];
  /** How many files go with it. */
  files: number;
  isRevision: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** What is about to be sent, before it is: a sealed quotation goes to its buyer at once. */
export function SendDialog({ open, isRevision, onSend, onClose, ...sent }: SendDialogProps) {
  const t = useTexts('quotations');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      kind="alert"
      title={isRevision ? t.sendRevisionTitle : t.sendTitle}
      description={isRevision ? t.reviseLead : t.sendText}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.goBack}
          </Button>
          <Button onClick={onSend}>{t.send}</Button>
        </>
      }
    >
      <Summary {...sent} />
    </Dialog>
  );
}

function Summary({ draft, items, files }: Pick<SendDialogProps, 'draft' | 'items' | 'files'>) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const lines = new Map(draft.lines.map((line) => [line.rfqItemId, line]));
  const unpriced = items.filter(({ id }) => {
    const line = lines.get(id);
    return !line || !isQuoted(line);
  });
  const delivery = hasDeliveryCost(draft.deliveryTerms)
    ? `${t.terms[draft.deliveryTerms]}: ${formatUnitPrice(plainNumber(draft.deliveryCost) || '0')}`
    : t.terms[draft.deliveryTerms];
  const priced = items.length - unpriced.length;
  const toConfirm = countToLook(draft);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [&>dd]:text-right [&>dd]:font-semibold [&>dd]:tabular-nums [&>dt]:text-ink-muted">
        {items.length > 0 && (
          <Row label={t.pricedLines}>{fill(t.pricedOf, { priced, count: items.length })}</Row>
        )}
        <Row label={t.delivery}>{delivery}</Row>
        <Row label={t.deliveryTimeShort}>{countWords(t.days, Number(draft.deliveryTime))}</Row>
        {draft.validUntil && (
          <Row label={t.validUntil}>{formatDate(draft.validUntil, language)}</Row>
        )}
        {files > 0 && <Row label={t.attachments}>{String(files)}</Row>}
        <div className="col-span-2 mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-extrabold font-heading">
          <dt>
            {t.total}{' '}
            <span className="font-sans font-normal text-ink-muted text-sm">{t.totalWithAll}</span>
          </dt>
          <dd className="whitespace-nowrap text-xl tabular-nums">
            {formatUnitPrice(totalOf(draft))}
          </dd>
        </div>
      </dl>
      {toConfirm > 0 && (
        <p className="mt-4 rounded-control bg-warning-soft p-3 font-semibold">
          {countWords(t.notConfirmed, toConfirm)}
        </p>
      )}
      {unpriced.length > 0 && (
        <p className="mt-4 wrap-anywhere rounded-control bg-warning-soft p-3">
          <span className="font-semibold">
            {priced === 0 ? t.noLinePriced : countWords(t.linesLeftOut, unpriced.length)}
          </span>{' '}
          {priced > 0 && <NamesOf items={unpriced} />}
        </p>
      )}
    </>
  );
}

function NamesOf({ items }: { items: readonly RfqItem[] }) {
  const t = useTexts('quotations');
  const typeWords = useTypeWords();
  const names = items
    .slice(0, mostNamed)
    .map(({ productName }) => typeWords(productName))
    .join(', ');
  const more = items.length - mostNamed;
  return more > 0 ? fill(t.namesAndMore, { names, count: more }) : `${names}.`;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
