import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { useRead } from '../../../../ui/data/use-read.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { useCurrentUser } from '../public.tsx';
import { readContacts } from './api.ts';

/** A quiet line for who has a contact that nobody has proven. It is no reason to fail anything. */
export default function ContactNotice() {
  const t = useTexts('recovery').proof;
  const isViewed = useCurrentUser()?.viewedUntil;
  const { data: contacts } = useRead('contacts', async () =>
    isViewed ? null : readContacts(browserApi),
  );
  const unproven = contacts?.find((one) => !one.isProven);
  if (!unproven) return null;
  const { channel, value } = unproven;
  const text = channel === 'email' ? t.noticeEmail : t.noticePhone;
  return (
    <aside className="bg-warning-soft text-warning">
      <Container className="flex flex-wrap items-center gap-x-4 text-sm">
        <p className="flex min-w-0 items-center gap-2 py-1">
          <MailCheck className="size-4 flex-none" aria-hidden="true" />
          <span className="wrap-anywhere min-w-0">{fill(text, { contact: value })}</span>
        </p>
        <Link
          to={`/auth/verify-${channel}`}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t.noticeAction}
        </Link>
      </Container>
    </aside>
  );
}
