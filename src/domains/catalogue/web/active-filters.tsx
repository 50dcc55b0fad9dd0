import { X } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useValueWords } from '../../../ui/product-words.ts';
import { countExtraFilters, listAddress, type ProductFilters } from './list-filters.ts';
import { withSaidPrices } from './said-prices.ts';

const chip = cx(
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface-raised',
  'whitespace-nowrap px-3.5 font-semibold text-sm hover:border-ink',
);

/**
 * The filters behind "More filters", the supplier, and what the search says about prices, each with a
 * way to take it off.
 */
export default function ActiveFilters(props: {
  filters: ProductFilters;
  supplierName: string | null;
}) {
  const { supplierName } = props;
  const filters = withSaidPrices(props.filters);
  const t = useTexts('catalogue');
  const finding = useTexts('finding');
  const valueWords = useValueWords();
  const { minPrice, maxPrice, county, brand, size, inStock, verified, supplier } = filters;
  const chips: readonly (readonly [keyof ProductFilters, string])[] = [
    supplier && [
      'supplier',
      fill(finding.filterSupplier, { supplier: supplierName ?? finding.thisSupplier }),
    ],
    minPrice && ['minPrice', fill(finding.filterFrom, { amount: formatUnitPrice(minPrice) })],
    maxPrice && ['maxPrice', fill(finding.filterUpTo, { amount: formatUnitPrice(maxPrice) })],
    county && ['county', fill(finding.filterCounty, { county })],
    brand && ['brand', fill(finding.filterBrand, { brand })],
    size && ['size', fill(finding.filterSize, { size: valueWords(size.replace(/^.*:/, '')) })],
    inStock && ['inStock', t.inStockOnly],
    verified && ['verified', t.verifiedOnly],
  ].filter((chip) => Array.isArray(chip)) as [keyof ProductFilters, string][];
  if (chips.length === 0) return null;
  return (
    <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
      {chips.map(([name, words]) => (
        // So wide at most that a phone shows its × and that something follows.
        <li key={name} className="max-w-[85%] flex-none md:max-w-full">
          <Link className={chip} to={without(filters, name)} preventScrollReset>
            <span className="sr-only">{fill(finding.removeFilter, { filter: words })}</span>
            <span className="min-w-0 truncate" aria-hidden="true">
              {words}
            </span>
            <X className="size-4 flex-none" aria-hidden="true" />
          </Link>
        </li>
      ))}
      {countExtraFilters(filters) > 1 && (
        <li className="flex-none">
          <Link className={chip} to={clearedAddress(filters)} preventScrollReset>
            {finding.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  );
}

function without(filters: ProductFilters, name: keyof ProductFilters): string {
  const { [name]: _removed, cursor: _cursor, ...rest } = filters;
  return listAddress(rest);
}

/** The same list without what "More filters" narrowed. */
function clearedAddress({ search, category, sort, supplier, view }: ProductFilters): string {
  return listAddress({ search, category, sort, supplier, view });
}
