import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import type { VerificationEntry } from '../../verification-schema.ts';
import { PayeeFacts } from '../payment-details/payee-facts.tsx';
import { RejectPayee } from '../payment-details/reject-payee.tsx';
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx';
import { Fact, SubmittedDocuments } from './submitted-documents.tsx';

interface RequestCardProps {
  entry: VerificationEntry;
  onDecided: () => void;
}

/** One request: who asks, the documents, and the decision, made or to be made. */
export function RequestCard({ entry, onDecided }: RequestCardProps) {
  const t = useTexts('decisions');
  const nav = useTexts('nav');
  const { user } = entry;
  const person = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const name = user.companyName ?? (person || t.noName);
  const contacts = [user.email, user.phoneNumber].filter(Boolean).join(', ');
  return (
    <Card as="article" className="grid grid-cols-1 gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl">{name}</h2>
          <Dates entry={entry} />
        </div>
        <Badge variant="secondary">
          {user.role === 'supplier' ? nav.roleSupplier : nav.roleContractor}
        </Badge>
      </header>
      <SubmittedDocuments request={entry}>
        {person && person !== name && <Fact name={t.person}>{person}</Fact>}
        {contacts && <Fact name={t.contact}>{contacts}</Fact>}
      </SubmittedDocuments>
      {user.role === 'supplier' && <RequestPayees entry={entry} name={name} />}
      <SameNumbers others={entry.samePapers} />
      {entry.reason && (
        <p className="wrap-anywhere border-line border-l-4 pl-3">
          <ReasonName /> {entry.reason}
        </p>
      )}
      {entry.status === 'pending' && <Buttons entry={entry} name={name} onDecided={onDecided} />}
    </Card>
  );
}

/** Where the supplier wants to be paid: who verifies the business confirms the names of these too. */
function RequestPayees({
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
function SameNumbers({ others }: { others: VerificationEntry['samePapers'] }) {
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

function ReasonName() {
  const t = useTexts('verification');
  return <span className="font-semibold">{t.reason}:</span>;
}

function Dates({ entry }: { entry: VerificationEntry }) {
  const t = useTexts('decisions');
  const language = useLanguage();
  const parts = [
    fill(t.sentOn, { date: formatDateTime(entry.createdAt, language) }),
    ...(entry.decidedAt
      ? [fill(t.decidedOn, { date: formatDate(entry.decidedAt, language) })]
      : []),
  ];
  return <p className="text-ink-muted text-sm">{parts.join(' · ')}</p>;
}

function Buttons({ entry, name, onDecided }: RequestCardProps & { name: string }) {
  const t = useTexts('decisions');
  const [asked, setAsked] = useState<DecisionKind | null>(null);
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-4">
      <Button aria-label={fill(t.approveName, { name })} onClick={() => setAsked('approve')}>
        {t.approve}
      </Button>
      <Button
        variant="outline"
        aria-label={fill(t.rejectName, { name })}
        onClick={() => setAsked('reject')}
      >
        {t.reject}
      </Button>
      <DecisionDialog
        entry={entry}
        name={name}
        asked={asked}
        onClose={() => setAsked(null)}
        onDecided={onDecided}
      />
    </div>
  );
}
