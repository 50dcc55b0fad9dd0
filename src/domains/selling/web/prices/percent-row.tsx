import { type FormEvent, useState } from 'react';
import { countWords } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/primitives/checkbox.tsx';
import { FieldError } from '../../../../ui/primitives/field-error.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { readPercent } from '../../price-rules.ts';

interface PercentRowProps {
  /** How many of the shown rows are chosen, and of how many. */
  chosen: number;
  shown: number;
  onChooseAll: (all: boolean) => void;
  onApply: (percent: number) => void;
}

/** Raises or lowers the chosen prices together. */
export function PercentRow({ chosen, shown, onChooseAll, onApply }: PercentRowProps) {
  const t = useTexts('prices');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = readPercent(text);
    setWrong(percent === null);
    if (percent === null) return;
    onApply(percent);
    setText('');
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={chosen > 0 ? countWords(t.chosenCount, chosen) : t.chooseAll}
        checked={chosen > 0 && chosen === shown}
        onChange={(event) => onChooseAll(event.currentTarget.checked)}
      />
      <span className="flex items-center gap-2">
        <Input
          className="w-24 text-right"
          inputMode="text"
          autoComplete="off"
          aria-label={t.percent}
          aria-invalid={isWrong || undefined}
          placeholder="+5 %"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" disabled={chosen === 0}>
          {t.apply}
        </Button>
      </span>
      {isWrong && (
        <div className="basis-full">
          <FieldError>{t.percentWrong}</FieldError>
        </div>
      )}
    </form>
  );
}
