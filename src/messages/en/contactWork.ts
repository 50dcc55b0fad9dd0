/** A message of the contact form, as an admin reads and answers it. */
export const contactWork = {
  title: 'Contact message',
  from: 'From {name}, {email}',
  answers: 'Answers',
  answerBy: '{name}, {date}',
  formerAdmin: 'A former admin',
  sent: 'Sent on {date}',
  sending: 'Being sent',
  answer: 'Your answer',
  answerHint: 'We greet them by name, add their message below yours and send it by email.',
  language: 'Language of the email',
  send: 'Send answer',
  answered: 'Your answer is on its way.',
  markDone: 'Mark as done without an answer',
  marked: 'Marked as done.',
  failed: 'We could not do this. Please try again.',
} as const;
