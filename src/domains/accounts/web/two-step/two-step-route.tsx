import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { SignInFirst } from '../sign-in/sign-in-page.tsx';
import type { Route } from './+types/two-step-route';
import { readTwoStep } from './api.ts';
import { TwoStepPage } from './two-step-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readTwoStep(api) : null;
}

export function clientLoader() {
  const { api, hasSession } = browserPage();
  return hasSession ? readTwoStep(api) : null;
}

export default function TwoStepRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('account');
  return (
    <Container className="pb-16">
      <PageHead title={t.twoStep.title} hidden />
      <PageHeader
        title={t.twoStep.title}
        lead={t.twoStep.lead}
        breadcrumbs={[{ label: t.twoStep.back, to: '/settings' }, { label: t.twoStep.title }]}
      />
      {loaderData ? (
        <TwoStepPage state={loaderData} />
      ) : (
        <SignInFirst text={t.signInSettings} next="/settings/two-step" />
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
