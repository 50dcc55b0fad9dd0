import { formatMoney } from '../../shared/money.ts';
import { cx } from '../cx.ts';

export interface MoneyProps {
  /** Decimal string of shillings, or whole cents as bigint. */
  amount: string | number | bigint;
  className?: string | undefined;
}

/** "KSh 1,250", never broken over two lines. */
export function Money({ amount, className }: MoneyProps) {
  return (
    <span className={cx('whitespace-nowrap tabular-nums', className)}>{formatMoney(amount)}</span>
  );
}
