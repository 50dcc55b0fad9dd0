import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface SectionProps {
  /** Where `/#id` scrolls to. */
  id?: string | undefined;
  title?: ReactNode;
  lead?: ReactNode;
  /** At the end of the title's line, e.g. a link to the whole list. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a long page with its heading. Width and ground are the caller's. */
export function Section({ id, title, lead, actions, className, children }: SectionProps) {
  return (
    <section id={id} className={cx('py-10 md:py-16', className)}>
      {(title || lead) && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
          <div>
            {title && <h2>{title}</h2>}
            {lead && <p className="mt-2 max-w-2xl text-ink-muted md:text-lg">{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
