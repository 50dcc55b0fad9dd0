import type { bell as english } from '../en/bell.ts';
import type { Texts } from '../types.ts';

export const bell: Texts<typeof english> = {
  title: 'Taarifa',
  unreadLabel: 'Taarifa, {count} hazijasomwa',
  empty: 'Bado hakuna. Yanayotokea kwa maombi, bei na oda zako yataonekana hapa.',
  more: 'Onyesha za awali',
  isNew: 'Mpya:',
  toastTitle: 'Taarifa',
  open: 'Fungua',
};
