import type { operations as english } from '../en/operations.ts';
import type { Texts } from '../types.ts';

export const operations: Texts<typeof english> = {
  jobsTitle: 'Kazi za nyuma',
  jobsLead:
    'Barua pepe, SMS, vikumbusho na kazi nyingine za baada ya jibu. Zilizofeli husubiri uamuzi wako hapa.',
  openFailed: 'Kazi zilizofeli',
  kind: 'Kazi',
  noKinds: 'Bado hakuna kazi ya nyuma iliyofanyika.',
  states: {
    waiting: 'Zinasubiri',
    active: 'Zinaendelea',
    retrying: 'Zinajaribu tena',
    failed: 'Zimefeli',
    completed: 'Zimekamilika',
  },
  lastDone: 'Ilifanyika mwisho',
  dueSince: 'Ya zamani zaidi inasubiri tangu {date}',
  actions: 'Hatua',
  retry: 'Jaribu tena',
  cancel: 'Achana nayo',
  keep: 'Rudi',
  retryAll: 'Jaribu zote tena',
  retryAllNamed: 'Jaribu zote tena: {name}',
  cancelAll: 'Achana na zote',
  cancelAllNamed: 'Achana na zote: {name}',
  stepsOfKind: {
    retry: {
      title: 'Ujaribu tena kazi zote za {name} zilizofeli?',
      text: 'Zitaanza baada ya sekunde chache. Pamoja na zinazosubiri kujaribiwa tena.',
      done: 'Kazi zinaanza tena.',
    },
    cancel: {
      title: 'Uachane na kazi zote za {name} zilizofeli?',
      text: 'Hazitafanyika. Pamoja na zinazosubiri kujaribiwa tena.',
      done: 'Kazi zimeachwa.',
    },
  },
  steps: {
    retry: {
      title: 'Ujaribu kazi hii tena?',
      text: 'Itaanza baada ya sekunde chache, na kujaribiwa mara moja.',
      done: 'Kazi inaanza tena.',
    },
    cancel: {
      title: 'Uachane na kazi hii?',
      text: 'Haitafanyika, na itaondoka kwenye foleni.',
      done: 'Kazi imeachwa.',
    },
  },
  failedStep: 'Hatukuweza kufanya hivyo. Tafadhali jaribu tena.',
  noReason: 'Kazi haikutoa sababu.',
  triedTimes: 'Imejaribiwa mara {count}',
  sentAt: 'Ilitumwa {date}',
  failedAt: 'Ilifeli {date}',
  data: 'Kazi iliyoombwa',
  dataHint: 'Mawasiliano na siri zimeachwa nje.',
  allKinds: 'Kazi zote za nyuma',
};
