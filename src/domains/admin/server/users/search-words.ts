import { parsePhone } from '../../../../shared/phone.ts';

/** A number or a part of one, however it is spaced. */
const phonelike = /^[+\d][\d\s().-]{2,}$/;

/**
 * What a search for a user looks for: a phone number as it is stored, however it was typed, else each
 * word.
 */
export function searchWords(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (!phonelike.test(text)) return text.split(/\s+/).filter(Boolean).slice(0, 6);
  const digits = text.replace(/[^+\d]/g, '');
  return [parsePhone(text) ?? digits.replace(/^0/, '+254')];
}
