import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { countWords } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { useSupplierName } from '../../catalogue/web/public.tsx';
import type { Recipient } from '../schema.ts';
import { recipientsLike } from './recipients.ts';

/** A longer list has a search box. */
const searchedFrom = 8;

interface RecipientsListProps {
  known: readonly Recipient[];
  asked: readonly Recipient[];
  onToggle: (supplierId: string) => void;
}

/** Everyone who can be asked, to be ticked. What is ticked stays so while the search hides it. */
export function RecipientsList({ known, asked, onToggle }: RecipientsListProps) {
  const t = useTexts('rfqs').recipients;
  const [search, setSearch] = useState('');
  if (known.length === 0) return null;
  const chosen = new Set(asked.map(({ supplierId }) => supplierId));
  const found = recipientsLike(known, search);
  const groups = [
    { title: t.matching, members: found.filter(({ isMatch }) => isMatch) },
    { title: t.others, members: found.filter(({ isMatch }) => !isMatch) },
  ].filter(({ members }) => members.length > 0);
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-brand [&::-webkit-details-marker]:hidden">
        {t.change}
        <ChevronDown
          className="size-4 flex-none transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {known.length >= searchedFrom && (
        <div className="mb-3 grid gap-1.5 pt-1">
          <Input
            type="search"
            aria-label={t.search}
            placeholder={t.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="done"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter would send the form around the list.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p role="status" className="text-ink-muted text-sm empty:hidden">
            {search.trim() && (found.length ? countWords(t.found, found.length) : t.noneFound)}
          </p>
        </div>
      )}
      <div className="grid max-h-96 gap-4 overflow-y-auto pt-1">
        {groups.map(({ title, members }) => (
          <fieldset key={title} className="grid gap-1">
            <legend className="mb-1 font-semibold text-sm">{title}</legend>
            {members.map((one) => (
              <Choice
                key={one.supplierId}
                recipient={one}
                isChosen={chosen.has(one.supplierId)}
                onToggle={() => onToggle(one.supplierId)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}

function Choice(props: { recipient: Recipient; isChosen: boolean; onToggle: () => void }) {
  const { recipient, isChosen, onToggle } = props;
  const t = useTexts('rfqs').recipients;
  const { supplierId: id, companyName, location, isVerified, sells, deliversThere } = recipient;
  const name = useSupplierName({ id, companyName });
  const facts = [
    location,
    sells.length === 0 ? t.sellsOther : sells.join(', '),
    deliversThere ? null : t.deliversElsewhere,
  ];
  return (
    <Checkbox
      checked={isChosen}
      onChange={onToggle}
      label={
        <span className="wrap-anywhere">
          {name}
          {isVerified && (
            <BadgeCheck
              className="ml-1.5 inline-block size-4 align-[-0.15em] text-success"
              role="img"
              aria-label={t.verified}
            />
          )}
        </span>
      }
      description={facts.filter(Boolean).join(' · ')}
    />
  );
}
