/** The invitation to a team, by mail and SMS. */
export interface InvitationCopy {
  readonly subject: string;
  readonly text: readonly string[];
  readonly action: string;
  /** At most 160 characters with a short name. */
  readonly sms: string;
  readonly unnamed: string;
  readonly footer: readonly string[];
}

export const copy: InvitationCopy = {
  subject: '{company} invites you to its team on JengaSoko',
  text: [
    '{company} invites you to work for it on JengaSoko.',
    'Sign in or sign up with your own account, then accept. The link works for 7 days, once.',
    'If you do not know {company}, ignore this email.',
  ],
  action: 'See the invitation',
  sms: '{company} invites you to its team on JengaSoko: {url}',
  unnamed: 'A contractor',
  footer: ['JengaSoko – construction materials in Kenya'],
};
