/** What stands around notifications in emails and SMS. `{name}` and other places are filled when they are sent. */
export interface NotificationCopy {
  readonly greeting: string;
  readonly greetingNoName: string;
  /** The subject of an email with several notifications. */
  readonly digestSubject: string;
  readonly digestLead: string;
  /** Stands for the notifications beyond those that an email lists. */
  readonly more: string;
  readonly message: string;
  readonly messages: string;
  /** Who has no name, or one that leads elsewhere. */
  readonly somebody: string;
  /** An RFQ whose title leads elsewhere. */
  readonly request: string;
  readonly open: string;
  /** Leads to what a notification is about. */
  readonly view: string;
  /** What a mail says of an RFQ below its title. */
  readonly rfqPlace: string;
  readonly rfqCloses: string;
  readonly rfqMoreLines: { readonly one: string; readonly many: string };
  /** An RFQ in one SMS; `{place}` may be missing. */
  readonly rfqSms: string;
  readonly rfqSmsNoPlace: string;
  readonly footer: readonly string[];
  /** At most 160 characters with its link. */
  readonly digestSms: string;
  /** Before the RFQ that closes first, as `rfqSms` says it. */
  readonly digestSmsRfq: string;
}

export const copy: NotificationCopy = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  digestSubject: 'You have {count} new notifications on JengaSoko',
  digestLead: 'Here is what is new since your last visit:',
  more: '… and {count} more.',
  message: 'New message from {sender}',
  messages: '{count} new messages from {sender}',
  somebody: 'someone',
  request: 'building materials',
  open: 'Open JengaSoko',
  view: 'View details',
  rfqPlace: 'Deliver to: {place}',
  rfqCloses: 'Closes: {time}',
  rfqMoreLines: { one: '… and 1 more line', many: '… and {count} more lines' },
  rfqSms: 'RFQ, {place}, closes {time}: {lines}',
  rfqSmsNoPlace: 'RFQ, closes {time}: {lines}',
  footer: [
    'JengaSoko – construction materials in Kenya',
    'Choose what we send you in Settings: {site}/settings',
  ],
  digestSms: 'JengaSoko: you have {count} new notifications. {site}',
  digestSmsRfq: '{count} new notifications. Closes first: ',
};
