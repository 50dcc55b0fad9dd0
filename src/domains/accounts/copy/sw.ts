import type { AccountCopy } from './en.ts';

export const copy: AccountCopy = {
  greeting: 'Habari {name},',
  greetingNoName: 'Habari,',
  footer: ['JengaSoko – vifaa vya ujenzi nchini Kenya', '{site}'],
  payees: {
    bank: 'akaunti ya benki inayoishia {ending}',
    paybill: 'paybill inayoishia {ending}',
    till: 'till inayoishia {ending}',
  },
  emails: {
    welcome: {
      subject: 'Karibu JengaSoko – tafadhali thibitisha barua pepe yako',
      text: [
        'Karibu JengaSoko. Akaunti yako iko tayari.',
        'Tafadhali thibitisha kwamba barua pepe hii ni yako, ili tuweze kukufikia kuhusu oda zako. Kiungo kinafanya kazi kwa siku {days}.',
        'Ikiwa hukufungua akaunti, puuza barua pepe hii.',
      ],
      action: 'Thibitisha barua pepe yangu',
      sms: 'Karibu JengaSoko. Msimbo wako ni {code}. Unathibitisha nambari yako na unafanya kazi kwa dakika {minutes}. Usimpe mtu yeyote.',
    },
    proof: {
      subject: 'Thibitisha barua pepe yako ya JengaSoko',
      text: [
        'Tafadhali thibitisha kwamba barua pepe hii ni yako. Kiungo kinafanya kazi kwa siku {days}.',
        'Ikiwa hukuomba hili, puuza barua pepe hii.',
      ],
      action: 'Thibitisha barua pepe yangu',
      sms: 'Msimbo wako wa JengaSoko ni {code}. Unathibitisha nambari yako na unafanya kazi kwa dakika {minutes}. Usimpe mtu yeyote.',
    },
    reset: {
      subject: 'Chagua nenosiri jipya la JengaSoko',
      text: [
        'Kuna aliyeomba nenosiri jipya la akaunti yako ya JengaSoko. Kama ni wewe, tumia kiungo hiki. Kinafanya kazi mara moja, kwa dakika {minutes}.',
        'Ikiwa si wewe, puuza barua pepe hii. Nenosiri lako halitabadilika.',
      ],
      action: 'Chagua nenosiri jipya',
      sms: 'Msimbo wa nenosiri jipya la JengaSoko ni {code}. Unafanya kazi kwa dakika {minutes}. Usimpe mtu yeyote, hata sisi.',
    },
    staffInvitation: {
      subject: 'Jiunge na timu ya JengaSoko',
      text: [
        'Umeongezwa kwenye timu inayoendesha JengaSoko. Chagua nenosiri ili uanze. Kiungo kinafanya kazi kwa siku {days}.',
        'Baada ya hapo weka kuingia kwa hatua mbili, ambako kila mwanatimu anahitaji.',
      ],
      action: 'Chagua nenosiri',
      sms: 'Umeongezwa kwenye timu inayoendesha JengaSoko. Angalia barua pepe yako uchague nenosiri.',
    },
    changed: {
      subject: 'Nenosiri lako la JengaSoko limebadilishwa',
      text: [
        'Nenosiri la akaunti yako ya JengaSoko limebadilishwa, na umetolewa kwenye vifaa vyote.',
        'Ikiwa si wewe, chagua nenosiri jipya mara moja.',
      ],
      action: 'Chagua nenosiri jipya',
      sms: 'Nenosiri lako la JengaSoko limebadilishwa. Ikiwa si wewe, chagua jipya mara moja kwenye ukurasa wa kuingia.',
    },
    contactChanged: {
      subject: 'Barua pepe yako imeondolewa kwenye akaunti yako ya JengaSoko',
      text: [
        'Barua pepe hii si ya akaunti yako ya JengaSoko tena. Kuanzia sasa tunatumia mawasiliano mapya.',
        'Ikiwa si wewe, tuambie mara moja ili tulinde akaunti yako.',
      ],
      action: 'Tuambie',
      sms: 'Nambari hii si ya akaunti yako ya JengaSoko tena. Ikiwa si wewe, tuambie mara moja kwenye ukurasa wetu wa mawasiliano.',
    },
    alreadyHere: {
      subject: 'Tayari una akaunti ya JengaSoko',
      text: [
        'Kuna aliyejaribu kujisajili JengaSoko kwa barua pepe hii. Tayari ni ya akaunti yako.',
        'Ikiwa ni wewe, ingia kwenye akaunti uliyo nayo. Ukiwa umesahau nenosiri, chagua jipya.',
        'Ikiwa si wewe, puuza barua pepe hii. Hakuna aliyeingia kwenye akaunti yako.',
      ],
      action: 'Chagua nenosiri jipya',
      sms: 'Tayari una akaunti ya JengaSoko kwa nambari hii. Ingia, au chagua nenosiri jipya kwenye ukurasa wa kuingia.',
    },
    contactLost: {
      subject: 'Mawasiliano yameondolewa kwenye akaunti yako ya JengaSoko',
      text: [
        'Akaunti yako ilikuwa na barua pepe au nambari ya simu ambayo haikuthibitishwa. Mwenyewe sasa ameithibitisha kwa akaunti nyingine, kwa hivyo tumeiondoa kwenye yako.',
        'Mengine yote kwenye akaunti yako yanabaki yalivyo.',
      ],
      action: 'Tazama wasifu wako',
      sms: 'Barua pepe iliyo kwenye akaunti yako ya JengaSoko haikuthibitishwa. Mwenyewe ameithibitisha kwingine, kwa hivyo tumeiondoa kwako.',
    },
    verified: {
      subject: 'Biashara yako imethibitishwa kwenye JengaSoko',
      text: [
        'Tumekagua hati zako, na biashara yako imethibitishwa.',
        'Beji ya kuthibitishwa sasa inaonekana kwenye wasifu wako, bidhaa zako na bei unazotoa.',
      ],
      action: 'Tazama uthibitisho wako',
      sms: 'JengaSoko imekagua hati zako: biashara yako imethibitishwa, na beji inaonekana kwenye wasifu wako.',
    },
    rejected: {
      subject: 'Ombi lako la uthibitisho la JengaSoko linahitaji marekebisho',
      text: [
        'Tumekagua hati zako na bado hatukuweza kuthibitisha biashara yako. Sababu:',
        '{reason}',
        'Tafadhali rekebisha kilichotajwa na utume ombi lako tena.',
      ],
      action: 'Tuma tena',
      sms: 'JengaSoko bado haikuweza kuthibitisha biashara yako. Ingia usome sababu, kisha utume ombi tena kwenye Mipangilio.',
    },
    payeeEntered: {
      subject: 'Maelezo mapya ya malipo kwenye akaunti yako ya JengaSoko',
      text: [
        'Akaunti yako ina maelezo mapya ya malipo: {details}. Wanunuzi watayaona kuanzia {time}. Hadi wakati huo hakuna kinachobadilika kwao.',
        'Kama si wewe, ingia, ghairi badiliko hili kabla ya wakati huo, kisha uchague nenosiri jipya.',
      ],
      action: 'Tazama maelezo yako ya malipo',
      sms: 'JengaSoko: maelezo mapya ya malipo, {details}, kuanzia {time}. Si wewe? Ingia uyaghairi kwenye Mipangilio sasa.',
    },
    payeeAlarm: {
      subject: 'Maelezo mapya ya malipo kwenye akaunti ya JengaSoko iliyokuwa yako',
      text: [
        'Barua pepe hii iliondolewa hivi karibuni kwenye akaunti ya JengaSoko. Sasa akaunti hiyo ina maelezo mapya ya malipo: {details}. Wanunuzi watayaona kuanzia {time}.',
        'Ikiwa ni wewe uliyefanya mabadiliko yote mawili, huhitaji kufanya lolote. Ikiwa si wewe, tuambie mara moja ili tuyazuie kabla ya wakati huo.',
      ],
      action: 'Tuambie',
      sms: 'JengaSoko: akaunti iliyoondoa nambari hii hivi karibuni ina maelezo mapya ya malipo, {details}, kuanzia {time}. Si wewe? Tuambie mara moja kwenye ukurasa wetu wa mawasiliano.',
    },
    payeeRemoved: {
      subject: 'Maelezo ya malipo yameondolewa kwenye akaunti yako ya JengaSoko',
      text: [
        'Maelezo haya ya malipo yameondolewa: {details}. Wanunuzi hawayaoni tena.',
        'Kama si wewe, chagua nenosiri jipya mara moja na uandike maelezo yako tena.',
      ],
      action: 'Tazama maelezo yako ya malipo',
      sms: 'JengaSoko: maelezo ya malipo yameondolewa, {details}. Wanunuzi hawayaoni. Si wewe? Badilisha nenosiri sasa.',
    },
    payeeTakenBack: {
      subject: 'Badiliko la maelezo yako ya malipo ya JengaSoko limeghairiwa',
      text: [
        'Maelezo mapya ya malipo yameghairiwa kabla wanunuzi hawajayaona: {details}. Yaliyotumika awali yanaendelea kutumika.',
        'Kama si wewe, chagua nenosiri jipya mara moja.',
      ],
      action: 'Tazama maelezo yako ya malipo',
      sms: 'JengaSoko: maelezo mapya ya malipo yameghairiwa, {details}. Ya awali yanatumika. Si wewe? Badilisha nenosiri sasa.',
    },
    payeeChecked: {
      subject: 'Tumekagua maelezo yako ya malipo ya JengaSoko',
      text: [
        'Tumelinganisha maelezo haya ya malipo na hati za biashara yako: {details}. Wanunuzi wanaona kwenye oda zao kwamba tumeyakagua.',
        'Kama hukuyaandika wewe, chagua nenosiri jipya mara moja na uyaondoe kwenye Mipangilio.',
      ],
      action: 'Tazama maelezo yako ya malipo',
      sms: 'JengaSoko imekagua maelezo yako ya malipo, {details}. Si yako? Badilisha nenosiri na uyaondoe kwenye Mipangilio sasa.',
    },
    payeeRejected: {
      subject: 'Hatukukubali maelezo yako ya malipo ya JengaSoko',
      text: [
        'Tumekagua maelezo haya ya malipo na hatukuyakubali: {details}. Wanunuzi hawayaoni. Sababu:',
        '{reason}',
        'Tafadhali andika maelezo sahihi, ili wanunuzi wajue pa kukulipa.',
      ],
      action: 'Andika maelezo ya malipo',
      sms: 'JengaSoko haikukubali maelezo yako ya malipo, {details}. Wanunuzi hawayaoni. Ingia usome sababu na uandike mengine.',
    },
  },
};
