import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { endView } from '../../domains/admin/web/users/api.ts';
import { nameOfUser } from '../../domains/admin/web/users/user-names.ts';
import { fill } from '../../messages/index.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { toast } from '../../ui/toast/store.ts';

/** Says whom an admin looks at the product as, and leads back to the admin's own. */
export default function ViewBanner({ user, until }: { user: CurrentUser; until: string }) {
  const t = useTexts('users');
  const language = useLanguage();
  const [isPending, setPending] = useState(false);
  // Nothing that the page holds is the admin's.
  const leave = () => window.location.assign(`/admin/users/${user.id}`);
  const { id } = user;
  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(() => window.location.assign(`/admin/users/${id}`), left);
    return () => clearTimeout(timer);
  }, [id, until]);
  const end = async () => {
    setPending(true);
    try {
      await endView();
      leave();
    } catch {
      setPending(false);
      toast({ title: t.stepFailed, variant: 'destructive' });
    }
  };
  const values = { name: nameOfUser(user, t.noName), time: formatDateTime(until, language) };
  return (
    <section aria-label={t.viewAs} className="border-line border-b bg-warning-soft">
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
        <Eye className="size-5 flex-none text-warning" aria-hidden="true" />
        <p className="wrap-anywhere min-w-0 flex-1 basis-64 py-1.5">{fill(t.viewing, values)}</p>
        <Button variant="outline" pending={isPending} onClick={() => void end()}>
          {t.endView}
        </Button>
      </Container>
    </section>
  );
}
