import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { listAddress } from './list-filters.ts';
import { readSuggestions, type Suggestions } from './suggestions.ts';

/** How long typing must rest before suggestions are asked for, in ms; slow data gets one answer, not five. */
const typingRestMs = 250;
const shortestText = 2;
const none: Suggestions = { materials: [], categories: [], products: [] };

interface Option {
  readonly to: string;
  readonly name: string;
  readonly kind: string;
}

/**
 * Products, types and categories that the text in a search box may mean, below it and above the page,
 * so that nothing moves. Arrows choose, Enter opens, Escape closes; without a choice Enter searches.
 */
export default function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const words = useTexts('finding');
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(() => input.value.trim());
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useOptions(useSuggestions(text));
  const isShown = isOpen && options.length > 0;

  const follow = (option: Option) => {
    setOpen(false);
    input.blur();
    navigate(option.to);
  };
  const onInput = useEffectEvent(() => {
    setText(input.value.trim());
    setActive(-1);
    setOpen(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      setOpen(true);
      setActive((now) => stepped(now, event.key === 'ArrowDown' ? 1 : -1, options.length));
      return;
    }
    const chosen = isShown ? options[active] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return follow(chosen);
    }
    if (event.key === 'Escape' && isShown) event.preventDefault();
    if (event.key === 'Enter' || event.key === 'Escape') setOpen(false);
  });
  useEffect(() => {
    const close = () => setOpen(false);
    const listeners = { input: () => onInput(), keydown: onKeyDown, blur: close } as const;
    function onKeyDown(event: KeyboardEvent) {
      onKey(event);
    }
    for (const [name, listener] of Object.entries(listeners)) {
      input.addEventListener(name, listener as EventListener);
    }
    // What was typed before this code came counts as well.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput();
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        input.removeEventListener(name, listener as EventListener);
      }
    };
  }, [input]);
  useComboboxState(input, isShown ? { listId, active } : null);

  return (
    <>
      <p className="sr-only" role="status">
        {isShown && fill(words.suggestionCount, { count: options.length })}
      </p>
      {isShown && <OptionList id={listId} options={options} active={active} onFollow={follow} />}
    </>
  );
}

function OptionList(props: {
  id: string;
  options: readonly Option[];
  active: number;
  onFollow: (option: Option) => void;
}) {
  const { id, options, active, onFollow } = props;
  const words = useTexts('finding');
  return (
    <ul
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
      role="listbox"
      aria-label={words.suggestions}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[min(24rem,60dvh)] overflow-y-auto rounded-card border border-line bg-surface-raised py-1 text-left text-ink shadow-overlay"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box
        <li
          key={option.to}
          id={optionId(id, index)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of a combobox
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1.5',
            index === active ? 'bg-surface-sunken' : 'hover:bg-surface-sunken',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onFollow(option)}
        >
          <span className="wrap-anywhere min-w-0">{option.name}</span>
          <span className="flex-none text-ink-muted text-sm">{option.kind}</span>
        </li>
      ))}
    </ul>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Past either end nothing is chosen, which is the text as it was typed. */
function stepped(now: number, by: 1 | -1, count: number): number {
  const next = now + by;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

/** What the text may mean; the last answer stands until the next one, and an old one never comes late. */
function useSuggestions(text: string): Suggestions {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (text.length < shortestText) return setFound(none);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      readSuggestions(text, asking.signal).then(setFound, () => undefined);
    }, typingRestMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return found;
}

function useOptions({ materials, categories, products }: Suggestions): readonly Option[] {
  const t = useTexts('catalogue');
  const words = useTexts('finding');
  const nameOf = useCategoryWords();
  const typeWords = useTypeWords();
  return [
    ...materials.map(({ name }) => ({
      to: listAddress({ search: name }),
      name: typeWords(name),
      kind: words.suggestedType,
    })),
    ...categories.map((category) => ({
      to: listAddress({ category: category.slug }),
      name: nameOf(category),
      kind: t.category,
    })),
    ...products.map(({ slug, name, price }) => ({ to: `/products/${slug}`, name, kind: price })),
  ];
}

/** While the list is open the search box is a combobox that controls it; else it is a plain one. */
function useComboboxState(
  input: HTMLInputElement,
  list: { readonly listId: string; readonly active: number } | null,
): void {
  const listId = list?.listId;
  const active = list?.active ?? -1;
  useEffect(() => {
    if (listId === undefined) return;
    const state = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'true',
      'aria-controls': listId,
      ...(active >= 0 && { 'aria-activedescendant': optionId(listId, active) }),
    };
    for (const [name, value] of Object.entries(state)) input.setAttribute(name, value);
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(state)) input.removeAttribute(name);
    };
  }, [input, listId, active]);
}
