export const assistant = {
  only_contractors_ask: 'The assistant is for contractors.',
  session_not_found: 'Conversation not found.',
  draft_not_found: 'Draft not found.',
  draft_replaced: 'A newer draft replaced this one. Reload the page to see it.',
  draft_sent: 'You already sent this RFQ, without these changes. Open it to change it.',
  message_id_used: 'Another message already has this id',
  dictionary_unreadable:
    'We cannot load the list of materials right now. Please try again in a moment.',
} as const;
