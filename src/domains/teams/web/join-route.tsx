import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import type { ApiClient } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { signInAddress, useCurrentUser } from '../../accounts/web/public.tsx';
import { useExplain } from '../../accounts/web/public-explain.ts';
import type { Offered } from '../schema.ts';
import type { Route } from './+types/join-route';
import { actFor, join, readInvitation } from './api.ts';
import { companyNameOf } from './company-name.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readPage(context.get(pageRequest).api, request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readPage(browserPage().api, request);
}

/** The link of an invitation. Whoever has it may read what it offers. */
async function readPage(api: ApiClient, { url }: Request) {
  const token = new URL(url).searchParams.get('token') ?? '';
  return { token, offered: await readInvitation(api, token) };
}

export default function JoinPage({ loaderData: { token, offered } }: Route.ComponentProps) {
  const t = useTexts('teams');
  return (
    <Container className="pb-16">
      <PageHead title={t.joinTitle} hidden />
      <PageHeader title={t.joinTitle} />
      {offered ? (
        <Invitation token={token} offered={offered} />
      ) : (
        <EmptyState title={t.gone} text={t.goneText} />
      )}
    </Container>
  );
}

function Invitation({ token, offered }: { token: string; offered: Offered }) {
  const t = useTexts('teams');
  const user = useCurrentUser();
  const company = companyNameOf(offered, t.company);
  return (
    <Card className="grid max-w-xl justify-items-start gap-4 p-4 md:p-6">
      <p className="wrap-anywhere font-semibold text-lg">
        {fill(t.joinText, { company, role: t.roles[offered.role] })}
      </p>
      <p className="text-ink-muted">{t.roleTexts[offered.role]}</p>
      {!user && (
        <>
          <p>{t.signInFirst}</p>
          <LinkButton
            to={signInAddress(`/team/join?token=${encodeURIComponent(token)}`)}
            reloadDocument
          >
            {t.signIn}
          </LinkButton>
        </>
      )}
      {user && user.role !== 'contractor' && <p className="font-semibold">{t.wrongAccount}</p>}
      {user?.role === 'contractor' && <AcceptButton token={token} />}
    </Card>
  );
}

/** Accepting leads to work for the company at once. */
function AcceptButton({ token }: { token: string }) {
  const t = useTexts('teams');
  const { isPending, run } = useAction(useExplain(t.failed));
  const accept = () =>
    run(
      () => join(token),
      async (joined) => {
        toast({ title: t.accepted });
        if (joined) await actFor(joined.companyId);
      },
    );
  return (
    <Button pending={isPending} onClick={() => void accept()}>
      {t.accept}
    </Button>
  );
}

export function ErrorBoundary() {
  const t = useTexts('teams');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.joinTitle} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
