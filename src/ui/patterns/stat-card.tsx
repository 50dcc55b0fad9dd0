import type { ReactNode } from 'react';
import { Card } from '../primitives/card.tsx';

export interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  caption?: ReactNode;
  icon?: ReactNode;
}

/** One figure with its name, and a line that says of what or since when. */
export function StatCard({ label, value, caption, icon }: StatCardProps) {
  return (
    <Card className="grid grid-cols-[1fr_auto] gap-x-3 p-4 md:p-5">
      <p className="font-semibold text-ink-muted text-sm">{label}</p>
      {icon && (
        <span className="row-span-2 grid size-11 place-items-center rounded-control bg-brand-soft text-brand [&>svg]:size-5.5">
          {icon}
        </span>
      )}
      <p className="font-extrabold font-heading text-2xl tabular-nums leading-tight md:text-3xl">
        {value}
      </p>
      {caption && <p className="col-span-full mt-1 text-ink-muted text-sm">{caption}</p>}
    </Card>
  );
}
