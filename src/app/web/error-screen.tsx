import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../../ui/data/api-client.ts';
import { BarrierDrawing } from '../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { NotFound } from '../../ui/patterns/not-found.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** The HTTP status behind what a route threw; undefined where there was no answer at all. */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiError ? error.status : undefined;
}

/** What stands in place of a page that could not be shown, by the status of the answer. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = statusOf(error);
  if (status === 404) return <NotFound />;
  if (status === 401 || status === 403) return <Forbidden />;
  return <Failed status={status} />;
}

function Forbidden() {
  const t = useTexts('nav');
  return (
    <Container className="grid justify-items-center py-12 text-center md:py-20">
      <BarrierDrawing className="mb-6 h-auto w-64" />
      <h1>{t.forbiddenTitle}</h1>
      <p className="mt-3 max-w-md text-ink-muted">{t.forbiddenText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to="/auth">{t.signIn}</LinkButton>
        <LinkButton to="/" variant="outline">
          {t.goHome}
        </LinkButton>
      </div>
    </Container>
  );
}
