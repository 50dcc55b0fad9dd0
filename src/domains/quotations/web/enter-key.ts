import type { KeyboardEvent } from 'react';

/** Fields that a press of Enter leaves by itself. */
const left = /^(?:text|search|number|date|tel)$/;

/**
 * Enter goes on to the same field of the next line, or to the next field of the form: a sealed quotation is
 * sent by its button alone.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  // A list of suggestions, or a search, has taken it.
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !left.test(target.type)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ disabled, type, name }) => !disabled && type !== 'file' && name !== '',
  );
  const after = fields.slice(fields.indexOf(target) + 1);
  const [column, line] = target.name.split('.');
  const next = line
    ? (after.find(({ name }) => name.startsWith(`${column}.`)) ??
      after.find(({ name }) => !name.includes('.')))
    : after[0];
  next?.focus();
  // What is typed takes the place of what stands there, as in a sheet.
  if (next instanceof HTMLInputElement) next.select();
}
