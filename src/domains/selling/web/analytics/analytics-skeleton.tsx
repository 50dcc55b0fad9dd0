import { useTexts } from '../../../../ui/messages.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';

/** The shape of the analytics while they are on their way. */
export function AnalyticsSkeleton() {
  const { loading } = useTexts('common');
  return (
    <div className="grid gap-4" role="status" aria-label={loading}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28 w-full" />
        ))}
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
