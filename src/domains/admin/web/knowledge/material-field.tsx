import { useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Combobox } from '../../../../ui/patterns/combobox.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { findMaterials, type MaterialName } from './api.ts';

interface MaterialPickerProps {
  label: string;
  hint?: string | undefined;
  /** What stands in the field after a choice; else it is emptied for the next. */
  chosen?: MaterialName | null | undefined;
  onChoose: (material: MaterialName) => void;
}

/** Finds an entry of the dictionary by any of its names. */
export function MaterialPicker({ label, hint, chosen, onChoose }: MaterialPickerProps) {
  const t = useTexts('shelves');
  const typeWords = useTypeWords();
  const [typed, setTyped] = useState('');
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Combobox<MaterialName>
          control={control}
          name="material"
          value={typed}
          placeholder={chosen ? typeWords(chosen.name) : ''}
          maxLength={60}
          minLength={2}
          listLabel={t.materialsFound}
          suggest={findMaterials}
          keyOf={({ key }) => key}
          onType={setTyped}
          onChoose={(material) => {
            setTyped(chosen === undefined ? '' : typeWords(material.name));
            onChoose(material);
          }}
        >
          {({ key, name }) => (
            <>
              <span className="font-semibold">{typeWords(name)}</span>
              <span className="text-ink-muted text-sm">{key}</span>
            </>
          )}
        </Combobox>
      )}
    </Field>
  );
}

/** One entry, or none: no material. */
export function MaterialField(props: {
  chosen: MaterialName | null;
  onChoose: (material: MaterialName) => void;
}) {
  const t = useTexts('shelves');
  return <MaterialPicker label={t.productType} hint={t.productTypeHint} {...props} />;
}
