import type { ReactNode } from 'react';
import { PalletDrawing } from '../icons/pallet-drawing.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** Says why it is empty and what to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** A drawing of its own; an empty pallet otherwise. */
  art?: ReactNode;
}

export function EmptyState({ title, text, action, art }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border-2 border-line border-dashed px-5 py-10 text-center md:py-14">
      {art ?? <PalletDrawing className="mb-2 h-auto w-44" />}
      <h2 className="text-xl">{title}</h2>
      {text && <p className="max-w-md text-ink-muted">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
