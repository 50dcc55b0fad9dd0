import { expect, it } from 'vitest';
import { formatPhone } from './phone-text.ts';

it('a Kenyan number reads as it is dialled, and one from abroad keeps its country', () => {
  expect(formatPhone('+254712345678')).toBe('0712\u00a0345\u00a0678');
  expect(formatPhone('+256772123456')).toBe('+256772123456');
});
