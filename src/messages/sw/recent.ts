import type { recent as english } from '../en/recent.ts';
import type { Texts } from '../types.ts';

export const recent: Texts<typeof english> = {
  title: 'Ulizotazama karibuni',
  clear: 'Futa',
  clearLabel: 'Futa bidhaa ulizotazama karibuni',
  cleared: 'Bidhaa ulizotazama zimefutwa',
  undo: 'Tendua',
};
