/** What stands around an admin's answer to a message of the contact form. */
export const answerCopy = {
  en: {
    subject: 'Our answer: {subject}',
    subjectWithout: 'Our answer to your message',
    greeting: 'Hello {name},',
    youWrote: 'You wrote:',
    footer: 'Reply to this email to write to us again.',
  },
  sw: {
    subject: 'Jibu letu: {subject}',
    subjectWithout: 'Jibu letu kwa ujumbe wako',
    greeting: 'Habari {name},',
    youWrote: 'Uliandika:',
    footer: 'Jibu barua pepe hii ili utuandikie tena.',
  },
} as const;
