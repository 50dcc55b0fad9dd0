import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { counties } from '../../../shared/counties.ts';
import { lazyExtra } from '../../../ui/lazy-extra.tsx';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { SearchBox } from '../../../ui/primitives/search-box.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import type { Category } from '../schema.ts';
import {
  countExtraFilters,
  type ProductFilters,
  pricesCross,
  readFilters,
} from './list-filters.ts';
import { suggestBelow } from './suggesting.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useListForm } from './use-list-form.ts';

interface ToolbarProps {
  filters: ProductFilters;
  categories: readonly Category[];
  /** How many products the list has now; null where that could not be read. */
  total: number | null;
}

type Change = ReturnType<typeof useListForm>['change'];
interface PartProps {
  draft: ProductFilters;
  change: Change;
}

/** Search and filters. With JavaScript the list follows every change; without, two plain forms do. */
export function ListToolbar({ filters, categories, total }: ToolbarProps) {
  const t = useTexts('catalogue');
  const { draft, change, start } = useListForm(filters);
  useFocusBySearchLink();
  return (
    <div className="relative grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-[minmax(0,1fr)_15rem_13rem_auto]">
      <div
        className="col-span-2 mr-14 md:mr-46 lg:col-span-1 lg:mr-0"
        onInput={(event) => {
          if (!(event.target instanceof HTMLInputElement)) return;
          change({ search: event.target.value }, 'typing');
        }}
      >
        <SearchBox
          key={start.count}
          name="search"
          action="/products"
          label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          defaultValue={start.search}
          onSearch={(search) => change({ search }, 'choice')}
          id={searchFieldId}
          popup={suggestBelow}
        />
      </div>
      <form
        className="contents"
        method="get"
        action="/products"
        onSubmit={(event) => {
          event.preventDefault();
          change({}, 'choice');
        }}
      >
        <KeptFilters filters={filters} />
        <CategoryField draft={draft} change={change} categories={categories} />
        <SortField draft={draft} change={change} />
        <MoreFilters
          filters={filters}
          draft={draft}
          change={change}
          total={total}
          categories={categories}
        />
        <noscript>
          <Button type="submit">{t.applyFilters}</Button>
        </noscript>
      </form>
    </div>
  );
}

const searchFieldId = 'search';

/** The bar's magnifying glass leads here from every page, and to the field on this one. */
function useFocusBySearchLink(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads here again
  useEffect(() => {
    if (hash === `#${searchFieldId}`) document.getElementById(searchFieldId)?.focus();
  }, [hash, key]);
}

/** What the form without JavaScript must carry along. */
function KeptFilters({ filters }: { filters: ProductFilters }) {
  const kept = { search: filters.search, supplier: filters.supplier };
  return Object.entries(kept).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function CategoryField(props: PartProps & { categories: readonly Category[] }) {
  const { draft, change, categories } = props;
  const t = useTexts('catalogue');
  const nameOf = useCategoryWords();
  return (
    <Field label={t.category} className="field-inset">
      {(control) => (
        <Select
          {...control}
          name="category"
          value={draft.category}
          onChange={(event) => change({ category: event.target.value }, 'choice')}
        >
          <option value="">{t.allCategories}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.slug}>
              {nameOf(category)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The default stands first and has no value, so that the address stays free of it. */
function SortField({ draft, change }: PartProps) {
  const t = useTexts('catalogue');
  const isSearch = draft.search.trim() !== '';
  return (
    <Field label={t.sort} className="field-inset">
      {(control) => (
        <Select
          {...control}
          name="sort"
          value={draft.sort ?? ''}
          onChange={(event) => {
            const { sort } = readFilters(
              new URLSearchParams({ search: draft.search, sort: event.target.value }),
            );
            change({ sort }, 'choice');
          }}
        >
          {isSearch && <option value="">{t.sortRelevance}</option>}
          <option value={isSearch ? 'name' : ''}>{t.sortName}</option>
          <option value="price_asc">{t.sortPriceAsc}</option>
          <option value="price_desc">{t.sortPriceDesc}</option>
          <option value="newest">{t.sortNewest}</option>
          <option value="rating">{t.sortRating}</option>
        </Select>
      )}
    </Field>
  );
}

type MoreProps = PartProps & ToolbarProps;

const FacetFields = lazyExtra(() => import('./facet-fields.tsx'));

/** Opens over the list, so that nothing moves; beside the search box it is an icon on a phone. */
function MoreFilters({ filters, draft, change, total, categories }: MoreProps) {
  const [isOpened, setOpened] = useState(false);
  const t = useTexts('catalogue');
  const { close: closeLabel } = useTexts('common');
  const count = countExtraFilters(draft);
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      onToggle={() => {
        setOpened(true);
        // The choice shows there at once.
        void import('./active-filters.tsx').catch(() => undefined);
      }}
      className="absolute top-0 right-0 z-20 lg:relative"
    >
      <summary className="btn btn-outline min-h-12 list-none max-md:w-12 max-md:px-0 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" />
        <span className="max-md:sr-only">{t.moreFilters}</span>
        {count > 0 && (
          <span className="badge badge-default tabular-nums max-md:-top-2 max-md:-right-2 max-md:absolute max-md:px-1.5 max-md:py-0">
            {count}
          </span>
        )}
      </summary>
      <div className="card absolute top-full right-0 mt-2 grid w-[calc(100vw-2rem)] max-w-[34rem] grid-cols-2 items-end gap-x-3 gap-y-4 p-4 pt-2 shadow-overlay">
        <p className="col-span-2 -mr-2 -mb-2 flex items-center justify-between font-heading font-extrabold text-lg">
          {t.moreFilters}
          <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={close} />
        </p>
        <PriceField name="minPrice" label={t.minPrice} draft={draft} change={change} />
        <PriceField
          name="maxPrice"
          label={t.maxPrice}
          error={pricesCross(filters) ? t.pricesCross : null}
          draft={draft}
          change={change}
        />
        {isOpened && (
          <Suspense>
            <FacetFields
              filters={filters}
              draft={draft}
              categories={categories}
              onChoose={(part) => change(part, 'choice')}
            />
          </Suspense>
        )}
        <CountyField draft={draft} change={change} />
        <Checkbox
          className="col-span-2"
          name="inStock"
          value="true"
          label={t.inStockOnly}
          checked={draft.inStock}
          onChange={(event) => change({ inStock: event.target.checked }, 'choice')}
        />
        <Checkbox
          className="col-span-2"
          name="verified"
          value="true"
          label={t.verifiedOnly}
          checked={draft.verified}
          onChange={(event) => change({ verified: event.target.checked }, 'choice')}
        />
        <Button type="submit" className="col-span-2" onClick={close}>
          {total === null
            ? t.applyFilters
            : total === 1
              ? t.showOne
              : fill(t.showMany, { count: total })}
        </Button>
      </div>
    </details>
  );
}

interface PriceProps extends PartProps {
  name: 'minPrice' | 'maxPrice';
  label: string;
  error?: string | null;
}

function PriceField(props: PriceProps) {
  const { name, label, error, draft, change } = props;
  return (
    <Field label={label} error={error} className="self-start">
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value }, 'typing')}
        />
      )}
    </Field>
  );
}

function CountyField({ draft, change }: PartProps) {
  const t = useTexts('catalogue');
  return (
    <Field label={t.county} className="col-span-2">
      {(control) => (
        <Select
          {...control}
          name="county"
          value={draft.county}
          onChange={(event) => change({ county: event.target.value }, 'choice')}
        >
          <option value="">{t.anyCounty}</option>
          {counties.map((county) => (
            <option key={county}>{county}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
