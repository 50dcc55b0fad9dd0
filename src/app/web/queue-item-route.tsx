import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { queueKinds } from '../../domains/queues/schema.ts';
import { readItem } from '../../domains/queues/web/api.ts';
import { GoneItem, QueueItemPane } from '../../domains/queues/web/queue-item.tsx';
import { type ApiClient, ApiError } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import type { Route } from './+types/queue-item-route';
import { deciders } from './queue-deciders.tsx';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, params));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, params));
}

async function readPage(api: ApiClient, params: { kind: string; id: string }) {
  const kind = queueKinds.find((one) => one === params.kind) ?? queueKinds[0];
  const [item, entry] = await Promise.all([
    readItem(api, kind, params.id).catch(nullWhereGone),
    deciders[kind].read(api, params.id).catch(nullWhereGone),
  ]);
  return { kind, item, entry };
}

function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** One item of a queue, with what its domain shows to decide on it. */
export default function QueueItemPage({ loaderData: { kind, item, entry } }: Route.ComponentProps) {
  if (!item || entry === null) return <GoneItem key={item?.id} />;
  const { Panel } = deciders[kind];
  return (
    <QueueItemPane kind={kind} item={item}>
      <Panel key={item.id} entry={entry as never} />
    </QueueItemPane>
  );
}
