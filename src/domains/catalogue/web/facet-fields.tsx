import { apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { useRead } from '../../../ui/data/use-read.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { useValueWords } from '../../../ui/product-words.ts';
import type { Category, Facets } from '../schema.ts';
import { type ProductFilters, productQuery } from './list-filters.ts';

interface FacetProps {
  filters: ProductFilters;
  draft: ProductFilters;
  categories: readonly Category[];
  onChoose: (part: Partial<ProductFilters>) => void;
}

/** Brand and size, of those that the list has. Read when the filters are opened. */
export default function FacetFields({ filters, draft, categories, onChoose }: FacetProps) {
  const words = useTexts('finding');
  const valueWords = useValueWords();
  const facets = useFacets(filters, categories);
  const choices = [
    { name: 'brand', label: words.brand, any: words.anyBrand, options: facets?.brands ?? [] },
    { name: 'size', label: words.size, any: words.anySize, options: facets?.sizes ?? [] },
  ] as const;
  return choices.map(({ name, label, any, options }) => (
    <Field key={name} label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={draft[name]}
          disabled={facets === null || (options.length === 0 && draft[name] === '')}
          onChange={(event) => onChoose({ [name]: event.target.value })}
        >
          <option value="">{any}</option>
          {draft[name] !== '' && !options.some(({ value }) => value === draft[name]) && (
            <option value={draft[name]}>{valueWords(draft[name].replace(/^.*:/, ''))}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {`${'text' in option ? valueWords(option.text) : option.value} (${option.count})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  ));
}

/** Null until they are read; where they cannot be, the fields stay as they were. */
function useFacets(filters: ProductFilters, categories: readonly Category[]): Facets | null {
  const category = categories.find(({ slug }) => slug === filters.category) ?? null;
  const path = apiPath(['/api/facets'], {
    ...productQuery({ ...filters, brand: '', size: '', cursor: '' }, category?.id ?? null),
    sort: null,
  });
  return useRead(path, () => browserApi.get<Facets>(path)).data;
}
