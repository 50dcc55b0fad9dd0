import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog, preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import type { FieldControl } from '../../../../ui/primitives/field.tsx';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

export interface ChoicePickerProps extends Omit<ChoiceListProps, 'legend' | 'isMultiple'> {
  control: FieldControl;
  /** Of the request's field, so that a refusal finds it. */
  name: string;
  /** The dialog's. */
  title: string;
  /** What was chosen, in a line of text; null for nothing. */
  words: string | null;
  placeholder: string;
  isMultiple?: boolean;
}

/** One of many, or several: a dialog to search and choose in, as large as a phone allows. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { control, name, title, words, placeholder, isMultiple = false, ...list } = props;
  const { done } = useTexts('account').profile;
  const [isOpen, setOpen] = useState(false);
  const { 'aria-required': _required, 'aria-invalid': isInvalid, ...described } = control;
  return (
    <>
      <button
        {...described}
        type="button"
        name={name}
        className="input flex items-center justify-between gap-2 text-left"
        aria-label={`${title}: ${words ?? placeholder}`}
        aria-haspopup="dialog"
        data-invalid={isInvalid}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        <span className={words === null ? 'text-ink-muted' : ''}>{words ?? placeholder}</span>
        <ChevronDown className="size-5 flex-none text-ink-muted" aria-hidden="true" />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        size="sm"
        footer={<Button onClick={() => setOpen(false)}>{done}</Button>}
      >
        <ChoiceList legend={title} isMultiple={isMultiple} {...list} />
      </Dialog>
    </>
  );
}
