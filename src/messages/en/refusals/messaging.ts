export const messaging = {
  receiver_self: 'You cannot message yourself',
  own_account: 'This is your own account',
  blocked: 'This person has blocked you. You cannot message them.',
  you_blocked: 'You have blocked this person. Unblock them to write.',
  too_many_strangers:
    'Many people you wrote to today have not answered yet. You can write to more people tomorrow.',
  too_many_unanswered:
    'You have sent {maximum} messages today without an answer. You can write more once they answer, or tomorrow.',
  client_id_used: 'This client id belongs to a message to another person',
  message_missing: 'Write a message',
  rfq_not_shared: 'There is no such RFQ for both of you',
  product_not_shared: 'You cannot both see this product',
  report_reason_missing: 'Say what is wrong',
} as const;
