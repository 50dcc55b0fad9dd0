import { Link } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { type DecidedStatus, decidedStatuses } from '../../verification-schema.ts';

/** Requests to be verified by their state: those that wait are a queue. */
export function DecisionTabs({ current }: { current: DecidedStatus }) {
  const t = useTexts('decisions');
  return (
    <nav aria-label={t.states} className="tab-list">
      <Link to="/admin/queues/verifications" className="tab">
        {t.pending}
      </Link>
      {decidedStatuses.map((status) => (
        <Link
          key={status}
          to={`/admin/verifications?status=${status}`}
          className="tab"
          aria-current={status === current ? 'page' : undefined}
        >
          {t[status]}
        </Link>
      ))}
    </nav>
  );
}
