import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';

export interface Breadcrumb {
  label: string;
  /** Missing for the page itself, the last one. */
  to?: string | undefined;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  className?: string | undefined;
}

export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  const t = useTexts('ui');
  return (
    <nav aria-label={t.breadcrumbs} className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1 text-ink-muted">
        {items.map((item, index) => (
          <li key={`${item.label}-${item.to}`} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight className="size-4 flex-none" aria-hidden="true" />}
            {item.to ? (
              <Link
                to={item.to}
                className="-mx-1 inline-flex min-h-11 min-w-11 items-center wrap-anywhere px-1 hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate font-semibold text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
