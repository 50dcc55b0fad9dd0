import type { bell as english } from '../en/bell.ts';
import type { Texts } from '../types.ts';

export const bell: Texts<typeof english> = {
  title: 'Arifa',
  unreadLabel: 'Arifa, {count} hazijasomwa',
  empty: 'Bado hakuna arifa. Taarifa za maombi yako ya bei, bei na oda zitaonekana hapa.',
  more: 'Onyesha arifa za awali',
  isNew: 'Mpya:',
  toastTitle: 'Arifa',
  open: 'Fungua',
};
