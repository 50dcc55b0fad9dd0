import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';

export interface RecoveryFrameProps {
  title: string;
  lead?: ReactNode;
  /** What follows under a line, after what can be done. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** One card with one thing to do, as on the sign-in page. Search engines have no business here. */
export function RecoveryFrame({ title, lead, foot, children }: RecoveryFrameProps) {
  return (
    <Container className="py-6 md:py-12 lg:py-16">
      <PageHead title={title} hidden />
      <Card className="mx-auto w-full max-w-md p-5 md:p-6">
        <h1 className="wrap-anywhere text-2xl">{title}</h1>
        <div className="hazard-strip mt-3 w-18" />
        {lead && <p className="wrap-anywhere mt-3 text-ink-muted">{lead}</p>}
        {children && <div className="mt-5 grid grid-cols-1 gap-4">{children}</div>}
        {foot && (
          <div className="mt-5 flex flex-wrap gap-x-6 border-line border-t pt-2">{foot}</div>
        )}
        <OutboxHint />
      </Card>
    </Container>
  );
}

export function FootLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

/** A demo sends nothing by itself: who tries it at this machine finds the messages on a page. */
function OutboxHint() {
  const t = useTexts('recovery');
  const isDemo = useRouteLoaderData<{ isDemo: boolean }>('root')?.isDemo ?? false;
  if (!isDemo) return null;
  return (
    <a
      href="/dev/outbox"
      target="_blank"
      rel="noreferrer"
      className="mt-2 -mb-2 flex min-h-11 items-center text-ink-muted text-sm underline underline-offset-4"
    >
      {t.outboxHint}
    </a>
  );
}
