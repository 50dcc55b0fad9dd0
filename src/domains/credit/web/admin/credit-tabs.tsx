import { Link } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';

const lists = ['applications', 'accounts'] as const;

/** The two lists of the page. */
export function CreditTabs({ current }: { current: (typeof lists)[number] }) {
  const t = useTexts('credit');
  return (
    <nav aria-label={t.tabs} className="tab-list">
      {lists.map((list) => (
        <Link
          key={list}
          to={`?list=${list}`}
          className="tab"
          aria-current={list === current ? 'page' : undefined}
        >
          {t[list]}
        </Link>
      ))}
    </nav>
  );
}
