/** What accounts send by mail and SMS. `{name}` and other places are filled when it is sent. */
export interface LetterCopy {
  readonly subject: string;
  readonly text: readonly string[];
  /** On the button. */
  readonly action: string;
  /** At most 160 characters, the length of one SMS. */
  readonly sms: string;
}

export type LetterKind =
  | 'welcome'
  | 'proof'
  | 'reset'
  | 'changed'
  | 'contactChanged'
  | 'contactLost'
  | 'verified'
  | 'rejected';

export interface AccountCopy {
  readonly greeting: string;
  readonly greetingNoName: string;
  readonly footer: readonly string[];
  readonly letters: Readonly<Record<LetterKind, LetterCopy>>;
}

export const copy: AccountCopy = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  footer: ['JengaSoko – construction materials in Kenya', '{site}'],
  letters: {
    welcome: {
      subject: 'Welcome to JengaSoko – please confirm your email',
      text: [
        'Welcome to JengaSoko. Your account is ready.',
        'Please confirm that this email address is yours, so that nobody else can use it and we can reach you about your orders. The link works for {days} days.',
        'If you did not make an account, you need not do anything.',
      ],
      action: 'Confirm my email',
      sms: 'Welcome to JengaSoko. Your code is {code}. It confirms your number and works for {minutes} minutes. Never give it to anybody.',
    },
    proof: {
      subject: 'Confirm your email for JengaSoko',
      text: [
        'Please confirm that this email address is yours. The link works for {days} days.',
        'If you did not ask for this, you need not do anything.',
      ],
      action: 'Confirm my email',
      sms: 'Your JengaSoko code is {code}. It confirms your number and works for {minutes} minutes. Never give it to anybody.',
    },
    reset: {
      subject: 'Choose a new JengaSoko password',
      text: [
        'Somebody, probably you, asked for a new password for your JengaSoko account. The link works once and for {minutes} minutes.',
        'If it was not you, your password stays as it is and you need not do anything.',
      ],
      action: 'Choose a new password',
      sms: 'Your JengaSoko code for a new password is {code}. It works for {minutes} minutes. Never give it to anybody, not even to us.',
    },
    changed: {
      subject: 'Your JengaSoko password was changed',
      text: [
        'The password of your JengaSoko account was changed, and you were signed out everywhere.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'Choose a new password',
      sms: 'Your JengaSoko password was changed. If it was not you, choose a new one at once on the sign-in page.',
    },
    contactChanged: {
      subject: 'This contact was taken out of your JengaSoko account',
      text: [
        'This email address no longer belongs to your JengaSoko account. From now on we write to the contact that took its place.',
        'If it was not you, tell us at once, so that we can stop whoever it was.',
      ],
      action: 'Tell us',
      sms: 'This number no longer belongs to your JengaSoko account. If it was not you, tell us at once on our contact page.',
    },
    contactLost: {
      subject: 'A contact was taken out of your JengaSoko account',
      text: [
        'Your account had an email address or phone number that was never confirmed. Its owner has now confirmed it for another account, so we took it out of yours.',
        'Everything else in your account stays as it is.',
      ],
      action: 'See your profile',
      sms: 'An email in your JengaSoko account was never confirmed by you. Its owner has confirmed it elsewhere, so we took it out of your account.',
    },
    verified: {
      subject: 'Your business is verified on JengaSoko',
      text: [
        'We have checked your papers, and your business is verified.',
        'The badge now shows on your profile, your products and your quotations.',
      ],
      action: 'See your verification',
      sms: 'JengaSoko has checked your papers: your business is verified, and the badge shows on your profile.',
    },
    rejected: {
      subject: 'Your verification on JengaSoko needs a correction',
      text: [
        'We have checked your papers and could not verify your business yet. The reason:',
        '{reason}',
        'Please mend what is named there and send your request again.',
      ],
      action: 'Send it again',
      sms: 'JengaSoko could not verify your business yet. Sign in to read why, and send your request again from Settings.',
    },
  },
};
