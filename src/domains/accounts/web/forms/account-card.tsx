import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';

export interface AccountCardProps {
  id?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled plate of the profile and the settings. */
export function AccountCard({ id, title, lead, action, children }: AccountCardProps) {
  const headingId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={headingId} className="scroll-mt-20 p-4 md:p-6">
      <header className="mb-4">
        <div className="flex min-h-11 items-center justify-between gap-4">
          <h2 id={headingId} className="min-w-0 flex-1 text-xl">
            {title}
          </h2>
          {action}
        </div>
        {lead && <p className="text-ink-muted text-sm">{lead}</p>}
      </header>
      {children}
    </Card>
  );
}

/** Facts in two columns; on a phone one. Null is what was not given. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const { notGiven } = useTexts('account');
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-muted text-sm">{name}</dt>
          {value === null ? (
            <dd className="mt-0.5 text-ink-muted">{notGiven}</dd>
          ) : (
            <dd className="mt-0.5 wrap-anywhere font-semibold">{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
