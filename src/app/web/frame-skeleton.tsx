import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd'];

/** Stands in for the page while it is not known who is signed in. */
export function FrameSkeleton() {
  const { loading } = useTexts('common');
  return (
    <Container className="py-8">
      <p className="sr-only" role="status">
        {loading}
      </p>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-5 w-full max-w-xl" />
      <div className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-4">
        {cards.map((card) => (
          <Skeleton key={card} className="h-44 w-full" />
        ))}
      </div>
    </Container>
  );
}
