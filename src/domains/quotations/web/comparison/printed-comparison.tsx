import { useMemo } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatEnd } from '../../../../shared/dates.ts';
import { formatMoney, formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { useUnitWords } from '../../../../ui/material-words.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { usePrinting } from '../../../../ui/printing.ts';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import type { ComparisonAnswer, ComparisonLine, ComparisonOffer } from '../../comparison-schema.ts';
import { differenceWords } from '../../difference-text-rules.ts';
import { normalPrice, supplierNames } from './award-choice.ts';
import { daysWords } from './days-words.ts';
import { useWholeWords, wholeOrdered } from './whole-units.ts';

interface PrintedProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
}

/** The comparison on paper: every supplier and every line, in rows that fit A4. */
export function PrintedComparison({ comparison }: { comparison: ComparisonAnswer }) {
  const t = useTexts('comparison');
  const isPrinting = usePrinting();
  const names = useMemo(() => supplierNames(comparison, t), [comparison, t]);
  if (!isPrinting) return null;
  return (
    <div className="grid gap-4">
      <Totals comparison={comparison} names={names} />
      {comparison.lines.length > 0 && <Offers comparison={comparison} names={names} />}
    </div>
  );
}

function Totals({ comparison, names }: PrintedProps) {
  const { quotations, lines } = comparison;
  const t = useTexts('comparison');
  const language = useLanguage();
  return (
    <>
      <table className="printed-table">
        <caption>{t.quotations}</caption>
        <thead>
          <tr>
            <th scope="col">{t.supplierHead}</th>
            <th scope="col" className="is-number">
              {t.total}
            </th>
            <th scope="col">{t.coverageHead}</th>
            <th scope="col">{t.deliveryTime}</th>
            <th scope="col">{t.deliveryCost}</th>
            <th scope="col">{t.validUntil}</th>
            <th scope="col" className="is-number">
              {t.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {quotations.map((one) => (
            <tr key={one.quotationId}>
              <th scope="row">
                {names.get(one.quotationId)}
                {one.state !== 'live' && ` (${t.states[one.state]})`}
              </th>
              <td className="is-number">{formatUnitPrice(one.landedTotal)}</td>
              <td>
                {one.coveredLines === null ? t.lumpSum : `${one.coveredLines} / ${lines.length}`}
              </td>
              <td>{daysWords(one.deliveryTime, t)}</td>
              <td>{fill(t.terms[one.deliveryTerms], { amount: formatMoney(one.deliveryCost) })}</td>
              <td>{formatEnd(one.validUntil, language)}</td>
              <td className="is-number">{one.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <BestSplit comparison={comparison} names={names} />
    </>
  );
}

/** The best split, with what each supplier delivers of it. */
function BestSplit({ comparison: { bestSplit, saving, lines }, names }: PrintedProps) {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  const wholeWords = useWholeWords();
  if (!bestSplit) return null;
  const items = new Map(lines.map((line) => [line.rfqItem.id, line]));
  const bySupplier = Map.groupBy(bestSplit.choices, ({ quotationId }) => quotationId);
  return (
    <div>
      <p>
        {t.bestSplit}: {formatUnitPrice(bestSplit.total)}
        {saving &&
          toCents(saving) > 0n &&
          ` (${fill(t.saves, { amount: formatMoney(saving), count: bySupplier.size })})`}
      </p>
      <ul>
        {[...bySupplier].map(([quotationId, choices]) => (
          <li key={quotationId}>
            {names.get(quotationId)}:{' '}
            {choices
              .flatMap(({ rfqItemId, quantity }) => {
                const { rfqItem, offers } = items.get(rfqItemId) ?? {};
                if (!rfqItem) return [];
                const offer = offers?.find((one) => one.quotationId === quotationId);
                const whole = offer && wholeOrdered(rfqItem, offer, quantity);
                const given = words(quantity, rfqItem.unit);
                const ordered = whole && fill(t.orderedAs, { quantity: wholeWords(whole) });
                const amount = ordered ? `${given}; ${ordered}` : given;
                return `${rfqItem.lineNo}. ${rfqItem.productName} (${amount})`;
              })
              .join('; ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offers({ comparison: { lines }, names }: PrintedProps) {
  const t = useTexts('comparison');
  return (
    <table className="printed-table">
      <caption>{t.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{t.supplierHead}</th>
          <th scope="col">{t.quotedHead}</th>
          <th scope="col" className="is-number">
            {t.sameUnitHead}
          </th>
          <th scope="col" className="is-number">
            {t.total}
          </th>
        </tr>
      </thead>
      {lines.map((line) => (
        <LineRows key={line.rfqItem.id} line={line} names={names} />
      ))}
    </table>
  );
}

function LineRows({ line, names }: { line: ComparisonLine } & Pick<PrintedProps, 'names'>) {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  const { lineNo, productName, quantity, unit } = line.rfqItem;
  const [first, ...others] = line.offers;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={Math.max(1, line.offers.length)}>
          {lineNo}. {productName}
          <span className="block font-normal">{words(quantity, unit)}</span>
          {!line.isComparable && <span className="block font-normal">{t.cannotCompare}</span>}
        </th>
        {first ? <OfferCells offer={first} names={names} /> : <td colSpan={4}>{t.noOffers}</td>}
      </tr>
      {others.map((offer) => (
        <tr key={offer.quotationId}>
          <OfferCells offer={offer} names={names} />
        </tr>
      ))}
    </tbody>
  );
}

function OfferCells({ offer, names }: { offer: ComparisonOffer } & Pick<PrintedProps, 'names'>) {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  const unitWords = useUnitWords();
  const substitutes = useTexts('substitutes');
  const { normalizedUnitPrice: price, normalizedUnit, rank, orderedQuantity } = offer;
  const ordered = orderedQuantity && words(orderedQuantity, offer.unit);
  return (
    <>
      <td>
        {names.get(offer.quotationId)}
        {ordered && ` (${fill(t.ordered, { quantity: ordered })})`}
        {rank === 1 && ` (${t.bestPrice})`}
      </td>
      <td>
        {words(offer.quantity, offer.unit)} × {formatUnitPrice(offer.unitPrice)}
        {offer.productName && (
          <span className="block">{fill(t.instead, { product: offer.productName })}</span>
        )}
        {offer.differences.length > 0 && (
          <span className="block">
            {differenceWords(offer.differences, substitutes)}
            {` (${offer.isOpenSubstitute ? substitutes.notAccepted : substitutes.accepted})`}
          </span>
        )}
      </td>
      <td className="is-number">
        {price &&
          normalizedUnit &&
          fill(t.perUnit, { price: normalPrice(price), unit: unitWords(normalizedUnit) })}
      </td>
      <td className="is-number">{formatUnitPrice(offer.landedTotal)}</td>
    </>
  );
}
