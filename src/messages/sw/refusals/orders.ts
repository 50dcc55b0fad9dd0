export const orders = {
  order_not_found: 'Oda hii haipatikani.',
  only_contractors_award: 'Wakandarasi pekee wanaweza kutoa oda.',
  only_supplier_confirms: 'Muuzaji pekee anaweza kuthibitisha oda.',
  only_buyer_cancels: 'Mnunuzi pekee anaweza kughairi oda.',
  only_buyer_completes: 'Mnunuzi pekee anaweza kukamilisha oda.',
  order_placed: 'Muuzaji bado hajathibitisha oda hii.',
  order_confirmed: 'Oda hii imeshathibitishwa. Kubalianeni kuhusu mabadiliko kwa ujumbe.',
  order_dispatched: 'Oda hii iko njiani. Kubalianeni kuhusu mabadiliko kwa ujumbe.',
  order_delivered: 'Oda hii imeshafika. Kubalianeni kuhusu mabadiliko kwa ujumbe.',
  order_completed: 'Oda hii imekamilika. Kubalianeni kuhusu mabadiliko kwa ujumbe.',
  order_cancelled: 'Oda hii imeshaghairiwa.',
  order_paid: '{paid} zimelipwa kwa oda hii. Mwombe muuzaji atengue malipo hayo kwanza.',
  order_payment_pending:
    'Malipo ya {pending} yanasubiri kuthibitishwa. Yaondoe kwanza, sehemu ya Malipo.',
  order_reason_missing: 'Andika sababu. Upande wa pili utaisoma',
  order_stock_short:
    '{product}: zimebaki {quantity} pekee. Sasisha idadi iliyopo kwanza, au kataa oda.',
  order_delivered_more: 'Zingefika nyingi kuliko zilizoagizwa.',
  only_supplier_declines: 'Muuzaji pekee anaweza kukataa oda.',

  award_unclear: 'Chagua bei ya kutolea oda, au muuzaji kwa kila mstari',
  award_line_repeated: 'Unganisha kila mstari na bei mara moja tu',
  award_not_quoted: 'Bei hii haina mstari huu',
  award_over_offered: '{line}: muuzaji anatoa {quantity}.',
  award_below_minimum: '{line}: muuzaji anauza kuanzia {quantity}.',
  award_over_asked: '{line}: ombi la bei linaomba {quantity}.',
  award_none_left: '{line}: hakuna kilichobaki cha kutolea oda.',
  award_lump_sum: 'Bei hii ni moja kwa vyote, na sehemu ya ombi la bei imeshatolewa oda.',
  award_nothing_left: 'Bei hii haina mistari iliyobaki.',
  award_worthless: 'Sehemu ya oda hii haifiki senti moja. Ongeza kiasi chake.',
  award_substitute: 'Hii si uliyoomba. Ikubali kwanza, au itaje unapotoa oda.',
  award_changed:
    'Umetoa oda nyingine kwa ombi hili la bei. Angalia kilichobaki, kisha utoe oda tena.',
  award_supplier_gone:
    'Akaunti ya muuzaji huyu imesimamishwa au imefungwa. Huwezi kuagiza kutoka kwake.',
} as const;
