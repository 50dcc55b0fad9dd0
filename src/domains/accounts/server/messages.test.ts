import { describe, expect, it } from 'vitest';
import { type EmailKind, copy as en } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';
import {
  contactChangedMessage,
  contactLostMessage,
  type MessageFacts,
  passwordChangedMessage,
  passwordResetMessage,
  proofMessage,
  verificationMessage,
  welcomeMessage,
} from './messages.ts';

const writers = {
  welcomeMessage,
  proofMessage,
  passwordResetMessage,
  passwordChangedMessage,
  contactChangedMessage,
  contactLostMessage,
  verified: (facts: MessageFacts) =>
    verificationMessage({ ...facts, decided: { isApproved: true, reason: null } }),
  rejected: (facts: MessageFacts) =>
    verificationMessage({ ...facts, decided: { isApproved: false, reason: 'Blurred scan.' } }),
};

describe.each(['en', 'sw'] as const)('messages in %s', (language) => {
  const facts = {
    person: { firstName: 'Otieno', language },
    contact: { kind: 'phone', value: '+254712345678' } as const,
    token: '012345',
    publicUrl: 'https://soko.example',
  };

  it.each(Object.entries(writers))(
    '%s has no place left empty, and fits one SMS',
    (_name, write) => {
      const message = write(facts);
      const mail = message.mail('otieno@jenga.example');
      expect(JSON.stringify({ ...mail, sms: message.sms })).not.toMatch(/\{\w+\}/);
      // Characters outside of the GSM alphabet would make the SMS two.
      expect(message.sms).toMatch(/^[\x20-\x7e]{1,160}$/);
      expect(mail.html).toContain(`<html lang="${language}">`);
    },
  );

  it('greet by a name, and by nothing that is more than one', () => {
    const greetedAs = (firstName: string) =>
      welcomeMessage({ ...facts, person: { firstName, language } }).mail('a@b.example').text;
    expect(greetedAs('Wanjikũ')).toContain('Wanjikũ,');
    expect(greetedAs('Win at evil.example/now')).not.toContain('evil');
  });

  it('name the code, and the link with its token', () => {
    expect(passwordResetMessage(facts).sms).toContain('012345');
    expect(passwordResetMessage(facts).mail('a@b.example').text).toContain(
      'https://soko.example/auth/reset?token=012345',
    );
  });
});

describe('the two languages', () => {
  it('have as many paragraphs in each email', () => {
    for (const kind of Object.keys(en.emails) as EmailKind[]) {
      expect(sw.emails[kind].text).toHaveLength(en.emails[kind].text.length);
    }
  });
});
