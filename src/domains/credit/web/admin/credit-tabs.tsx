import { Link } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';

export const creditLists = ['accounts', 'overdue'] as const;

/** The lists of the page; none of them is current while somebody is looked for. */
export function CreditTabs({ current }: { current: (typeof creditLists)[number] | null }) {
  const t = useTexts('credit');
  return (
    <nav aria-label={t.tabs} className="tab-list">
      <Link to="/admin/queues/credit" className="tab">
        {t.applications}
      </Link>
      {creditLists.map((list) => (
        <Link
          key={list}
          to={`?list=${list}`}
          className="tab"
          aria-current={list === current ? 'page' : undefined}
        >
          {list === 'overdue' ? t.lateContractors : t[list]}
        </Link>
      ))}
    </nav>
  );
}
