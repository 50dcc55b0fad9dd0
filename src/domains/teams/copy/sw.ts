import type { InvitationCopy } from './en.ts';

export const copy: InvitationCopy = {
  subject: '{company} wanakualika kwenye timu yao ya JengaSoko',
  text: [
    '{company} wanakualika uwafanyie kazi kwenye JengaSoko.',
    'Ingia au jisajili kwa akaunti yako, kisha ukubali. Kiungo kinafanya kazi kwa siku 7, mara moja.',
    'Kama huwajui {company}, puuza barua hii.',
  ],
  action: 'Tazama mwaliko',
  sms: '{company} wanakualika kwenye timu yao ya JengaSoko: {url}',
  unnamed: 'Mkandarasi',
  footer: ['JengaSoko – vifaa vya ujenzi nchini Kenya'],
};
