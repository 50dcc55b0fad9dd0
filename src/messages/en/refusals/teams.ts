export const teams = {
  only_contractors_team: 'Teams are for contractors.',
  member_may_not: 'Only the owner of the company can do this.',
  member_not_found: 'Member not found.',
  member_role_missing: 'Choose what they may do',
  member_sites_missing: 'Choose at least one of your projects',
  member_limit_wrong: 'Enter an amount in shillings, such as 50000',
  invitation_gone: 'This invitation was used or withdrawn, or it is over. Ask for a new one.',
  own_company: 'This is an invitation to your own company. Open it with another account.',
  team_full: 'A team has at most {maximum} members and invitations.',
  team_invited_often: 'You can invite {maximum} people a day. Try again tomorrow.',
  over_order_limit: 'You may order for at most {limit} at once. Ask the owner to order this.',
  over_month_limit: 'You may order for at most {limit} in a month. Ask the owner to order this.',
  approval_asked:
    'This is above your limit of {limit}. We asked the owner to approve it and will notify you.',
  approval_not_found: 'There is no such request.',
  approval_decided: 'This request was decided already, or nobody decided in time.',
} as const;
