export const teams = {
  only_contractors_team: 'Timu ni za wakandarasi.',
  member_may_not: 'Mwenye kampuni pekee ndiye anaweza kufanya hivi.',
  member_not_found: 'Mwanatimu hakupatikana.',
  member_role_missing: 'Chagua anachoweza kufanya',
  member_sites_missing: 'Chagua angalau mradi mmoja',
  member_limit_wrong: 'Andika kiasi kwa shilingi, kama vile 50000',
  invitation_gone: 'Mwaliko huu umetumika, umeondolewa au muda wake umeisha. Omba mwingine.',
  own_company: 'Huu ni mwaliko wa kampuni yako mwenyewe. Ufungue kwa akaunti nyingine.',
  team_full: 'Timu ina wanatimu na mialiko isiyozidi {maximum}.',
  team_invited_often: 'Unaweza kualika watu {maximum} kwa siku. Jaribu tena kesho.',
  over_order_limit: 'Unaweza kuagiza hadi {limit} kwa mara moja. Mwombe mwenye kampuni aagize hii.',
  over_month_limit: 'Unaweza kuagiza hadi {limit} kwa mwezi. Mwombe mwenye kampuni aagize hii.',
  approval_asked:
    'Hii imepita kiwango chako cha {limit}. Tumemwomba mwenye kampuni aidhinishe, na tutakuarifu.',
  approval_not_found: 'Hakuna ombi kama hilo.',
  approval_decided: 'Ombi hili limeshaamuliwa, au halikuamuliwa kwa wakati.',
} as const;
