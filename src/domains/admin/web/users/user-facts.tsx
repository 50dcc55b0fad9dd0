import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import type { UserDetail } from '../../users-schema.ts';

/** Who the user is, what they did, who reported them and where they are signed in. */
export function UserFacts({ user }: { user: UserDetail }) {
  const t = useTexts('users');
  const language = useLanguage();
  const contact = (value: string | null, isProven: boolean) =>
    value ? `${value} (${isProven ? t.proven : t.unproven})` : '–';
  const standing = user.isSuspended
    ? [t.suspended, user.suspendedReason].filter(Boolean).join(': ')
    : t.active;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.email, contact(user.email, user.isEmailProven)],
    [t.phone, contact(user.phoneNumber, user.isPhoneProven)],
    [t.location, [user.location, user.county].filter(Boolean).join(', ') || '–'],
    [t.standing, standing],
    [t.verification, t.verifications[user.verification ?? 'none']],
    [t.twoStep, user.hasTwoStep ? t.on : t.off],
    [t.since, formatDate(user.createdAt, language)],
  ];
  return (
    <>
      <Part title={t.facts}>
        <Facts facts={facts} />
      </Part>
      <Part title={t.activity}>
        <Facts facts={countsOf(user).map((kind) => [t.counts[kind], user.counts[kind]])} />
      </Part>
      <Part title={t.reports}>
        {user.reports.length === 0 ? (
          <p className="text-ink-muted">{t.noReports}</p>
        ) : (
          <ul className="grid gap-3">
            {user.reports.map((report) => (
              <li key={report.id}>
                <p className="wrap-anywhere">{report.reason}</p>
                <p className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
                  {formatDateTime(report.createdAt, language)}
                  <Badge variant="secondary">{report.isResolved ? t.resolved : t.open}</Badge>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t.sessions}>
        {user.sessions.length === 0 ? (
          <p className="text-ink-muted">{t.noSessions}</p>
        ) : (
          <ul className="grid gap-2">
            {user.sessions.map(({ device, createdAt }) => (
              <li key={createdAt}>
                {device ?? t.unknownDevice}
                <span className="block text-ink-muted text-sm">
                  {formatDateTime(createdAt, language)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

const countsOf = ({ role }: UserDetail) =>
  role === 'supplier'
    ? (['products', 'quotations', 'sold'] as const)
    : (['rfqs', 'bought'] as const);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-3 p-4 md:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-muted text-sm">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
