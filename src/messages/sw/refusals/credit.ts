export const credit = {
  credit_unverified:
    'Mkopo ni wa wakandarasi waliothibitishwa. Kwanza tuma hati zako ili uthibitishwe.',
  credit_application_open: 'Tayari umetuma ombi. Tutakuarifu tukishaamua.',
  credit_application_not_found: 'Ombi halikupatikana.',
  contractor_unverified: 'Wakandarasi waliothibitishwa pekee ndio wanaweza kupewa mkopo.',
  credit_none: 'Huna mkopo. Omba kwenye ukurasa wa mkopo.',
  credit_paid: 'Malipo ya oda hii tayari yameandikwa, kwa hivyo haiwezi kulipwa kwa mkopo.',
  credit_often: 'Umechagua mkopo kwa oda hii mara nyingi mno. Ilipe kwa kawaida.',
  credit_overdue:
    'Oda moja ya mkopo imechelewa kulipwa. Ilipe kwanza, kisha utaweza kutumia mkopo tena.',
  credit_too_little: 'Oda hii ni {total}, lakini mkopo wako uliobaki ni {available} tu.',
  credit_order_decided:
    'Unaweza kuchagua au kuondoa mkopo wakati oda haijathibitishwa wala kughairiwa tu.',
  credit_not_chosen: 'Oda hii si ya mkopo.',
  credit_unpaid: 'Unadaiwa {amount} kwa oda za mkopo. Lipa kabla ya kufuta akaunti yako.',
  only_contractors_credit: 'Wakandarasi pekee ndio wanaweza kupewa mkopo.',
  credit_limit_wrong: 'Andika kiasi kwa shilingi, chenye desimali zisizozidi 2',
  credit_days_wrong: 'Chagua siku 7, 14 au 30',
  credit_business_missing: 'Tuambie kuhusu biashara yako kwa sentensi moja',
};
