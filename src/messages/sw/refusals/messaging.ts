export const messaging = {
  receiver_self: 'Huwezi kujiandikia mwenyewe',
  own_account: 'Hii ni akaunti yako mwenyewe',
  blocked: 'Mtu huyu amekuzuia. Huwezi kumwandikia.',
  you_blocked: 'Umemzuia mtu huyu. Mwondolee kizuizi ili umwandikie.',
  too_many_strangers:
    'Watu wengi uliowaandikia leo bado hawajajibu. Unaweza kuwaandikia wengine kesho.',
  too_many_unanswered:
    'Umetuma ujumbe {maximum} leo bila kujibiwa. Unaweza kuandika zaidi wakijibu, au kesho.',
  client_id_used: 'Kitambulisho hiki ni cha ujumbe kwa mtu mwingine',
  message_missing: 'Andika ujumbe',
  rfq_not_shared: 'Hakuna ombi hilo la bei kwenu wote wawili',
  product_not_shared: 'Nyote wawili hamwezi kuona bidhaa hii',
  report_reason_missing: 'Eleza kuna tatizo gani',
} as const;
