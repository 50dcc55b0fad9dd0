import { useId, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceListProps {
  legend: string;
  /** Of the field that searches in the list. */
  searchLabel: string;
  options: readonly Choice[];
  value: readonly string[];
  isMultiple: boolean;
  onChange: (value: readonly string[]) => void;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Native radio buttons or checkboxes under a search field: arrows, Tab and Space work as everywhere. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, searchLabel, options, value, isMultiple, onChange } = props;
  const p = useTexts('account').profile;
  const name = useId();
  const [search, setSearch] = useState('');
  const shown = options.filter(({ label }) => plain(label).includes(plain(search)));
  const toggle = (option: string, isChosen: boolean) => {
    if (!isMultiple) return onChange([option]);
    onChange(isChosen ? [...value, option] : value.filter((other) => other !== option));
  };
  return (
    <div className="grid gap-3">
      <Input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={search}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isMultiple && (
        <AllOrNone
          count={value.length}
          onAll={() => onChange(options.map(toValue))}
          onNone={() => onChange([])}
        />
      )}
      <fieldset className="grid min-h-64 content-start">
        <legend className="sr-only">{legend}</legend>
        {shown.map((option) => (
          <label key={option.value} className="choice">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            <span className="leading-6">{option.label}</span>
          </label>
        ))}
        {shown.length === 0 && <p role="status">{fill(p.noneFound, { search })}</p>}
      </fieldset>
    </div>
  );
}

const toValue = ({ value }: Choice) => value;

interface AllOrNoneProps {
  count: number;
  onAll: () => void;
  onNone: () => void;
}

function AllOrNone({ count, onAll, onNone }: AllOrNoneProps) {
  const p = useTexts('account').profile;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" onClick={onAll}>
        {p.chooseAll}
      </Button>
      <Button variant="ghost" disabled={count === 0} onClick={onNone}>
        {p.chooseNone}
      </Button>
      <span className="text-ink-muted text-sm tabular-nums" role="status">
        {fill(p.chosen, { count })}
      </span>
    </div>
  );
}
