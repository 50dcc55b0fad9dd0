import { useCategoryWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { useKeptCategories } from '../../../catalogue/web/public-fields.ts';
import { useProblemText } from './use-problem-text.ts';
import type { ProductForm } from './use-product-form.ts';

/** What kind of thing it is: filled in from the name until the person says better. */
export function KindFields({ form }: { form: ProductForm }) {
  const t = useTexts('productForm');
  const categoryWords = useCategoryWords();
  const typeWords = useTypeWords();
  const problem = useProblemText(form.problems);
  const { values, suggestions } = form;
  const { data: categories = [] } = useKeptCategories();
  const types = typeChoices(suggestions.types, values.productType);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t.category}
        hint={form.isGuessed('categoryId') ? t.guessed : undefined}
        error={problem('categoryId')}
        required
      >
        {(control) => (
          <Select
            {...control}
            name="categoryId"
            value={values.categoryId}
            onChange={(event) => {
              form.change('categoryId', event.target.value);
              // A type of the category before would lead buyers astray.
              if (values.productType) form.change('productType', '');
            }}
            options={[
              { value: '', label: t.chooseCategory, disabled: true },
              ...categories.map((category) => ({
                value: category.id,
                label: categoryWords(category),
              })),
            ]}
          />
        )}
      </Field>
      {types.length > 0 && (
        <Field label={t.productType} hint={t.typeHint} error={problem('productType')}>
          {(control) => (
            <Select
              {...control}
              name="productType"
              value={values.productType}
              onChange={(event) => form.change('productType', event.target.value)}
              options={[
                { value: '', label: t.noType },
                ...types.map(({ key, name }) => ({ value: key, label: typeWords(name) })),
              ]}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** The chosen type stays among the choices while those of its category are on their way. */
function typeChoices(types: readonly { key: string; name: string }[], chosen: string) {
  const isThere = chosen === '' || types.some(({ key }) => key === chosen);
  return isThere ? types : [...types, { key: chosen, name: chosen.replaceAll('-', ' ') }];
}
