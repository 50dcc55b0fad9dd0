import { TriangleAlert } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import type { VerificationEntry } from '../../verification-schema.ts';
import { PayeeFacts } from '../payment-details/payee-facts.tsx';
import { RejectPayee } from '../payment-details/reject-payee.tsx';

/** What an applicant is called, and how they are reached. */
export function useApplicant({ user }: VerificationEntry) {
  const t = useTexts('decisions');
  const person = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const name = user.companyName ?? (person || t.noName);
  const contacts = [user.email, user.phoneNumber].filter(Boolean).join(', ');
  return { name, person: person === name ? '' : person, contacts };
}

/** Where the supplier wants to be paid: who verifies the business confirms the names of these too. */
export function RequestPayees({
  entry: { payees, status },
  name,
}: {
  entry: VerificationEntry;
  name: string;
}) {
  const t = useTexts('payees');
  return (
    <section className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <h3>{t.ofRequest}</h3>
      {payees.length === 0 ? (
        <p className="text-ink-muted">{t.ofRequestNone}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {payees.map((payee) => (
            <li
              key={payee.id}
              className="grid justify-items-start gap-3 rounded-control border border-line p-4"
            >
              <h4 className="text-base">{t.kinds[payee.kind]}</h4>
              <PayeeFacts payee={payee} />
              {status === 'pending' && <RejectPayee payee={payee} name={name} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One business may have two accounts, and a number may be somebody else's: the admin decides. */
export function SameNumbers({ others }: { others: VerificationEntry['samePapers'] }) {
  const t = useTexts('decisions');
  if (others.length === 0) return null;
  const names = others.map(({ name, isVerified }) =>
    fill(isVerified ? t.sameVerified : t.sameUnverified, { name: name ?? t.noName }),
  );
  return (
    <p className="flex gap-2 wrap-anywhere font-semibold text-warning">
      <TriangleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
      {fill(t.sameNumbers, { accounts: names.join(', ') })}
    </p>
  );
}
