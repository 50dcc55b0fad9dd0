import type { ReactNode } from 'react';

/** The words beside a checkbox, radio button or switch. */
export function ChoiceText({ label, description }: { label: ReactNode; description?: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block leading-6">{label}</span>
      {description && <span className="block text-ink-muted text-sm">{description}</span>}
    </span>
  );
}
