import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: the way here, its name, what can be done. */
export function PageHeader({ title, breadcrumbs, lead, actions }: PageHeaderProps) {
  return (
    <header className="pt-4 pb-6 md:pt-6 md:pb-8">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className="mb-1" />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          <div className="hazard-strip mt-3 w-18" />
          {lead && <p className="mt-3 max-w-2xl text-ink-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
