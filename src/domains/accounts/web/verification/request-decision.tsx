import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { VerificationEntry } from '../../verification-schema.ts';
import { useReload } from '../forms/use-reload.ts';
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { RequestPayees, SameNumbers, useApplicant } from './request-facts.tsx';
import { Fact, RequestNumbers } from './submitted-documents.tsx';

/** A request to decide on: the documents beside what they have to say; below each other on phones. */
export function RequestDecision({ entry }: { entry: VerificationEntry }) {
  const t = useTexts('decisions');
  const nav = useTexts('nav');
  const { name, person, contacts } = useApplicant(entry);
  const isSupplier = entry.user.role === 'supplier';
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-[3fr_2fr] xl:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 content-start gap-4 xl:col-start-2">
        <RequestNumbers request={entry}>
          <Fact name={t.applicant}>{name}</Fact>
          <Fact name={t.role}>{isSupplier ? nav.roleSupplier : nav.roleContractor}</Fact>
          {person && <Fact name={t.person}>{person}</Fact>}
          {contacts && <Fact name={t.contact}>{contacts}</Fact>}
        </RequestNumbers>
        {isSupplier && <RequestPayees entry={entry} name={name} />}
        <SameNumbers others={entry.samePapers} />
      </div>
      <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <DocumentViewer documents={entry.documents} />
      </div>
      <div className="xl:col-start-2">
        <Buttons entry={entry} name={name} />
      </div>
    </div>
  );
}

function Buttons({ entry, name }: { entry: VerificationEntry; name: string }) {
  const t = useTexts('decisions');
  const reload = useReload();
  const [asked, setAsked] = useState<DecisionKind | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
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
        onDecided={reload}
      />
    </div>
  );
}
