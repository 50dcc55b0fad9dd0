import { fill } from '../../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import type { VerificationEntry } from '../../verification-schema.ts';
import { RequestPayees, SameNumbers, useApplicant } from './request-facts.tsx';
import { Fact, SubmittedDocuments } from './submitted-documents.tsx';

/** A request that was decided: who asked, the documents, and the decision. */
export function RequestCard({ entry }: { entry: VerificationEntry }) {
  const nav = useTexts('nav');
  const t = useTexts('decisions');
  const { user } = entry;
  const { name, person, contacts } = useApplicant(entry);
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
        {person && <Fact name={t.person}>{person}</Fact>}
        {contacts && <Fact name={t.contact}>{contacts}</Fact>}
      </SubmittedDocuments>
      {user.role === 'supplier' && <RequestPayees entry={entry} name={name} />}
      <SameNumbers others={entry.samePapers} />
      {entry.reason && (
        <p className="wrap-anywhere border-line border-l-4 pl-3">
          <ReasonName /> {entry.reason}
        </p>
      )}
    </Card>
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
