import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';
import { type ButtonVariant, buttonClass } from './button.tsx';

export interface SearchBoxProps {
  name: string;
  label: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  /** Gets the trimmed text instead of the browser's own submit. */
  onSearch?: ((text: string) => void) | undefined;
  /** Where the form goes before or without JavaScript. */
  action?: string | undefined;
  /** Text of the button; without one it shows the magnifying glass only. */
  buttonLabel?: string | undefined;
  buttonVariant?: ButtonVariant | undefined;
  className?: string | undefined;
  id?: string | undefined;
  /** Stands below the box once it was entered: suggestions for what is typed. */
  popup?: ((input: HTMLInputElement) => ReactNode) | undefined;
}

/** A search form: Enter and the button do the same. It works before the page's code has come. */
export function SearchBox(props: SearchBoxProps) {
  const { name, label, placeholder, defaultValue, onSearch, action, buttonLabel } = props;
  const t = useTexts('ui');
  const [entered, setEntered] = useState<HTMLInputElement | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <search className={cx('relative block', props.className)}>
      <form className="search-box" method="get" action={action} onSubmit={submit}>
        <input
          key={defaultValue}
          id={props.id}
          onFocus={(event) => setEntered(event.currentTarget)}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button
          type="submit"
          aria-label={buttonLabel ? undefined : t.search}
          className={cx(
            buttonClass({ variant: props.buttonVariant ?? 'primary' }),
            !buttonLabel && 'btn-icon',
          )}
        >
          <Search className={cx(buttonLabel && 'max-sm:hidden')} aria-hidden="true" />
          {buttonLabel}
        </button>
      </form>
      {entered && props.popup && <Suspense>{props.popup(entered)}</Suspense>}
    </search>
  );
}
