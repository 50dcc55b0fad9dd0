import type { adminSettings as english } from '../en/adminSettings.ts';
import type { Texts } from '../types.ts';

export const adminSettings: Texts<typeof english> = {
  title: 'Mipangilio ya soko',
  lead: 'Badiliko linaanza mara moja, kwa kila mtu. Kumbukumbu za ukaguzi huweka thamani ya zamani na mpya.',
  subjects: {
    site: 'Kurasa za wote',
    orders: 'Oda na usafirishaji',
    payments: 'Malipo',
    security: 'Usalama',
    messages: 'SMS',
    assistant: 'Msaidizi',
  },
  save: 'Hifadhi',
  saveNamed: 'Hifadhi: {name}',
  saved: 'Imehifadhiwa.',
  failed: 'Hatukuweza kuhifadhi mpangilio huu. Tafadhali jaribu tena.',
  standard: 'Thamani ya kawaida',
  changedOn: 'Ilibadilishwa {date}',
  between: 'Kuanzia {minimum} hadi {maximum}.',
  atMostCharacters: 'Herufi {maximum} zaidi.',
  oneALine: 'Moja kwa kila mstari, {maximum} zaidi.',
  nairobiTime: 'Saa za Nairobi. Acha wazi ikiwa hakuna kikomo.',

  names: {
    site_notice: {
      title: 'Tangazo la matengenezo',
      hint: 'Kila ukurasa unaonyesha maandishi haya juu kati ya saa hizi mbili. Hutoweka maandishi yote mawili yakiwa wazi. Kurasa zilizofunguliwa huonyesha zikipakiwa tena.',
      fields: {
        en: 'Maandishi ya Kiingereza',
        sw: 'Maandishi ya Kiswahili',
        from: 'Onyesha kuanzia',
        until: 'Onyesha hadi',
      },
    },
    support_hours: {
      title: 'Saa za huduma',
      hint: 'Kadi ya mawasiliano ya ukurasa wa mwanzo huzionyesha.',
      fields: { en: 'Maandishi ya Kiingereza', sw: 'Maandishi ya Kiswahili' },
    },
    headline_figures: {
      title: 'Takwimu tunazodai',
      hint: 'Ukurasa wa mwanzo huzionyesha chini ya kichwa chake. Ni madai, hazihesabiwi.',
      fields: {
        products: 'Bidhaa',
        verifiedSuppliers: 'Wauzaji waliothibitishwa',
        categories: 'Aina',
        ordersDelivered: 'Oda zilizofikishwa',
        countries: 'Nchi tunazohudumia',
      },
    },
    landing_brands: {
      title: 'Chapa za ukurasa wa mwanzo',
      hint: 'Ukurasa wa mwanzo huzitaja kwa mpangilio huu.',
      fields: { value: 'Chapa' },
    },
    order_completion_days: {
      title: 'Siku hadi oda ikamilike yenyewe',
      hint: 'Mnunuzi asiposema lolote kwa siku hizi, oda iliyofikishwa hukamilika na pesa zake huachiliwa.',
      fields: { value: 'Siku' },
    },
    driver_link_days: {
      title: 'Siku ambazo kiungo cha dereva hufanya kazi',
      hint: 'Kiungo cha SMS ya dereva hufungua usafirishaji kwa siku hizi. Viungo vilivyotumwa awali havibadiliki.',
      fields: { value: 'Siku' },
    },
    dispute_answer_days: {
      title: 'Siku za kujibu kabla oda haijaghairiwa',
      hint: 'Mnunuzi ambaye bidhaa zake haziondoki anaweza kufungua mgogoro siku hizi zikipita tangu aombe kughairi. Kisha muuzaji ana muda sawa wa kujibu kabla msimamizi hajaweza kughairi oda. Migogoro iliyo wazi haibadiliki.',
      fields: { value: 'Siku' },
    },
    return_days: {
      title: 'Siku ambazo bidhaa zinaweza kurudishwa',
      hint: 'Mnunuzi anaweza kuomba kurudisha bidhaa kwa siku hizi baada ya oda kufikishwa.',
      fields: { value: 'Siku' },
    },
    payout_fee_percent: {
      title: 'Ada ya malipo kwa wauzaji',
      hint: 'Tunabaki na kiasi hiki cha wanacholipwa wauzaji. Malipo yaliyotayarishwa awali hayabadiliki.',
      fields: { value: 'Asilimia' },
    },
    mpesa_max_amount: {
      title: 'Malipo makubwa zaidi ya M-Pesa',
      hint: 'Mnunuzi hulipa kiasi hiki zaidi kwa ombi moja la M-Pesa, na kinachobaki kwa lingine.',
      fields: { value: 'Shilingi' },
    },
    payee_hold_hours: {
      title: 'Saa ambazo maelezo mapya ya malipo husubiri',
      hint: 'Wanunuzi huona akaunti ya benki, paybill au till mpya baada ya saa hizi. Barua pepe, nambari ya simu, nenosiri au kuingia kwa hatua mbili vikibadilishwa, huwa siku 7 daima.',
      fields: { value: 'Saa' },
    },
    sms_per_day: {
      title: 'SMS kwa siku',
      hint: 'Kila SMS ina gharama. Idadi ya siku ikifikiwa, hatutumi nyingine hadi usiku wa manane.',
      fields: { value: 'SMS' },
    },
    model_calls: {
      title: 'Miito ya modeli ya lugha',
      hint: 'Kila mwito una gharama. Zaidi ya idadi hizi, msaidizi hujibu kwa kanuni zake pekee.',
      fields: { perPerson: 'Kwa akaunti moja kwa siku', perDay: 'Kwa akaunti zote kwa siku' },
    },
  },
};
