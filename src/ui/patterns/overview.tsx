import { Children, type ReactNode, useId } from 'react';
import { Button } from '../primitives/button.tsx';
import { StatCard, type StatCardProps } from './stat-card.tsx';

/** The parts that every dashboard's overview is made of. */

export function Overview({ children }: { children: ReactNode }) {
  return <div className="grid gap-8">{children}</div>;
}

/** Figures beside each other, two on a phone. */
export function StatGrid({ stats }: { stats: readonly (StatCardProps & { label: string })[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </div>
  );
}

export interface OverviewSectionProps {
  title: string;
  /** The way to all of it; null where there is nothing more to see. */
  all: { label: string; onSelect: () => void } | null;
  children: ReactNode;
}

/** What came last of one kind, with the way to all of it. */
export function OverviewSection({ title, all, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {all && (
          <Button variant="ghost" className="-mr-4" aria-describedby={id} onClick={all.onSelect}>
            {all.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** A few cards (as `li`), or what stands there where there are none. */
export function RecentCards({ empty, children }: { empty: ReactNode; children: ReactNode }) {
  if (Children.count(children) === 0) return empty;
  return <ul className="grid gap-3 lg:grid-cols-3">{children}</ul>;
}
