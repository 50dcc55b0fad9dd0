import { createContext, type ReactNode, use, useMemo } from 'react';
import type {
  ComparisonLine,
  ComparisonOffer,
  ComparisonQuotation,
} from '../../comparison-schema.ts';

interface Noted {
  readonly line: ComparisonLine;
  readonly offer: ComparisonOffer;
  readonly vatIncluded: boolean;
}

/** Says more of an offer than quotations know; given by the page around them. */
export type NoteOf = (noted: Noted) => ReactNode;

const NotesContext = createContext<((offered: Omit<Noted, 'vatIncluded'>) => ReactNode) | null>(
  null,
);

interface OfferNotesProps {
  quotations: readonly ComparisonQuotation[];
  noteOf: NoteOf | undefined;
  children: ReactNode;
}

export function OfferNotes({ quotations, noteOf, children }: OfferNotesProps) {
  const say = useMemo(() => {
    if (!noteOf) return null;
    const byId = new Map(quotations.map((one) => [one.quotationId, one.vatIncluded]));
    return (offered: Omit<Noted, 'vatIncluded'>) =>
      noteOf({ ...offered, vatIncluded: byId.get(offered.offer.quotationId) ?? true });
  }, [quotations, noteOf]);
  return <NotesContext value={say}>{children}</NotesContext>;
}

export const OfferNote = (offered: Omit<Noted, 'vatIncluded'>) => use(NotesContext)?.(offered);
