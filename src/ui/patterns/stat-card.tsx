import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/numbers.ts';
import { Card } from '../primitives/card.tsx';

export interface StatCardProps {
  label: ReactNode;
  /** A number is written with its thousands apart. */
  value: ReactNode;
  caption?: ReactNode;
  icon?: ReactNode;
}

/** One figure with its name, and a line that says of what or since when. */
export function StatCard({ label, value, caption, icon }: StatCardProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 p-4 md:p-5">
      <p className="self-center font-semibold text-ink-muted text-sm">{label}</p>
      {icon && (
        <span className="hidden size-10 place-items-center rounded-control bg-brand-soft text-brand sm:grid [&>svg]:size-5.5">
          {icon}
        </span>
      )}
      <p className="col-span-full mt-1 wrap-anywhere font-extrabold font-heading text-xl tabular-nums leading-tight [word-spacing:0.08em] sm:text-2xl md:text-[1.75rem]">
        {typeof value === 'number' ? formatNumber(value) : value}
      </p>
      {caption && <p className="col-span-full mt-1 text-ink-muted text-sm">{caption}</p>}
    </Card>
  );
}
