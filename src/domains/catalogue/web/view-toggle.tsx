import { LayoutGrid, List } from 'lucide-react';
import { useNavigate } from 'react-router';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { listAddress, type ProductFilters } from './list-filters.ts';

const views = ['grid', 'list'] as const;

/** Grid or list, from 768 px on. The choice is part of the address, but not a step to take Back. */
export function ViewToggle({ filters }: { filters: ProductFilters }) {
  const t = useTexts('catalogue');
  const navigate = useNavigate();
  const choose = (view: ProductFilters['view']) =>
    navigate(listAddress({ ...filters, view }), { replace: true, preventScrollReset: true });
  return (
    <fieldset aria-label={t.layout} className="hidden flex-none gap-1 md:flex">
      {views.map((view) => {
        const Icon = view === 'grid' ? LayoutGrid : List;
        return (
          <IconButton
            key={view}
            label={view === 'grid' ? t.gridView : t.listView}
            icon={<Icon aria-hidden="true" />}
            variant="outline"
            aria-pressed={view === filters.view}
            className={cx(view === filters.view && 'bg-brand-soft text-brand')}
            onClick={() => choose(view)}
          />
        );
      })}
    </fieldset>
  );
}
