import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { RemoveButton } from '../../../../ui/primitives/remove-button.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { errorsOf } from '../../../../ui/refusals.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { Gap } from '../../../materials/gap-schema.ts';
import { AliasEffectView, useAliasEffect } from './alias-effect.tsx';
import { decideGap, type MaterialName } from './api.ts';
import { MaterialPicker } from './material-field.tsx';

interface MeaningDialogProps {
  gap: Gap;
  onClose: () => void;
  onSaved: () => void;
}

/** What a text means, and what would change with it, before anything is saved. */
export function MeaningDialog({ gap, onClose, onSaved }: MeaningDialogProps) {
  const t = useTexts('shelves');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const [alias, setAlias] = useState(gap.text);
  const [chosen, setChosen] = useState<readonly MaterialName[]>([]);
  const meaning = {
    alias: alias.trim().toLowerCase(),
    materialKeys: chosen.map(({ key }) => key),
  };
  // Nothing is saved before what it changes has been seen.
  const measured = useAliasEffect(meaning);
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => ({ source: gap.source, text: gap.text, meaning }),
    check: ({ meaning: { alias: words } }): Record<string, string> =>
      words.length < 2 ? { alias: refusals.line_short } : {},
    send: decideGap,
    explain(error) {
      const issues = error instanceof ApiError ? error.issues : [];
      const { 'meaning.alias': atMeaning, ...others } = errorsOf(issues, refusals);
      const problem = others.alias ?? atMeaning ?? others.materialKeys ?? others.meaning;
      if (problem) return { alias: problem };
      void tellFailure(error, t.failed);
      return {};
    },
    onDone: onSaved,
  });
  return (
    <FormDialog
      open
      title={fill(t.meansTitle, { text: gap.text })}
      description={t.meansText}
      submitLabel={t.save}
      cancelLabel={t.cancel}
      isPending={isPending || Boolean(measured.isReading)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t.alias} error={errors.alias} required>
        {(control) => (
          <Input
            {...control}
            name="alias"
            maxLength={60}
            value={alias}
            onChange={(event) => {
              setAlias(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
      <MaterialsField chosen={chosen} onChange={setChosen} />
      <AliasEffectView {...measured} />
    </FormDialog>
  );
}

function MaterialsField(props: {
  chosen: readonly MaterialName[];
  onChange: (chosen: readonly MaterialName[]) => void;
}) {
  const { chosen, onChange } = props;
  const t = useTexts('shelves');
  const typeWords = useTypeWords();
  return (
    <div className="grid gap-2">
      <ul className="grid">
        {chosen.map((material) => (
          <li key={material.key} className="flex min-h-11 items-center justify-between gap-2">
            <span className="wrap-anywhere font-semibold">{typeWords(material.name)}</span>
            <RemoveButton
              label={fill(t.removeMaterial, { name: typeWords(material.name) })}
              onRemove={() => onChange(chosen.filter(({ key }) => key !== material.key))}
            />
          </li>
        ))}
      </ul>
      <MaterialPicker
        label={t.material}
        hint={t.materialHint}
        onChoose={(material) =>
          onChange([...chosen.filter(({ key }) => key !== material.key), material])
        }
      />
    </div>
  );
}
