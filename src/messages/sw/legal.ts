import type { legal as english } from '../en/legal.ts';
import type { Texts } from '../types.ts';

export const legal: Texts<typeof english> = {
  version: 'Toleo la {date}',
  privacyTitle: 'Ilani ya faragha',
  privacyLead:
    'Kile {brand} inachojua kukuhusu, kwa nini, nani anakiona, na unachoweza kufanya. Tunafuata Sheria ya Ulinzi wa Data ya Kenya ya 2019.',
  privacy: [
    {
      title: 'Tunachohifadhi',
      text: [
        'Barua pepe au nambari yako ya simu, jina na kampuni ukitupa, kama unanunua au unauza, mahali ulipo na kaunti unazofikisha bidhaa.',
        'Unachofanya hapa: bidhaa, maombi ya bei, bei zilizotolewa, oda, malipo, maombi ya mkopo, ujumbe, maoni, vipendwa na kikapu chako.',
        'Ulipoingia na aina ya kifaa ulichotumia. Nenosiri na misimbo huhifadhiwa kwa namna ambayo hakuna anayeweza kuisoma, hata sisi.',
        'Ukiuza: akaunti ya benki, paybill au till ambayo wanunuzi hulipia.',
        'Ukiomba kuthibitishwa: nambari ya usajili, PIN ya KRA na hati unazotuma.',
      ],
    },
    {
      title: 'Kwa nini tunaihifadhi',
      text: [
        'Kuendesha akaunti yako na kuwakutanisha wanunuzi na wauzaji: huu ndio mkataba kati yetu.',
        'Kuweka kumbukumbu za mauzo ambazo sheria ya kodi inazihitaji.',
        'Kulinda akaunti na pesa: kuingia, mabadiliko ya haki, oda zilizotolewa na malipo huandikwa kwenye kumbukumbu ambayo hakuna anayeweza kuibadilisha.',
        'Ujumbe wa matangazo ni pale tu unapouwasha; unaweza kuuzima kwenye Mipangilio wakati wowote.',
      ],
    },
    {
      title: 'Nani anaiona',
      text: [
        'Watumiaji wengine huona jina lako, kampuni, mji na kama umethibitishwa. Huona barua pepe yako tu mkishaandikiana.',
        'Mnunuzi na muuzaji wa oda huona nambari ya simu ya mwenzake na, kwa akaunti zilizothibitishwa, KRA PIN, kwenye oda na kwenye LPO. Hakuna mwingine anayeziona, isipokuwa wanaoendesha {brand}.',
        'Bei zilizotolewa ni siri: hakuna muuzaji anayejua mwingine ametoa bei gani, au ni nani aliyetoa.',
        'Hati za uthibitisho huonwa na wewe na anayezikagua; kila anapozitazama huandikwa.',
        'Pande mbili za oda huona yaliyoandikwa kuwa yamelipwa kwa ajili yake, pamoja na nambari ya kumbukumbu.',
        'Muuzaji wa oda huona kuwa ni ya mkopo na siku ya kulipwa, lakini si kikomo chako wala unachodaiwa kwingine.',
        'Wanunuzi walio na oda kwa muuzaji huona akaunti ya benki, paybill au till aliyoandika.',
        'Huduma za ujumbe hupata zinachohitaji kufanya kazi: anwani au nambari ya simu, na maandishi.',
        'Hatuuzi data yako.',
      ],
    },
    {
      title: 'Msaidizi',
      text: [
        'Msaidizi hufanya kazi kwenye mashine zetu. Pale mfumo wa lugha wa kampuni nyingine unapomsaidia, majina, nambari za simu na barua pepe huondolewa kwanza.',
        'Msaidizi hushauri. Watu ndio huamua: hakuna oda inayotolewa na mashine.',
        'Maneno ambayo msaidizi au utafutaji haujui hutusaidia kuviboresha. Tunayahesabu kwa siku 90, bila akaunti, jina, nambari ya simu wala barua pepe yako.',
      ],
    },
    {
      title: 'Tunaihifadhi kwa muda gani',
      text: [
        'Muda wote ukiwa na akaunti. Ukiifuta, tunafuta mara moja wasifu, bidhaa, bei ambazo hazijaamuliwa, maombi ya bei, maombi ya mkopo na kikapu chako. Huwezi kuifuta ukiwa bado unadaiwa kwa oda za mkopo.',
        'Oda, bei zilizokubaliwa na malipo yake hubaki bila jina lako, kwa sababu upande wa pili na sheria ya kodi vinayahitaji. Kwa malipo ni kiasi, siku, hali na nambari ya kumbukumbu ya benki.',
      ],
    },
    {
      title: 'Vidakuzi',
      text: [
        'Kidakuzi kimoja hukuweka ukiwa umeingia, na viwili hukumbuka lugha na rangi zako. Hakuna kinachokufuata kwenye tovuti nyingine.',
      ],
    },
    {
      title: 'Haki zako',
      text: [
        'Unaweza kusoma, kusahihisha, kuchukua nakala na kufuta data yako mwenyewe, kwenye ukurasa wa Wasifu.',
        'Unaweza kupinga namna tunavyoitumia, na kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data (odpc.go.ke).',
        'Maswali: andika kwa {email}.',
      ],
    },
  ],
  termsTitle: 'Masharti ya matumizi',
  termsLead: 'Kanuni kati yako na {brand}. Kwa kutumia akaunti unazikubali.',
  terms: [
    {
      title: 'Tunachofanya',
      text: [
        '{brand} ni soko. Wauzaji hutoa vifaa vya ujenzi, wakandarasi huvinunua; mkataba wa mauzo ni kati yao wawili.',
        'Tunaonyesha bidhaa, tunafikisha maombi ya bei, bei, oda na ujumbe, na tunaweka kumbukumbu zake na za malipo.',
      ],
    },
    {
      title: 'Akaunti yako',
      text: [
        'Toa maelezo ya kweli, weka nenosiri lako siri, na utuambie mara moja mtu mwingine akitumia akaunti yako. Wewe ndiwe unayewajibika kwa yanayofanywa nayo.',
        'Lazima uwe na miaka 18 au zaidi, au uwakilishe biashara iliyopo.',
      ],
    },
    {
      title: 'Wauzaji',
      text: [
        'Uza unachoeleza, kwa bei na kiasi ulichosema, na ufikishe ulipoahidi.',
        'Bei unayotoa inakufunga hadi mwisho wa siku iliyotajwa. Ikikubaliwa inakuwa oda.',
        'Vifaa lazima vifikie viwango vya Kenya vinavyohusika. Bidhaa bandia au za wizi huripotiwa.',
      ],
    },
    {
      title: 'Wakandarasi',
      text: [
        'Omba bei za unachokusudia kununua tu. Kutoa oda ni kuagiza (LPO): unadaiwa bei bidhaa zinapofika kama mlivyokubaliana.',
        'Kagua bidhaa zinapofika.',
      ],
    },
    {
      title: 'Bei, VAT na malipo',
      text: [
        'Bei ni kwa shilingi za Kenya. Kila bei inayotolewa husema kama VAT imejumuishwa; jumla huhesabiwa na sisi, sawa kwa pande zote mbili.',
        'Unalipa kwenye ukurasa wa oda yako. Unacholipa kwa M-Pesa au kadi tunakipokea kwa niaba ya muuzaji: tunakishikilia hadi mzigo uthibitishwe kwa PIN yako au nawe, kisha tunampa muuzaji, tukitoa ada yetu. Oda ikighairiwa unarudishiwa. Unaweza pia kutuma kwa akaunti ya benki, paybill au till inayoonyeshwa kwenye oda yako. Uhamisho huo huhesabiwa kuwa umelipwa muuzaji au JengaSoko wakishauona kwenye taarifa na kuuthibitisha.',
      ],
    },
    {
      title: 'Yasiyoruhusiwa',
      text: [
        'Ulaghai, makubaliano ya bei kati ya wauzaji, unyanyasaji, data ya mtu mwingine, na mashambulizi dhidi ya huduma. Tunaweza kuondoa bidhaa na kusimamisha akaunti kwa hayo, tukisema sababu.',
      ],
    },
    {
      title: 'Tunachowajibikia',
      text: [
        'Tunakagua hati za wauzaji waliothibitishwa; hatutengenezi, hatuhifadhi wala hatusafirishi bidhaa. Tunawajibika kwa makosa yetu kama sheria ya Kenya inavyosema.',
        'Ushauri wa msaidizi, bei za soko na makadirio ya kiasi hukusaidia kufikiri; havichukui nafasi ya mhandisi wako wala ukaguzi wako.',
      ],
    },
    {
      title: 'Migogoro na mabadiliko',
      text: [
        'Zungumzeni kwanza; andika kwa {email} isiposaidia. Sheria ya Kenya ndiyo inatumika na mahakama zake huamua.',
        'Masharti haya yakibadilika, tarehe mpya huwekwa juu ya ukurasa huu. Ulichoagiza kabla yake kinabaki chini ya masharti ya wakati huo.',
      ],
    },
  ],
};
