import { Trash2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface RemoveButtonProps {
  label: string;
  onRemove: () => void;
}

/**
 * Takes the row of a list that it stands in away. The focus goes on to the next row's, to the one's
 * before, or to what follows the list: it would be lost with the row.
 */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Trash2 aria-hidden="true" />}
      data-removes=""
      onClick={(event) => {
        placeAfter(event.currentTarget)?.focus();
        onRemove();
      }}
    />
  );
}

function placeAfter(button: HTMLElement): HTMLElement | undefined {
  const row = button.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  for (const neighbour of [row.nextElementSibling, row.previousElementSibling]) {
    const other = neighbour?.querySelector<HTMLElement>('[data-removes]');
    if (other) return other;
  }
  const around = list.closest('section, fieldset, form') ?? document.body;
  const controls = around.querySelectorAll<HTMLElement>('button, input, a[href]');
  return [...controls].find(
    (control) => list.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
