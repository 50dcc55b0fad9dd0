import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/numbers.ts';
import { cx } from '../cx.ts';
import { Card } from '../primitives/card.tsx';

export interface StatCardProps {
  label: ReactNode;
  /** A number is written with its thousands apart. */
  value: ReactNode;
  caption?: ReactNode;
  icon?: ReactNode;
}

/** Amounts of millions keep their digits on one line, in the width that the card has. */
function sizeOf(value: ReactNode): string {
  const words = typeof value === 'string' ? value.split(/\s/) : [];
  const longest = Math.max(0, ...words.map(({ length }) => length));
  if (longest > 11) return 'text-sm @[10rem]:text-base @[12rem]:text-xl @[16rem]:text-2xl';
  return longest > 8
    ? 'text-xl @[12rem]:text-2xl @[14rem]:text-[1.75rem]'
    : 'text-xl sm:text-2xl md:text-[1.75rem]';
}

/** One figure with its name, and a line that says of what or since when. */
export function StatCard({ label, value, caption, icon }: StatCardProps) {
  const shown = typeof value === 'number' ? formatNumber(value) : value;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 p-3 sm:p-3.5 md:p-5">
      {/* The longest words of both languages stay whole in half of a phone's width. */}
      <p className="self-center font-semibold text-ink-muted text-[0.8125rem] max-sm:col-span-full sm:text-sm">
        {label}
      </p>
      {icon && (
        <span className="hidden size-10 place-items-center rounded-control bg-brand-soft text-brand sm:grid [&>svg]:size-5.5">
          {icon}
        </span>
      )}
      <div className="@container col-span-full mt-1">
        <p
          className={cx(
            'wrap-anywhere font-extrabold font-heading tabular-nums leading-tight [word-spacing:0.08em]',
            sizeOf(shown),
          )}
        >
          {shown}
        </p>
      </div>
      {caption && <p className="col-span-full mt-1 text-ink-muted text-sm">{caption}</p>}
    </Card>
  );
}
