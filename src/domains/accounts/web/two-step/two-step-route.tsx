import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/two-step-route';
import { readTwoStep } from './api.ts';
import { TwoStepPage } from './two-step-page.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readTwoStep);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readTwoStep);
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
      <TwoStepPage state={loaderData} />
    </Container>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
