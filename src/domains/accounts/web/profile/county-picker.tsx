import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog, preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import type { FieldControl } from '../../../../ui/primitives/field.tsx';
import { CountyList } from './county-list.tsx';
import { useCountyWords } from './county-words.ts';

export interface CountyPickerProps {
  control: FieldControl;
  /** Of the request's field, so that a refusal finds it. */
  name: string;
  /** The dialog's. */
  title: string;
  placeholder: string;
  value: readonly string[];
  isMultiple?: boolean;
  onChange: (value: readonly string[]) => void;
}

/** One of the 47 counties, or several: a dialog to search and choose in, as large as a phone allows. */
export function CountyPicker(props: CountyPickerProps) {
  const { control, name, title, placeholder, value, isMultiple = false, onChange } = props;
  const { done } = useTexts('account').profile;
  const words = useCountyWords();
  const [isOpen, setOpen] = useState(false);
  const { 'aria-required': _required, 'aria-invalid': isInvalid, ...described } = control;
  return (
    <>
      <button
        {...described}
        type="button"
        name={name}
        className="input flex items-center justify-between gap-2 text-left"
        aria-label={`${title}: ${words(value) ?? placeholder}`}
        aria-haspopup="dialog"
        data-invalid={isInvalid}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        <span className={value.length === 0 ? 'text-ink-muted' : ''}>
          {words(value) ?? placeholder}
        </span>
        <ChevronDown className="size-5 flex-none text-ink-muted" aria-hidden="true" />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        size="sm"
        footer={<Button onClick={() => setOpen(false)}>{done}</Button>}
      >
        <CountyList legend={title} value={value} isMultiple={isMultiple} onChange={onChange} />
      </Dialog>
    </>
  );
}
