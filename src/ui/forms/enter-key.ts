import type { KeyboardEvent } from 'react';

/** Fields that a press of Enter leaves by itself. */
const left = /^(?:text|search|number|date|tel)$/;
const arrows = ['ArrowDown', 'ArrowUp'];

/**
 * Enter goes on to the same field of the next line (`price.{id}`), or to the next field of the form: it is
 * sent by its button alone. The arrows go from number to number of the lines.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  // A list of suggestions, or a search, has taken it.
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !left.test(target.type)) return;
  const [column, line] = target.name.split('.');
  const isArrow = arrows.includes(key) && line !== undefined && target.inputMode === 'decimal';
  if (key !== 'Enter' && !isArrow) return;
  event.preventDefault();
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>('input, select, textarea, button[name]'),
  ].filter(({ disabled, type, name }) => !disabled && type !== 'file' && name !== '');
  const place = fields.indexOf(target);
  const after = key === 'ArrowUp' ? fields.slice(0, place).reverse() : fields.slice(place + 1);
  const next = line
    ? (after.find(({ name }) => name.startsWith(`${column}.`)) ??
      (key === 'Enter' ? after.find(({ name }) => !name.includes('.')) : undefined))
    : after[0];
  next?.focus();
  // What is typed takes the place of what stands there, as in a sheet.
  if (next instanceof HTMLInputElement) next.select();
}
