import type { contactWork as english } from '../en/contactWork.ts';
import type { Texts } from '../types.ts';

export const contactWork: Texts<typeof english> = {
  title: 'Ujumbe wa mawasiliano',
  doneTitle: 'Ujumbe uliojibiwa',
  doneLead: 'Ujumbe wa fomu ya mawasiliano ulioshughulikiwa. Fungua mmoja usome tulichojibu.',
  noneDone: 'Bado hakuna ujumbe ulioshughulikiwa.',
  noneDoneText: 'Ujumbe unaoujibu au kuuweka kuwa umeshughulikiwa unaonekana hapa.',
  more: 'Onyesha zaidi',
  from: 'Kutoka kwa {name}, {email}',
  answers: 'Majibu',
  answerBy: '{name}, {date}',
  formerAdmin: 'Msimamizi wa zamani',
  sent: 'Limetumwa {date}',
  sending: 'Linatumwa',
  answer: 'Jibu lako',
  answerHint:
    'Tunamsalimu kwa jina, tunaongeza ujumbe wake chini ya jibu lako na kulituma kwa barua pepe.',
  language: 'Lugha ya barua pepe',
  send: 'Tuma jibu',
  answered: 'Jibu lako linatumwa.',
  markDone: 'Weka kuwa umeshughulikiwa bila jibu',
  marked: 'Umewekwa kuwa umeshughulikiwa.',
  failed: 'Hatukuweza kufanya hivyo. Tafadhali jaribu tena.',
};
