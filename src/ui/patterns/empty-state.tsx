import type { ReactNode } from 'react';
import { PalletDrawing } from '../icons/pallet-drawing.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** In the place of a whole page it is h1. */
  heading?: 'h1' | 'h2';
  /** Says why it is empty and what to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** A drawing of its own; an empty pallet otherwise. */
  art?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, heading: Heading = 'h2', text, action, art } = props;
  return (
    <div className="grid justify-items-center gap-2 rounded-card border-2 border-line border-dashed px-5 py-10 text-center md:py-14">
      {art ?? <PalletDrawing className="mb-2 h-auto w-44" />}
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="max-w-md text-ink-muted">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
