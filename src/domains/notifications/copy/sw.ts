import type { NotificationCopy } from './en.ts';

export const copy: NotificationCopy = {
  greeting: 'Habari {name},',
  greetingNoName: 'Habari,',
  digestSubject: 'Una taarifa mpya {count} kwenye JengaSoko',
  digestLead: 'Haya ni mapya tangu ulipokuwepo mara ya mwisho:',
  more: '… na nyingine {count}.',
  message: 'Ujumbe mpya kutoka kwa {sender}',
  messages: 'Ujumbe mpya {count} kutoka kwa {sender}',
  somebody: 'mtu',
  request: 'vifaa vya ujenzi',
  open: 'Fungua JengaSoko',
  rfqPlace: 'Peleka: {place}',
  rfqCloses: 'Litafungwa: {time}',
  rfqMoreLines: '… na bidhaa {count} zaidi',
  rfqSms: 'Ombi la bei, {place}, litafungwa {time}: {lines}',
  rfqSmsNoPlace: 'Ombi la bei, litafungwa {time}: {lines}',
  footer: [
    'JengaSoko – vifaa vya ujenzi nchini Kenya',
    'Chagua kwenye mipangilio yako unachotumiwa: {site}/settings',
  ],
  digestSms: 'JengaSoko: una taarifa mpya {count}. {site}',
  digestSmsRfq: 'taarifa mpya {count}. La kwanza kufungwa: ',
};
