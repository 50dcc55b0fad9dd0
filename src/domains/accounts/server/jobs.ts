import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { sessionMaxDays } from '../../../platform/sessions.ts';
import type { Sms } from '../../../platform/sms.ts';
import type { Contact } from '../../../shared/contact.ts';
import {
  exportRetries,
  gatherExportLater,
  sendContactChanged,
  sendContactLost,
  sendContactProof,
  sendPasswordChanged,
  sendPasswordReset,
  sendPayeeChanged,
  sendStaffInvitation,
  sendVerificationDecision,
  sweepDaily,
} from './job-definitions.ts';
import {
  type AccountMessage,
  alreadyHereMessage,
  contactChangedMessage,
  contactLostMessage,
  passwordChangedMessage,
  passwordResetMessage,
  payeeAlarm,
  payeeMessage,
  proofMessage,
  staffInvitationMessage,
  verificationMessage,
  welcomeMessage,
} from './messages.ts';
import { gatherExport, giveUpExport } from './own-data/export-service.ts';
import type { PersonalData } from './own-data/ports.ts';
import { deleteExpiredExports } from './own-data/queries/exports.ts';
import { readPayeeForEmail } from './payment-details/queries/payees.ts';
import { readFormerContacts, sweepFormerContacts } from './queries/former-contacts.ts';
import {
  deleteToken,
  findRecipient,
  insertToken,
  type Recipient,
  readRecipient,
  sweepTokens,
} from './recovery/queries.ts';
import {
  codeMinutes,
  hashCode,
  hashLinkToken,
  newCode,
  newLinkToken,
  proofLinkMinutes,
  resetLinkMinutes,
  type TokenPurpose,
} from './recovery/tokens.ts';
import { sweepSessions } from './sign-in/queries/sessions.ts';
import { readDecision } from './verification/queries.ts';

export interface AccountsJobDeps {
  readonly db: Kysely<DB>;
  readonly mail: Mail;
  readonly sms: Sms;
  /** Whether the demo accounts exist for anybody. */
  readonly demo: boolean;
  /** Address of the site without a trailing slash, for links. */
  readonly publicUrl: string;
  /** What codes are hashed with. */
  readonly codeKey: Buffer;
  /** What the other parts of the product keep about people. */
  readonly personalData: readonly PersonalData[];
}

/** Says how the jobs of accounts are done. */
export function handleAccountsJobs(jobs: Jobs, deps: AccountsJobDeps): void {
  handleProofs(jobs, deps);
  handleNotices(jobs, deps);
  const { db } = deps;

  jobs.handle(gatherExportLater, async ({ exportId }, { retry, signal }) => {
    try {
      await gatherExport(deps, exportId, signal);
    } catch (error) {
      if (retry >= exportRetries) await giveUpExport(deps, exportId);
      throw error;
    }
  });

  jobs.handle(sweepDaily, async () => {
    await sweepTokens(db);
    await sweepSessions(db, sessionMaxDays);
    await deleteExpiredExports(db);
    await sweepFormerContacts(db);
  });
}

/** Links and codes, by which somebody shows whose a contact is. */
function handleProofs(jobs: Jobs, deps: AccountsJobDeps): void {
  const { db, publicUrl, demo: withDemo } = deps;

  jobs.handle(sendContactProof, async ({ userId, channel, isWelcome }) => {
    const person = await readRecipient(db, userId, { withDemo });
    const contact = person && unprovenContact(person, channel);
    if (!contact) return;
    const owner = await findRecipient(db, contact, { withDemo });
    const isElsewhere = owner !== null && owner.id !== person.id && isProvenBy(owner, channel);
    const purpose = channel === 'email' ? 'email_proof' : 'phone_proof';
    const write = isWelcome ? welcomeMessage : proofMessage;
    const delivery = { person, contact, purpose, minutes: proofLinkMinutes } as const;
    await sendToken(deps, delivery, (token) =>
      // Who signed up learns nothing: a token is kept as for anybody, and nobody gets it. Whose contact it is
      // may have forgotten the account.
      isElsewhere
        ? alreadyHereMessage({ person: owner, contact, publicUrl })
        : write({ person, contact, token, publicUrl }),
    );
  });

  jobs.handle(sendPasswordReset, async (contact) => {
    // Of a contact that it does not hold: who signed somebody up with a number of their own, or an owner who
    // mistyped, would give the account away.
    const person = await findRecipient(db, contact, { withDemo });
    if (!person) return;
    const purpose = 'password_reset';
    await sendToken(deps, { person, contact, purpose, minutes: resetLinkMinutes }, (token) =>
      passwordResetMessage({ person, contact, token, publicUrl }),
    );
  });

  jobs.handle(sendStaffInvitation, async ({ userId }) => {
    const person = await readRecipient(db, userId, { withDemo });
    if (!person?.email) return;
    const contact = { kind: 'email', value: person.email } as const;
    const purpose = 'password_reset';
    await sendToken(deps, { person, contact, purpose, minutes: proofLinkMinutes }, (token) =>
      staffInvitationMessage({ person, contact, token, publicUrl }),
    );
  });
}

/** What an owner must hear of the account. */
function handleNotices(jobs: Jobs, deps: AccountsJobDeps): void {
  const { db, publicUrl, demo: withDemo } = deps;

  jobs.handle(sendPasswordChanged, async ({ userId }) => {
    const person = await readRecipient(db, userId, { withDemo });
    const contact = person && anyContact(person);
    if (!contact) return;
    await deliver(deps, contact, passwordChangedMessage({ person, contact, publicUrl }));
  });

  jobs.handle(sendContactChanged, async ({ userId, contact }) => {
    const person = await readRecipient(db, userId, { withDemo });
    if (!person) return;
    await deliver(deps, contact, contactChangedMessage({ person, contact, publicUrl }));
  });

  jobs.handle(sendContactLost, async ({ userId }) => {
    const person = await readRecipient(db, userId, { withDemo });
    const contact = person && anyContact(person);
    if (!contact) return;
    await deliver(deps, contact, contactLostMessage({ person, contact, publicUrl }));
  });

  jobs.handle(sendVerificationDecision, async ({ requestId }) => {
    const decided = await readDecision(db, requestId);
    const person = decided && (await readRecipient(db, decided.userId, { withDemo }));
    const contact = person && anyContact(person);
    if (!contact) return;
    await deliver(deps, contact, verificationMessage({ person, contact, publicUrl, decided }));
  });

  jobs.handle(sendPayeeChanged, async ({ payeeId, change }) => {
    const payee = await readPayeeForEmail(db, payeeId);
    const person = payee && (await readRecipient(db, payee.supplierId, { withDemo }));
    if (!person) return;
    // Both: who has stolen one of them must not be alone in hearing of it.
    for (const contact of provenContacts(person)) {
      await deliver(deps, contact, payeeMessage({ person, contact, publicUrl, payee, change }));
    }
    if (change !== 'entered') return;
    // Nor who has put others in the place of both.
    for (const contact of await readFormerContacts(db, person.id)) {
      await deliver(deps, contact, payeeAlarm({ person, contact, publicUrl, payee }));
    }
  });
}

interface Delivery {
  readonly person: Recipient;
  readonly contact: Contact;
  readonly purpose: TokenPurpose;
  /** How long a link is good; a code's time is always the same. */
  readonly minutes: number;
}

/** Makes a token, keeps its hash and sends it: a link by mail, a code by SMS. */
async function sendToken(
  deps: AccountsJobDeps,
  { person, contact, purpose, minutes }: Delivery,
  write: (token: string) => AccountMessage,
): Promise<void> {
  const id = randomUUID();
  const isCode = contact.kind === 'phone';
  const token = isCode ? newCode() : newLinkToken();
  const tokenHash = isCode ? hashCode(deps.codeKey, id, token) : hashLinkToken(token);
  const kept = { id, userId: person.id, purpose, tokenHash, destination: contact.value };
  await insertToken(deps.db, { ...kept, minutes: isCode ? codeMinutes : minutes }, { isCode });
  try {
    await deliver(deps, contact, write(token));
  } catch (error) {
    await deleteToken(deps.db, id);
    throw error;
  }
}

function deliver(deps: AccountsJobDeps, { kind, value }: Contact, message: AccountMessage) {
  return kind === 'email'
    ? deps.mail.send(message.mail(value))
    : deps.sms.send({ to: value, text: message.sms });
}

const isProvenBy = (person: Recipient, channel: Contact['kind']) =>
  channel === 'email' ? person.isEmailProven : person.isPhoneProven;

function unprovenContact(person: Recipient, channel: Contact['kind']): Contact | null {
  const { value, isProven } =
    channel === 'email'
      ? { value: person.email, isProven: person.isEmailProven }
      : { value: person.phoneNumber, isProven: person.isPhoneProven };
  return value && !isProven ? { kind: channel, value } : null;
}

function provenContacts(person: Recipient): Contact[] {
  const { email, phoneNumber, isEmailProven, isPhoneProven } = person;
  return [
    ...(email && isEmailProven ? [{ kind: 'email' as const, value: email }] : []),
    ...(phoneNumber && isPhoneProven ? [{ kind: 'phone' as const, value: phoneNumber }] : []),
  ];
}

function anyContact({ email, phoneNumber }: Recipient): Contact | null {
  if (email) return { kind: 'email', value: email };
  return phoneNumber ? { kind: 'phone', value: phoneNumber } : null;
}
