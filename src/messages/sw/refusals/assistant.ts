export const assistant = {
  only_contractors_ask: 'Msaidizi ni wa wakandarasi.',
  session_not_found: 'Mazungumzo hayapatikani.',
  draft_not_found: 'Rasimu haipatikani.',
  draft_replaced: 'Rasimu mpya imechukua nafasi ya hii. Pakia ukurasa upya uione.',
  draft_sent: 'Ombi hili la bei lilishatumwa, bila mabadiliko haya. Lifungue ulibadilishe.',
  message_id_used: 'Ujumbe mwingine una kitambulisho hiki tayari',
  dictionary_unreadable:
    'Hatuwezi kupakia orodha ya vifaa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
} as const;
