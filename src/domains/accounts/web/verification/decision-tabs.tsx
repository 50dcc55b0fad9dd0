import { Link } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { type RequestStatus, requestStatuses } from '../../verification-schema.ts';

/** The admins' lists: requests to be verified by their state, and payment details to check. */
export function DecisionTabs({ current }: { current: RequestStatus | 'payees' }) {
  const t = useTexts('decisions');
  const tabs = [
    ...requestStatuses.map((one) => ({
      id: one,
      label: t[one],
      to: `/admin/verifications?status=${one}`,
    })),
    { id: 'payees', label: t.payees, to: '/admin/payment-details' },
  ];
  return (
    <nav aria-label={t.states} className="tab-list">
      {tabs.map(({ id, label, to }) => (
        <Link key={id} to={to} className="tab" aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
