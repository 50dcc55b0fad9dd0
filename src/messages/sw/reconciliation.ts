import type { reconciliation as english } from '../en/reconciliation.ts';
import type { Texts } from '../types.ts';

export const reconciliation: Texts<typeof english> = {
  title: 'Pesa za kushughulikiwa',
  kinds: {
    unmatched: 'Hailingani na oda',
    reported: 'Bado haijahakikishwa',
    refund_failed: 'Rejesho halikufaulu',
  },
  kindTexts: {
    unmatched: 'Itoe kwa oda au irudishe.',
    reported:
      'M-Pesa haijaithibitisha. Kama iko kwenye taarifa, itoe kwa oda, na msimamizi mwingine lazima akubali. Kama haipo, ifute.',
    refund_failed: 'Angalia taarifa. Kama hazikurudishwa, zitume kwa mkono, kisha andika hapa.',
  },
  providers: { mpesa: 'M-Pesa', paystack: 'Paystack' },
  receipt: 'Risiti {receipt}',
  account: 'Nambari ya akaunti “{reference}”',
  payer: 'Kutoka kwa {payer}',
  order: 'Oda {number}',
  received: 'Ilipokelewa {date}',
  given: '{name} aliitoa kwa oda {number}. Itahesabiwa ukiitoa kwa oda hiyo pia.',
  givenByYou: 'Uliitoa kwa oda {number}. Itahesabiwa msimamizi mwingine akikubali.',
  assign: 'Toa kwa oda',
  assignTitle: 'Toa {amount} kwa oda',
  refund: 'Rudisha',
  refundTitle: 'Urudishe {amount}?',
  dismiss: 'Futa',
  dismissTitle: 'Je, {amount} hazikuwahi kufika, au zimeshahesabiwa?',
  settle: 'Imetumwa kwa mkono',
  settleTitle: 'Je, {amount} imetumwa kwa mkono?',
  orderNumber: 'Nambari ya oda',
  reason: 'Sababu',
  cancel: 'Ghairi',
  done: 'Imehifadhiwa.',
};
