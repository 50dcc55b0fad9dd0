import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { type PersonNames, personName } from '../rules.ts';
import type { Correspondent } from './use-correspondent.ts';
import { useNaming } from './words.ts';

/** What the initials are made of: the company's words where it stands for the person. */
export function avatarNames(person: PersonNames) {
  if (!person.companyName) return { firstName: person.firstName, lastName: person.lastName };
  const [firstName, lastName] = person.companyName.split(/\s+/);
  return { firstName, lastName };
}

/** With whom the open conversation is; on a phone also the way back to the list. */
export function ChatHead(props: {
  peer: Correspondent | null;
  isTyping: boolean;
  /** At the end of the row. */
  menu: ReactNode;
}) {
  const { peer, isTyping, menu } = props;
  const t = useTexts('messaging');
  return (
    <header className="flex items-center gap-3 border-line border-b bg-surface-raised px-2 py-2 md:px-4">
      <Link
        to="/messages"
        data-opens-offline
        aria-label={t.backToList}
        className={`${buttonClass({ variant: 'ghost' })} btn-icon md:hidden`}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      {peer ? <Person peer={peer} isTyping={isTyping} /> : <Skeleton className="h-10 w-48" />}
      <div className="ml-auto flex-none">{menu}</div>
    </header>
  );
}

function Person({ peer, isTyping }: { peer: Correspondent; isTyping: boolean }) {
  const t = useTexts('messaging');
  const { nameOf, roleName } = useNaming();
  const name = nameOf(peer);
  const person = personName(peer);
  const facts = [person !== name && person, roleName(peer.role), peer.location].filter(
    (fact) => fact && fact !== name,
  );
  return (
    <>
      <Avatar {...avatarNames(peer)} src={peer.profileImageUrl} />
      <div className="min-w-0">
        <h1 className="flex items-center gap-1.5 text-lg">
          <span className="truncate">{name}</span>
          {peer.isVerified && (
            <BadgeCheck
              className="size-5 flex-none text-success"
              role="img"
              aria-label={t.verified}
            />
          )}
        </h1>
        <p className="truncate text-ink-muted text-sm" role="status">
          {isTyping ? (
            <span className="font-semibold text-brand">{t.typing}</span>
          ) : (
            facts.join(' · ')
          )}
        </p>
      </div>
    </>
  );
}
