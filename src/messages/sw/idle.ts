import type { idle as english } from '../en/idle.ts';
import type { Texts } from '../types.ts';

export const idle: Texts<typeof english> = {
  warnTitle: 'Bado upo?',
  warnText: 'Hujafanya chochote kwa muda. Tutakutoa saa {time}.',
  stay: 'Endelea kuwa ndani',
  endedTitle: 'Umetolewa',
  endedText:
    'Hukufanya chochote kwa dakika 30. Ingia tena kwenye kichupo kipya, kisha urudi hapa: ulichoandika bado kipo.',
  signIn: 'Ingia tena',
  goOn: 'Nimeingia',
  notYet: 'Bado hujaingia.',
};
