import type { PayeeKind } from '../payment-details-rules.ts';

/** What accounts send by mail and SMS. `{name}` and other places are filled when it is sent. */
export interface EmailCopy {
  readonly subject: string;
  readonly text: readonly string[];
  /** On the button. */
  readonly action: string;
  /** At most 160 characters, the length of one SMS. */
  readonly sms: string;
}

export type EmailKind =
  | 'welcome'
  | 'proof'
  | 'reset'
  | 'staffInvitation'
  | 'changed'
  | 'contactChanged'
  | 'alreadyHere'
  | 'contactLost'
  | 'verified'
  | 'rejected'
  | 'payeeEntered'
  | 'payeeAlarm'
  | 'payeeRemoved'
  | 'payeeTakenBack'
  | 'payeeChecked'
  | 'payeeRejected';

export interface AccountCopy {
  readonly greeting: string;
  readonly greetingNoName: string;
  readonly footer: readonly string[];
  /** How emails name where a supplier is paid. */
  readonly payees: Readonly<Record<PayeeKind, string>>;
  readonly emails: Readonly<Record<EmailKind, EmailCopy>>;
}

export const copy: AccountCopy = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  footer: ['JengaSoko – construction materials in Kenya', '{site}'],
  payees: {
    bank: 'bank account ending in {ending}',
    paybill: 'paybill ending in {ending}',
    till: 'till ending in {ending}',
  },
  emails: {
    welcome: {
      subject: 'Welcome to JengaSoko – please confirm your email',
      text: [
        'Welcome to JengaSoko. Your account is ready.',
        'Please confirm that this email address is yours, so that we can reach you about your orders. The link works for {days} days.',
        'If you did not sign up, you can ignore this email.',
      ],
      action: 'Confirm my email',
      sms: 'Welcome to JengaSoko. Your code is {code}. It confirms your number and works for {minutes} minutes. Do not share it with anyone.',
    },
    proof: {
      subject: 'Confirm your email for JengaSoko',
      text: [
        'Please confirm that this email address is yours. The link works for {days} days.',
        'If you did not ask for this, you can ignore this email.',
      ],
      action: 'Confirm my email',
      sms: 'Your JengaSoko code is {code}. It confirms your number and works for {minutes} minutes. Do not share it with anyone.',
    },
    reset: {
      subject: 'Choose a new JengaSoko password',
      text: [
        'Someone asked for a new password for your JengaSoko account. If it was you, use this link. It works once, for {minutes} minutes.',
        'If it was not you, ignore this email. Your password stays the same.',
      ],
      action: 'Choose a new password',
      sms: 'Your JengaSoko code for a new password is {code}. It works for {minutes} minutes. Do not share it with anyone, not even us.',
    },
    staffInvitation: {
      subject: 'Join the JengaSoko team',
      text: [
        'You have been added to the team that runs JengaSoko. Choose a password to start. The link works for {days} days.',
        'After that you set up two-step sign-in, which every team member needs.',
      ],
      action: 'Choose a password',
      sms: 'You have been added to the team that runs JengaSoko. Check your email to choose a password.',
    },
    changed: {
      subject: 'Your JengaSoko password was changed',
      text: [
        'Your JengaSoko password was changed, and you were signed out on all devices.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'Choose a new password',
      sms: 'Your JengaSoko password was changed. If it was not you, choose a new one at once on the sign-in page.',
    },
    contactChanged: {
      subject: 'Your email was removed from your JengaSoko account',
      text: [
        'We no longer use this email address for your JengaSoko account. We use the new contact in your account instead.',
        'If you did not change it, tell us at once so that we can secure your account.',
      ],
      action: 'Tell us',
      sms: 'This number no longer belongs to your JengaSoko account. If you did not change it, tell us at once on our contact page.',
    },
    alreadyHere: {
      subject: 'You already have a JengaSoko account',
      text: [
        'Someone tried to sign up on JengaSoko with this email address. It already belongs to your account.',
        'If it was you, sign in to the account you have. If you forgot the password, choose a new one.',
        'If it was not you, you can ignore this email. Nobody got into your account.',
      ],
      action: 'Choose a new password',
      sms: 'You already have a JengaSoko account with this number. Sign in to it, or choose a new password on the sign-in page.',
    },
    contactLost: {
      subject: 'A contact was removed from your JengaSoko account',
      text: [
        'Your account had an email address or phone number that you never confirmed. Its owner has now confirmed it for another account, so we removed it from yours.',
        'Nothing else in your account has changed.',
      ],
      action: 'See your profile',
      sms: 'We removed an email from your JengaSoko account. You never confirmed it, and its owner has confirmed it for another account.',
    },
    verified: {
      subject: 'Your business is verified on JengaSoko',
      text: [
        'We have checked your documents, and your business is verified.',
        'The badge now shows on your profile, products and quotations.',
      ],
      action: 'See your verification',
      sms: 'JengaSoko has checked your documents. Your business is verified, and the badge shows on your profile.',
    },
    rejected: {
      subject: 'Your JengaSoko verification needs a correction',
      text: [
        'We have checked your documents and could not verify your business yet. The reason:',
        '{reason}',
        'Please correct this and send your request again.',
      ],
      action: 'Send it again',
      sms: 'JengaSoko could not verify your business yet. Sign in to read why, and send your request again from Settings.',
    },
    payeeEntered: {
      subject: 'New payment details on your JengaSoko account',
      text: [
        'Your account has new payment details: {details}. Buyers will see them from {time}. Until then nothing changes for them.',
        'If it was not you, sign in, cancel the change before that time, and choose a new password.',
      ],
      action: 'See your payment details',
      sms: 'JengaSoko: new payment details, {details}, in use from {time}. Not you? Sign in and cancel them in Settings now.',
    },
    payeeAlarm: {
      subject: 'New payment details on a JengaSoko account you used',
      text: [
        'This email address was recently removed from a JengaSoko account. That account now has new payment details: {details}. Buyers will see them from {time}.',
        'If you made both changes, there is nothing to do. If you did not, tell us at once so that we can stop it before that time.',
      ],
      action: 'Tell us',
      sms: 'JengaSoko: an account that recently removed this number has new payment details, {details}, in use from {time}. Not you? Tell us at once on our contact page.',
    },
    payeeRemoved: {
      subject: 'Payment details were removed from your JengaSoko account',
      text: [
        'These payment details were removed: {details}. Buyers no longer see them.',
        'If it was not you, choose a new password at once and enter your details again.',
      ],
      action: 'See your payment details',
      sms: 'JengaSoko: payment details removed, {details}. Buyers no longer see them. Not you? Change your password now.',
    },
    payeeTakenBack: {
      subject: 'A change to your JengaSoko payment details was cancelled',
      text: [
        'The new payment details were cancelled before buyers saw them: {details}. Your earlier details stay in use.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'See your payment details',
      sms: 'JengaSoko: new payment details cancelled, {details}. Your earlier ones stay. Not you? Change your password now.',
    },
    payeeChecked: {
      subject: 'We have checked your JengaSoko payment details',
      text: [
        'We have compared these payment details with your business documents: {details}. Buyers can see on their orders that we checked them.',
        'If you did not enter them, choose a new password at once and remove them in Settings.',
      ],
      action: 'See your payment details',
      sms: 'JengaSoko has checked your payment details, {details}. Not yours? Change your password and remove them in Settings now.',
    },
    payeeRejected: {
      subject: 'We did not accept your JengaSoko payment details',
      text: [
        'We have checked these payment details and did not accept them: {details}. Buyers do not see them. The reason:',
        '{reason}',
        'Please enter details that fit, so that buyers know where to pay you.',
      ],
      action: 'Enter payment details',
      sms: 'JengaSoko did not accept your payment details, {details}. Buyers do not see them. Sign in to read why and enter others.',
    },
  },
};
