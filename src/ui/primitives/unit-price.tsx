import { formatUnitPrice } from '../../shared/money.ts';
import { cx } from '../cx.ts';
import { useUnitWords } from '../material-words.ts';

export interface UnitPriceProps {
  /** Decimal string of shillings. */
  price: string | number;
  unit: string;
  className?: string | undefined;
}

/** "KSh 780 / bag": the price stands out, the unit explains it in the reader's language. */
export function UnitPrice({ price, unit, className }: UnitPriceProps) {
  const words = useUnitWords();
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-1', className)}>
      <span className="whitespace-nowrap font-extrabold font-heading tabular-nums [word-spacing:0.08em]">
        {formatUnitPrice(price)}
      </span>
      <span className="wrap-anywhere font-normal text-[0.8125rem] text-ink-muted">
        / {words(unit)}
      </span>
    </span>
  );
}
