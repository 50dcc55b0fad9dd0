import { browserApi } from '../../../ui/data/api-client.ts';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Combobox } from '../../../ui/patterns/combobox.tsx';
import type { FieldControl } from '../../../ui/primitives/field.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { type ProductSuggestion, suggestProducts } from './api.ts';

interface ProductFieldProps {
  control: FieldControl;
  name: string;
  value: string;
  maxLength: number;
  onType: (text: string) => void;
  onChoose: (suggestion: ProductSuggestion) => void;
}

/** A product's name with suggestions. Any other name is as good. */
export function ProductField(props: ProductFieldProps) {
  const t = useTexts('rfqs');
  const categoryWords = useCategoryWords();
  const typeWords = useTypeWords();
  return (
    <Combobox
      {...props}
      placeholder={t.productPlaceholder}
      listLabel={t.suggestions}
      minLength={2}
      suggest={(text) => suggestProducts(browserApi, text)}
      keyOf={({ productId, name }) => `${productId}-${name}`}
    >
      {({ name, category }) => (
        <>
          <span className="font-semibold leading-tight">{typeWords(name)}</span>
          <span className="text-ink-muted text-sm">{categoryWords(category)}</span>
        </>
      )}
    </Combobox>
  );
}
