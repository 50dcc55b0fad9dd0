import { redirect, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { queueKinds } from '../../domains/queues/schema.ts';
import { readQueue } from '../../domains/queues/web/api.ts';
import { QueueDesk } from '../../domains/queues/web/queue-desk.tsx';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import type { Route } from './+types/queue-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

/** /admin/queues/{kind}/{id}; an address that names no queue leads to the first. */
const partsOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const [, , , asked, id] = pathname.replace(/\.data$/, '').split('/');
  const kind = queueKinds.find((one) => one === asked) ?? queueKinds[0];
  return { kind, id: id ?? null, isMine: new URLSearchParams(search).has('mine') };
};

/** An address without an item leads to the one that waits longest. */
async function readPage(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const { kind, id, isMine } = partsOf(url);
  const first = await readQueue(api, kind, isMine);
  const oldest = first.items[0];
  if (id === null && oldest) {
    throw redirect(`/admin/queues/${kind}/${oldest.id}${isMine ? '?mine=true' : ''}`);
  }
  return { kind, first, isMine };
}

/** The list stays while its items are gone through. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const [now, next] = [partsOf(args.currentUrl), partsOf(args.nextUrl)];
  const isStep = now.id !== next.id && next.id !== null;
  return isStep && now.kind === next.kind && now.isMine === next.isMine
    ? false
    : args.defaultShouldRevalidate;
}

/** One queue: what waits beside the item that is looked at. */
export default function QueuePage({ loaderData: { kind, first, isMine } }: Route.ComponentProps) {
  const t = useTexts('adminWork');
  const { id } = useParams();
  return (
    <Container className="pb-16">
      <PageHead title={t.kinds[kind]} hidden />
      <h1 className="pt-4 pb-4 text-2xl">{t.kinds[kind]}</h1>
      <QueueDesk
        key={kind}
        kind={kind}
        first={first}
        isMine={isMine}
        current={id ?? null}
        isWide={kind === 'verifications'}
      />
    </Container>
  );
}
