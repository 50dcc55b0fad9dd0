import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { FieldControl } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { type ProductSuggestion, suggestProducts } from './api.ts';

/** How long typing must rest before suggestions are asked for, in ms. */
const typingRestMs = 200;

interface ProductFieldProps {
  control: FieldControl;
  name: string;
  value: string;
  maxLength: number;
  onType: (text: string) => void;
  onChoose: (suggestion: ProductSuggestion) => void;
}

/** A product's name with suggestions by the ARIA pattern of a combobox. Any other name is as good. */
export function ProductField({ control, name, value, maxLength, ...on }: ProductFieldProps) {
  const t = useTexts('rfqs');
  const listId = useId();
  const list = useSuggestions(on.onChoose);
  const { shown, active } = list;
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.press(event.key)) event.preventDefault();
  };
  return (
    <div className="relative">
      <Input
        {...control}
        name={name}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        autoComplete="off"
        placeholder={t.productPlaceholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          on.onType(event.target.value);
          list.ask(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={list.close}
      />
      {shown.length > 0 && <SuggestionList id={listId} list={list} />}
    </div>
  );
}

function SuggestionList({ id, list }: { id: string; list: ReturnType<typeof useSuggestions> }) {
  const t = useTexts('rfqs');
  const categoryWords = useCategoryWords();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t.suggestions}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface-raised shadow-overlay"
    >
      {list.shown.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
        <div
          key={`${suggestion.productId}-${suggestion.name}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.active}
          className="flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5 hover:bg-surface-sunken aria-selected:bg-brand-soft"
          // The focus stays in the field, or the list would be gone before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => list.choose(suggestion)}
        >
          <span className="font-semibold leading-tight">{suggestion.name}</span>
          <span className="text-ink-muted text-sm">{categoryWords(suggestion.category)}</span>
        </div>
      ))}
    </div>
  );
}

const none: readonly ProductSuggestion[] = [];

function useSuggestions(onChoose: (suggestion: ProductSuggestion) => void) {
  const [shown, setShown] = useState(none);
  const [active, setActive] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (suggestions: readonly ProductSuggestion[]) => {
    setShown(suggestions);
    setActive(null);
  };
  const close = () => {
    clearTimeout(timer.current);
    asked.current = '';
    show(none);
  };
  const choose = (suggestion: ProductSuggestion) => {
    close();
    onChoose(suggestion);
  };
  return {
    shown,
    active,
    close,
    choose,
    /** Suggestions are a help: where they cannot be had, nothing is said. */
    ask(text: string) {
      clearTimeout(timer.current);
      asked.current = text.trim();
      if (asked.current.length < 2) return show(none);
      timer.current = setTimeout(async () => {
        const found = await suggestProducts(browserApi, text.trim()).catch(() => none);
        if (asked.current === text.trim()) show(found);
      }, typingRestMs);
    },
    /** @returns whether the key was the list's */
    press(key: string): boolean {
      if (shown.length === 0) return false;
      const last = shown.length - 1;
      if (key === 'ArrowDown') setActive(active === null || active === last ? 0 : active + 1);
      else if (key === 'ArrowUp') setActive(active === null || active === 0 ? last : active - 1);
      else if (key === 'Escape') close();
      else if (key === 'Enter' && active !== null) {
        const suggestion = shown[active];
        if (suggestion) choose(suggestion);
      } else return false;
      return true;
    },
  };
}
