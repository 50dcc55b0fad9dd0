import { useTexts } from '../../../ui/messages.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { MessagesFrame } from './messages-frame.tsx';

const rows = ['w-32', 'w-24', 'w-40', 'w-28', 'w-36'];
const bubbles = ['w-3/5', 'ml-auto w-2/5', 'w-1/2', 'ml-auto w-3/5'];

export function ListSkeleton() {
  const t = useTexts('common');
  return (
    <div aria-busy="true" className="grid gap-1 p-2">
      <span className="sr-only">{t.loading}</span>
      {rows.map((width) => (
        <div key={width} className="flex items-center gap-3 p-2">
          <Skeleton className="size-10 flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function ThreadSkeleton() {
  const t = useTexts('common');
  return (
    <div aria-busy="true" className="grid flex-1 content-end gap-3 overflow-hidden p-4">
      <span className="sr-only">{t.loading}</span>
      {bubbles.map((shape) => (
        <Skeleton key={shape} className={`h-14 ${shape}`} />
      ))}
    </div>
  );
}

/** The whole screen, before anything of it is known. */
export function MessagesSkeleton() {
  const t = useTexts('messaging');
  return (
    <MessagesFrame
      shows="list"
      list={
        <>
          <h1 className="px-4 pt-4 pb-3 text-2xl">{t.title}</h1>
          <ListSkeleton />
        </>
      }
      chat={<ThreadSkeleton />}
    />
  );
}
