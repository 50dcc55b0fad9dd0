import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldControl } from '../primitives/field.tsx';
import { Input } from '../primitives/input.tsx';

/** How long typing must rest before suggestions are asked for, in ms. */
const typingRestMs = 200;

interface ListOptions<Suggestion> {
  /** What somebody may mean who has typed this. */
  suggest: (text: string) => Promise<readonly Suggestion[]>;
  /** So much must be typed; with 0 the field has suggestions as soon as it has the focus. */
  minLength: number;
  onChoose: (suggestion: Suggestion) => void;
}

interface ComboboxProps<Suggestion> extends ListOptions<Suggestion> {
  control: FieldControl;
  name: string;
  value: string;
  placeholder: string;
  maxLength: number;
  /** What the list is called. */
  listLabel: string;
  keyOf: (suggestion: Suggestion) => string;
  children: (suggestion: Suggestion) => ReactNode;
  onType: (text: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A field with suggestions as one types, by the ARIA pattern of a combobox. */
export function Combobox<Suggestion>(props: ComboboxProps<Suggestion>) {
  const { control, name, value, placeholder, maxLength, minLength } = props;
  const listId = useId();
  const list = useSuggestions(props);
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
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onFocus={minLength === 0 ? () => list.ask('') : undefined}
        onChange={(event) => {
          props.onType(event.target.value);
          list.ask(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          list.close();
          props.onLeave?.();
        }}
      />
      {shown.length > 0 && <SuggestionList id={listId} list={list} {...props} />}
    </div>
  );
}

interface SuggestionListProps<Suggestion>
  extends Pick<ComboboxProps<Suggestion>, 'listLabel' | 'keyOf' | 'children'> {
  id: string;
  list: ReturnType<typeof useSuggestions<Suggestion>>;
}

function SuggestionList<Suggestion>(props: SuggestionListProps<Suggestion>) {
  const { id, list, listLabel, keyOf, children } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={listLabel}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface-raised shadow-overlay"
    >
      {list.shown.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
        <div
          key={keyOf(suggestion)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.active}
          className="flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5 hover:bg-surface-sunken aria-selected:bg-brand-soft"
          // The focus stays in the field, or the list would be gone before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => list.choose(suggestion)}
        >
          {children(suggestion)}
        </div>
      ))}
    </div>
  );
}

function useSuggestions<Suggestion>({ suggest, minLength, onChoose }: ListOptions<Suggestion>) {
  const [shown, setShown] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is waited for; null where nothing is. */
  const asked = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (suggestions: readonly Suggestion[]) => {
    setShown(suggestions);
    setActive(null);
  };
  const close = () => {
    clearTimeout(timer.current);
    asked.current = null;
    show([]);
  };
  const choose = (suggestion: Suggestion) => {
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
      const wanted = text.trim();
      asked.current = wanted;
      if (wanted.length < minLength) return show([]);
      timer.current = setTimeout(async () => {
        const found = await suggest(wanted).catch(() => []);
        if (asked.current === wanted) show(found);
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
