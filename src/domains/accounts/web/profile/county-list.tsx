import { useId, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { counties } from '../../../../shared/counties.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';

export interface CountyListProps {
  legend: string;
  value: readonly string[];
  isMultiple: boolean;
  onChange: (value: readonly string[]) => void;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Native radio buttons or checkboxes under a search field: arrows, Tab and Space work as everywhere. */
export function CountyList({ legend, value, isMultiple, onChange }: CountyListProps) {
  const p = useTexts('account').profile;
  const name = useId();
  const [search, setSearch] = useState('');
  const shown = counties.filter((county) => plain(county).includes(plain(search)));
  const toggle = (county: string, isChosen: boolean) => {
    if (!isMultiple) return onChange([county]);
    onChange(isChosen ? [...value, county] : value.filter((other) => other !== county));
  };
  return (
    <div className="grid gap-3">
      <Input
        type="search"
        aria-label={p.searchCounties}
        placeholder={p.searchCounties}
        autoComplete="off"
        value={search}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isMultiple && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="outline" onClick={() => onChange(counties)}>
            {p.chooseAll}
          </Button>
          <Button variant="ghost" disabled={value.length === 0} onClick={() => onChange([])}>
            {p.chooseNone}
          </Button>
          <span className="text-ink-muted text-sm tabular-nums" role="status">
            {fill(p.chosen, { count: value.length })}
          </span>
        </div>
      )}
      <fieldset className="grid min-h-64 content-start">
        <legend className="sr-only">{legend}</legend>
        {shown.map((county) => (
          <label key={county} className="choice">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={county}
              checked={value.includes(county)}
              onChange={(event) => toggle(county, event.currentTarget.checked)}
            />
            <span className="leading-6">{county}</span>
          </label>
        ))}
        {shown.length === 0 && <p role="status">{fill(p.noCounty, { search })}</p>}
      </fieldset>
    </div>
  );
}
