export const admin = {
  report_not_found: 'Ripoti haipatikani.',
  already_resolved: 'Ripoti hii imeshatatuliwa.',
  already_suspended: 'Akaunti hii imeshasimamishwa.',
  not_suspended: 'Akaunti hii haijasimamishwa.',
  demo_not_suspended: 'Akaunti hii ni ya majaribio na haiwezi kusimamishwa.',
  already_taken_down: 'Bidhaa hii imeshaondolewa.',
  not_taken_down: 'Bidhaa hii haijaondolewa.',
  reason_missing: 'Eleza kwa nini',

  setting_not_found: 'Mpangilio haujapatikana.',
  setting_changed:
    'Msimamizi mwingine amebadilisha mpangilio huu. Angalia thamani mpya kisha uhifadhi tena.',
  job_gone: 'Kazi hii haijafeli, au tayari imeshughulikiwa.',
  queue_item_gone: 'Hili halisubiri tena. Huenda limeshaamuliwa.',
  queue_item_taken: 'Msimamizi mwingine amelichukua hili. Muulize, au liachilie kwanza.',
  note_missing: 'Andika dokezo',
  contact_answer_missing: 'Andika jibu',
  message_not_found: 'Ujumbe haupatikani.',
  contact_message_missing: 'Ujumbe unahitajika',
  contact_email_missing: 'Barua pepe inahitajika',
  contact_email_wrong: 'Tafadhali weka barua pepe iliyo sahihi.',
  line_breaks_wrong: 'Ondoa mistari mipya na herufi maalum',
} as const;
