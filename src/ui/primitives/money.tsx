import { formatMoney, formatUnitPrice } from '../../shared/money.ts';
import { cx } from '../cx.ts';

export interface MoneyProps {
  /** Decimal string of shillings, or whole cents as bigint. */
  amount: string | number | bigint;
  /** What is owed or paid keeps its cents. */
  exact?: boolean;
  className?: string | undefined;
}

/** "KSh 1,250", never broken over two lines. */
export function Money({ amount, exact = false, className }: MoneyProps) {
  const format = exact ? formatUnitPrice : formatMoney;
  return <span className={cx('whitespace-nowrap tabular-nums', className)}>{format(amount)}</span>;
}
