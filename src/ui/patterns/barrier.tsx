import { BarrierDrawing } from '../icons/barrier-drawing.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** In the place of a page that is for somebody else, or not there. */
export const Barrier = (props: Omit<EmptyStateProps, 'art'>) => (
  <EmptyState art={<BarrierDrawing className="mb-2 h-auto w-52" />} {...props} />
);
