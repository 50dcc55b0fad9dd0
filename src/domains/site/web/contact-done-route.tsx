import { useState } from 'react';
import { formatDateTime } from '../../../shared/dates.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { useRead } from '../../../ui/data/use-read.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { ContactEntry } from '../schema.ts';
import type { Route } from './+types/contact-done-route';
import { readContactDetail, readDoneContacts } from './api.ts';
import { ContactMessage } from './contact-decision.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readDoneContacts);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readDoneContacts);
}

/** Where support finds messages of the contact form again that are done. */
export default function DoneContactsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('contactWork');
  const { page, more } = useParts(loaderData);
  return (
    <Container className="pb-16">
      <PageHead title={t.doneTitle} hidden />
      <PageHeader title={t.doneTitle} lead={t.doneLead} />
      {page.items.length === 0 && <EmptyState title={t.noneDone} text={t.noneDoneText} />}
      <ul className="grid gap-3">
        {page.items.map((message) => (
          <DoneMessage key={message.id} message={message} />
        ))}
      </ul>
      {page.next && <LoadMore label={t.more} {...more} />}
    </Container>
  );
}

function DoneMessage({ message: { id, subject, name, createdAt } }: { message: ContactEntry }) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="card">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer px-4 py-3">
          <span className="wrap-anywhere font-semibold">{subject ?? name}</span>{' '}
          <span className="text-ink-muted text-sm">{formatDateTime(createdAt, language)}</span>
        </summary>
        {isOpen && <Whole id={id} />}
      </details>
    </li>
  );
}

function Whole({ id }: Pick<ContactEntry, 'id'>) {
  const { data, hasFailed, retry } = useRead(id, () => readContactDetail(browserApi, id));
  return (
    <div className="grid gap-4 px-4 pb-4">
      {hasFailed && <Failed onRetry={retry} />}
      {!data && !hasFailed && <Skeleton className="h-24" />}
      {data && <ContactMessage message={data} />}
    </div>
  );
}
