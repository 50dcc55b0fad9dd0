import { Form } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/primitives/checkbox.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { productStates } from '../../product-schema.ts';
import type { ProductFilters as Filters } from './api.ts';

interface ProductFiltersProps {
  filters: Filters;
  categories: readonly { readonly id: string; readonly name: string }[];
}

/** What narrows the list; it works before the page's code has come. */
export function ProductFilters({ filters, categories }: ProductFiltersProps) {
  const t = useTexts('shelves');
  return (
    <Form
      method="get"
      role="search"
      key={JSON.stringify(filters)}
      className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label={t.productSearch}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="search"
            maxLength={100}
            defaultValue={filters.search}
          />
        )}
      </Field>
      <Field label={t.supplier}>
        {(control) => (
          <Input {...control} name="supplier" maxLength={100} defaultValue={filters.supplier} />
        )}
      </Field>
      <Field label={t.category}>
        {(control) => (
          <Select
            {...control}
            name="category"
            defaultValue={filters.category}
            options={[
              { value: '', label: t.all },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
      <Field label={t.state}>
        {(control) => (
          <Select
            {...control}
            name="state"
            defaultValue={filters.state}
            options={[
              { value: '', label: t.all },
              ...productStates.map((state) => ({ value: state, label: t.productStates[state] })),
            ]}
          />
        )}
      </Field>
      <Checkbox
        name="untyped"
        value="true"
        label={t.untypedOnly}
        defaultChecked={filters.untyped}
      />
      <Button type="submit">{t.find}</Button>
    </Form>
  );
}
