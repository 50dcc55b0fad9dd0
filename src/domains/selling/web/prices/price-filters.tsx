import { useCategoryWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { SearchBox } from '../../../../ui/primitives/search-box.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { useKeptCategories } from '../../../catalogue/web/public-fields.ts';
import { type StockFilter, stockFilters } from '../../price-schema.ts';
import type { PriceFilters as Filters } from './api.ts';

interface PriceFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Which of the own products are shown. */
export function PriceFilters({ filters, onChange }: PriceFiltersProps) {
  const t = useTexts('prices');
  const categoryWords = useCategoryWords();
  // Without them the other filters still work.
  const { data: categories = [] } = useKeptCategories();
  const choose = (field: keyof Filters, value: string) => {
    const { [field]: _before, ...others } = filters;
    onChange(value === '' ? others : { ...others, [field]: value });
  };
  const all = { value: '', label: t.all };
  const stockNames: Record<StockFilter, string> = {
    in: t.stockIn,
    low: t.stockLow,
    out: t.stockOut,
  };
  return (
    <section aria-label={t.filters} className="grid gap-3">
      <SearchBox
        name="price-search"
        label={t.search}
        placeholder={t.search}
        defaultValue={filters.search}
        onSearch={(text) => choose('search', text)}
        buttonVariant="outline"
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label={t.category} className="max-sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              options={[
                all,
                ...categories.map((category) => ({
                  value: category.id,
                  label: categoryWords(category),
                })),
              ]}
              value={filters.categoryId ?? ''}
              onChange={(event) => choose('categoryId', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t.stock}>
          {(control) => (
            <Select
              {...control}
              options={[all, ...stockFilters.map((value) => ({ value, label: stockNames[value] }))]}
              value={filters.stock ?? ''}
              onChange={(event) => choose('stock', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t.status}>
          {(control) => (
            <Select
              {...control}
              options={[
                all,
                { value: 'active', label: t.active },
                { value: 'inactive', label: t.inactive },
              ]}
              value={filters.status ?? ''}
              onChange={(event) => choose('status', event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </section>
  );
}
