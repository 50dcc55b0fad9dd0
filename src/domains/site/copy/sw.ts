import type { SiteTexts } from '../schema.ts';

export const sw: SiteTexts = {
  steps: [
    {
      title: 'Andika unachohitaji',
      text: 'Mwambie msaidizi mahitaji ya saiti kama unavyomwambia fundi mkuu: “mifuko 40 ya simiti na nondo za 12 mm, zifike Ruiru kabla ya Ijumaa”.',
    },
    {
      title: 'AI inatafuta wauzaji',
      text: 'Inapitia bidhaa zote na kukutafutia wauzaji walio na bidhaa zako na wanaofikisha katika kaunti yako.',
    },
    {
      title: 'Bei zilizochambuliwa',
      text: 'Ombi lako la bei hutumwa baada ya wewe kulithibitisha. Majibu yakifika yanalinganishwa pamoja: bei, VAT, usafirishaji na siku za kufikisha.',
    },
    {
      title: 'Agiza na ufuatilie',
      text: 'Chagua bei bora upate oda (LPO) kwa PDF. Ukurasa wake unakuonyesha alichothibitisha muuzaji, kilicho kwenye lori, kilichofika na ulicholipa.',
    },
  ],
  reasons: [
    {
      icon: 'assistant',
      title: 'Msaidizi wa AI wa manunuzi',
      text: 'Anakutafutia wauzaji wa orodha yako, anatuma maombi ya bei na kuchambua bei zinazorudi. Unasoma sababu, kisha uamuzi ni wako.',
    },
    {
      icon: 'verified',
      title: 'Wauzaji tuliowakagua',
      text: 'Beji ya kuthibitishwa inamaanisha tumeona usajili wa biashara na KRA PIN. Itafute kando ya bei.',
    },
    {
      icon: 'tracking',
      title: 'Ufuatiliaji wa oda',
      text: 'Kila oda ina ukurasa mnaouona wewe na muuzaji: imethibitishwa, iko kwenye lori, imehesabiwa langoni kwa PIN yako, kilicholipwa na kinachobaki, na siku ya kila hatua.',
    },
    {
      icon: 'payment',
      title: 'Lipa upendavyo',
      text: 'Kwa pesa za simu, kadi au uhamisho wa benki, zote mara moja au kwa sehemu. Unacholipa kwa M-Pesa au kadi kwenye ukurasa wa oda tunakishikilia hadi uthibitishe mzigo kwa PIN yako. Unaweza pia kutuma kwa akaunti ya benki, paybill au till ya muuzaji na kuandika malipo hapo.',
    },
    {
      icon: 'credit',
      title: 'Mkopo kwa wanunuzi waliothibitishwa',
      text: 'Ukishathibitishwa unaweza kuomba kikomo cha mkopo. Kisha unaweka oda na kulipa siku 7, 14 au 30 baada ya kufikishiwa, muuzaji akikubali. Unadaiwa na muuzaji; JengaSoko haikopeshi.',
    },
    {
      icon: 'prices',
      title: 'Bei zilizo wazi',
      text: 'Wauzaji kadhaa wanataja bei ya bidhaa ileile kwa shilingi, na kipimo chake. Bei uliyotumiwa inatumika hadi tarehe iliyotajwa. Hakuna kupigia hardware kumi.',
    },
  ],
  testimonials: [
    {
      quote:
        'Niliomba nondo za 12 mm na simiti ya slabu kule Ruiru saa moja asubuhi. Kufikia saa nne nilikuwa na bei tatu pamoja na usafirishaji. Zamani hiyo ilinigharimu siku nzima.',
      name: 'Peter Kamau',
      role: 'Mkandarasi wa majengo',
      place: 'Ruiru',
    },
    {
      quote:
        'Ulinganisho unaonyesha ninacholipa hasa lori likihesabiwa. Kwa mabati, bei ya chini kwa kila bati haikuwa gharama ya chini ikishafika.',
      name: 'Faith Wanjiru',
      role: 'Mkadiriaji wa ujenzi',
      place: 'Nairobi',
    },
    {
      quote:
        'Sisi ni hardware ndogo, lakini sasa maombi ya bei kutoka Bamburi hadi Malindi yanatufikia. Tunajibu kwa simu tukihudumia wateja kaunta.',
      name: 'Hassan Omar',
      role: 'Mmiliki wa hardware',
      place: 'Mombasa',
    },
    {
      quote:
        'Ninawajengea wazazi wangu nyumba Kakamega huku nikifanya kazi Nairobi. Ninaagiza nikiwa ofisini, na kaka yangu anahesabu mifuko langoni.',
      name: 'Brenda Nekesa',
      role: 'Anajenga nyumba',
      place: 'Kakamega',
    },
    {
      quote:
        'Kila bei iko mahali pamoja, na tarehe na muuzaji wake. Mteja akiuliza kwa nini tulichagua huyu, ninafungua ukurasa na kumwonyesha.',
      name: 'David Kiprop',
      role: 'Mhandisi wa saiti',
      place: 'Eldoret',
    },
    {
      quote:
        'Vigae, grout na gundi kutoka kwa wauzaji watatu vilifika wiki moja. Niliona mara moja kila mmoja alipothibitisha, hivyo fundi wangu alikuja siku inayofaa.',
      name: 'Achieng Odhiambo',
      role: 'Mtaalamu wa umaliziaji',
      place: 'Kisumu',
    },
  ],
  questions: [
    {
      question: 'Nani anaweza kununua JengaSoko?',
      answer:
        'Yeyote anayejenga: wakandarasi, mafundi, wahandisi wa saiti, taasisi na familia zinazojenga nyumba. Kutazama bidhaa ni bure kwa wote. Ili kuagiza au kuomba bei, fungua akaunti ya mkandarasi bila malipo kwa barua pepe au nambari ya simu.',
    },
    {
      question: 'Msaidizi wa AI ananifanyia nini?',
      answer:
        'Anaelewa ombi kwa maneno ya kawaida, anatafuta wauzaji walio na bidhaa hizo na wanaokufikishia, anatuma ombi la bei ukishathibitisha, na anachambua bei zinazorudi. Haagizi wala hatumi chochote peke yake.',
    },
    {
      question: 'Maombi ya bei hufanyaje kazi?',
      answer:
        'Orodhesha vifaa na idadi yake, mahali na tarehe. Wauzaji hujibu kwa bei za siri: hakuna anayeona bei ya mwenzake. Unalinganisha gharama kamili na kumpa mmoja orodha nzima, au kuigawa kwa kila bidhaa.',
    },
    {
      question: 'Bidhaa hufika baada ya muda gani?',
      answer:
        'Kila bidhaa inaonyesha siku ambazo muuzaji wake huchukua kwa kawaida. Muuzaji asipozitaja, usafirishaji wa kawaida huchukua siku 2-5 za kazi, na usafirishaji wa haraka unapatikana. Kila bei hutaja muda wake kabla hujakubali.',
    },
    {
      question: 'Ninaweza kulipa vipi?',
      answer:
        'Kwa pesa za simu, kadi au uhamisho wa benki, kwenye ukurasa wa oda yako. Kwa M-Pesa tunatuma ombi la malipo kwenye simu yako, nawe unaweka PIN hapo. Kwa kadi unaenda kwenye ukurasa wa Paystack. Tunashikilia pesa hizo hadi uthibitishe mzigo, na tunakurudishia oda ikighairiwa. Uhamisho wa benki huenda kwa akaunti, paybill au till ya muuzaji mwenyewe, ambayo oda yako inaonyesha: andika malipo hapo, na yanahesabiwa kuwa yamelipwa muuzaji akishayathibitisha. Usitume pesa kwingine. Kiasi chote ni kwa shilingi za Kenya, na bei za bidhaa zinajumuisha VAT.',
    },
    {
      question: 'Je, ninaweza kununua kwa mkopo?',
      answer:
        'Ndiyo, ukishathibitishwa na tukishakuwekea kikomo. Omba kwenye ukurasa wa “Mkopo” kutoka kwenye dashibodi yako. Kisha uchague mkopo kwenye oda kabla muuzaji hajaithibitisha. Muuzaji anaona hivyo na anaweza kukataa oda. Unalipa siku 7, 14 au 30 baada ya kufikishiwa. Unadaiwa na muuzaji; JengaSoko haikopeshi.',
    },
    {
      question: 'Je, kitu kikifika kimeharibika?',
      answer:
        'Bidhaa zilizoharibika au zenye kasoro hurudishwa ndani ya siku 30 zikiwa kwenye vifungashio vyake vya awali. Hesabu na ukague langoni kabla ya kumpa dereva PIN yako: kilichopungua, kilichoharibika au ulichokataa huandikwa pamoja na picha, na bado unadai. Msipoelewana, fungua mgogoro kwenye ukurasa wa oda, nasi tutaamua.',
    },
    {
      question: 'Ninauzaje kwenye JengaSoko?',
      answer:
        'Fungua akaunti ya muuzaji, orodhesha bidhaa zako na bei, kipimo na idadi iliyopo, na useme unafikisha kaunti zipi. Tunakutumia maombi ya bei ya aina unazouza. Kuorodhesha ni bure.',
    },
  ],
  about: [
    'JengaSoko ni maneno mawili: jenga na soko. Ilianza na swali ambalo kila mjenzi nchini Kenya analijua: nani ana bidhaa hii, kwa bei gani, na itafika saiti lini?',
    'Hadi sasa jibu lilihitaji siku nzima ya kupiga simu na matatu hadi Industrial Area. Tumeweka wauzaji, bei zao na wanakofikisha kwenye ukurasa mmoja, ili fundi wa Kitale anunue akiwa na taarifa sawa na mwekezaji wa Westlands.',
    'Wauzaji wetu ni kuanzia hardware za familia hadi maghala makubwa. Tunakagua hati za wauzaji waliothibitishwa, tunaweka kila bei siri hadi uamue, na tunaonyesha kila bei pamoja na kipimo na VAT yake.',
  ],
};
