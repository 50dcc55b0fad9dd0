export const payments = {
  payment_not_found: 'Malipo haya hayapo.',
  only_buyer_records: 'Mnunuzi pekee anaweza kuandika au kuondoa malipo.',
  only_seller_decides: 'Muuzaji au msimamizi pekee anaweza kuamua kuhusu malipo.',
  only_buyers_and_suppliers: 'Takwimu hizi ni za wanunuzi na wauzaji.',
  only_suppliers_paid_out: 'Ukurasa huu ni wa wauzaji.',
  payment_method_unknown:
    'Chagua M-Pesa, kadi au benki. Mkopo unachaguliwa kwenye oda kabla muuzaji hajaithibitisha.',
  payment_pending: 'Hakuna aliyethibitisha malipo haya: hakuna cha kutengua.',
  payment_confirmed: 'Malipo haya tayari yamethibitishwa.',
  payment_rejected: 'Malipo haya tayari yamekataliwa.',
  payment_cancelled: 'Mnunuzi ameyaondoa malipo haya.',
  payment_reversed: 'Malipo haya tayari yametenguliwa.',
  payment_confirmed_by_admin:
    'Msimamizi alithibitisha malipo haya: ni msimamizi tu anayeweza kuyatengua.',
  payment_failed: 'Malipo haya hayakufaulu. Unaweza kujaribu tena.',
  payment_expired: 'Malipo haya hayakumalizika kwa wakati. Unaweza kujaribu tena.',
  payment_by_provider:
    'M-Pesa au Paystack huthibitisha malipo haya. Hakuna anayeyathibitisha kwa mkono.',
  payment_method_closed: 'Njia hii ya kulipa haipatikani. Chagua nyingine.',
  payment_phone_missing: 'Weka nambari ya simu ya M-Pesa',
  payment_phone_wrong: 'Weka nambari ya simu ya Kenya, kama 0712 345 678',
  phone_is_asked: 'Simu hii tayari inaombwa kulipa. Maliza au ghairi malipo hayo kwanza.',
  phone_asked_often:
    'Tumeiomba simu hii mara {maximum} ndani ya saa moja. Jaribu baadaye au lipa kwa njia nyingine.',
  others_asked:
    'Leo umeomba simu {maximum} ambazo si zako. Tumia simu yako iliyothibitishwa au lipa kwa njia nyingine.',
  others_asked_often:
    'Leo umeomba simu za watu wengine mara {maximum}. Tumia simu yako iliyothibitishwa au lipa kwa njia nyingine.',
  amount_not_whole: 'M-Pesa hupokea shilingi kamili. Weka kiasi bila senti',
  amount_over_cap: 'Malipo moja ya M-Pesa yanaweza kuwa hadi {most}. Lipa yaliyobaki baadaye.',
  receipt_not_found: 'Pesa hizi hazimo kwenye orodha.',
  receipt_settled: 'Pesa hizi tayari zimetolewa kwa oda au zimerudishwa.',
  receipt_not_reported: 'Pesa ambazo M-Pesa haijathibitisha pekee ndizo zinazoweza kufutwa.',
  receipt_order_unknown: 'Weka nambari ya oda, kama LPO-000012',
  receipt_does_not_fit: 'Oda hii haihitaji kiasi hicho. Rudisha pesa au chagua oda nyingine.',
  receipt_reason_missing: 'Weka sababu. Inabaki kwenye kumbukumbu za ukaguzi',
  statement_missing: 'Chagua taarifa ya akaunti',
  statement_too_large: 'Taarifa hii ni kubwa mno. Toa siku chache zaidi',
  statement_unreadable: 'Hii si faili ya CSV. Hifadhi taarifa kama CSV',
  statement_empty: 'Taarifa hii haina mistari',
  statement_rows_many: 'Taarifa inaweza kuwa na mistari hadi {maximum}. Toa siku chache zaidi',
  statement_columns_missing: 'Taarifa haina safu {columns}. Chagua faili nyingine',
  payout_not_found: 'Malipo haya hayapo.',
  payout_draft_waits:
    'Kuna malipo mengine yanayosubiri kuidhinishwa. Yaidhinishe au yaghairi kwanza.',
  payout_nothing: 'Hakuna cha kulipa: hakuna deni, au wauzaji hawana maelezo ya malipo.',
  payout_same_person: 'Wewe ndiye uliyeandaa malipo haya. Msimamizi mwingine lazima ayaidhinishe.',
  payout_decided: 'Malipo haya tayari yameidhinishwa au yameghairiwa.',
  money_held:
    'Tunashikilia {amount} za oda zako. Utaweza kufuta akaunti zikishalipwa au kurudishwa.',
  payout_changed:
    'Hakuna cha kulipa katika malipo haya sasa: oda zina mgogoro, deni limepungua, au maelezo ya malipo yamebadilika. Yaghairi na uandae mapya.',
  payout_not_approved: 'Malipo yaliyoidhinishwa pekee ndiyo yanayoweza kupakuliwa.',
  no_receipt: 'Malipo yaliyothibitishwa pekee yana risiti.',
  order_not_payable: 'Oda hii ilighairiwa: hakuna kinacholipwa tena.',
  too_many_payments: 'Malipo {maximum} ya oda hii yanasubiri au yamethibitishwa: haichukui zaidi.',
  too_many_recorded: 'Malipo {maximum} yameandikwa kwa oda hii: haichukui zaidi.',
  too_many_taken_back:
    'Tayari umeondoa malipo {maximum} kwenye oda hii. Mwombe muuzaji ayakatae haya.',

  amount_missing: 'Weka kiasi',
  amount_wrong: 'Weka kiasi kinachozidi 0, chenye desimali 2 au pungufu',
  amount_exceeds: 'Umebakiza kulipa {free} tu.',
  amount_exceeds_pending:
    'Unaweza kuandika hadi {free}. {pending} zinasubiri muuzaji azithibitishe.',
  nothing_to_record: 'Hakuna kilichobaki cha kuandika.',
  nothing_to_record_pending:
    'Hakuna kilichobaki cha kuandika. {pending} zinasubiri muuzaji azithibitishe.',
  reference_missing: 'Weka kumbukumbu ya malipo',
  reference_wrong: 'Weka alama 3 hadi 40: herufi, tarakimu, nafasi na . / # : _ -',
  reference_taken: 'Malipo yenye kumbukumbu hii tayari yameandikwa kwa oda hii.',
  day_wrong: 'Weka tarehe',
  day_future: 'Tarehe hii bado haijafika',
  day_old: 'Tarehe hii imepita zaidi ya mwaka mmoja',
  day_before_start: 'Tarehe hii iko kabla ya tarehe ya kuanza',
  payment_reason_missing: 'Eleza kwa nini, ili mnunuzi aweze kurekebisha',
  payment_proof_missing: 'Eleza kinachothibitisha malipo haya. Pande zote mbili zinaweza kusoma',
} as const;
