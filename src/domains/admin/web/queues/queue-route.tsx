import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { queueKinds } from '../../queues-schema.ts';
import { readQueue } from '../api.ts';
import type { Route } from './+types/queue-route';
import { QueueDesk } from './queue-desk.tsx';

/** An address that names no queue leads to the first. */
const kindIn = (kind: string) => queueKinds.find((one) => one === kind) ?? queueKinds[0];

export function loader({ context, request, params }: Route.LoaderArgs) {
  const kind = kindIn(params.kind);
  return readSignedIn(context.get(pageRequest), request, async (api) => ({
    kind,
    first: await readQueue(api, kind),
  }));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const kind = kindIn(params.kind);
  return readSignedIn(browserPage(), request, async (api) => ({
    kind,
    first: await readQueue(api, kind),
  }));
}

/** One queue: what waits at the left, what is looked at beside it. */
export default function QueuePage({ loaderData: { kind, first } }: Route.ComponentProps) {
  const t = useTexts('adminWork');
  return (
    <Container className="pb-16">
      <PageHead title={t.kinds[kind]} hidden />
      <h1 className="pt-4 pb-4 text-2xl">{t.kinds[kind]}</h1>
      {first.items.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <QueueDesk key={kind} kind={kind} first={first} />
      )}
    </Container>
  );
}
