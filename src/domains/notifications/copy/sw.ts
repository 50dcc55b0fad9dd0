import type { NotificationCopy } from './en.ts';

export const copy: NotificationCopy = {
  greeting: 'Habari {name},',
  greetingNoName: 'Habari,',
  digestSubject: 'Una arifa mpya {count} kwenye JengaSoko',
  digestLead: 'Haya ndiyo mapya tangu ulipotembelea mara ya mwisho:',
  more: '… na nyingine {count}.',
  message: 'Ujumbe mpya kutoka kwa {sender}',
  messages: 'Ujumbe mpya {count} kutoka kwa {sender}',
  somebody: 'mtu',
  request: 'vifaa vya ujenzi',
  open: 'Fungua JengaSoko',
  view: 'Angalia maelezo',
  rfqPlace: 'Fikisha: {place}',
  rfqCloses: 'Litafungwa: {time}',
  rfqMoreLines: { one: '… na mstari 1 zaidi', many: '… na mistari {count} zaidi' },
  rfqSms: 'Ombi la bei, {place}, litafungwa {time}: {lines}',
  rfqSmsNoPlace: 'Ombi la bei, litafungwa {time}: {lines}',
  footer: [
    'JengaSoko – vifaa vya ujenzi nchini Kenya',
    'Chagua kwenye Mipangilio tunachokutumia: {site}/settings',
  ],
  digestSms: 'JengaSoko: una arifa mpya {count}. {site}',
  digestSmsRfq: 'arifa mpya {count}. La kwanza kufungwa: ',
};
