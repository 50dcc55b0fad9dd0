import { formatDateTime } from '../../../../shared/dates.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import type { Column } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import type { AuditEntryView } from '../../audit-schema.ts';
import { PagedTable } from '../paged-table.tsx';
import { useLogWords } from './use-log-words.ts';

/** Entries of the audit log, page by page. */
export function AuditList({ first }: { first: Page<AuditEntryView> }) {
  const t = useTexts('audit');
  return (
    <PagedTable
      first={first}
      caption={t.list}
      columns={useColumns()}
      moreLabel={t.more}
      empty={<EmptyState title={t.none} text={t.noneText} />}
    />
  );
}

function useColumns(): Column<AuditEntryView>[] {
  const t = useTexts('audit');
  const language = useLanguage();
  const { roles } = useTexts('staff');
  const actionWords = useLogWords('actions');
  const targetWords = useLogWords('targets');
  return [
    {
      id: 'what',
      header: t.what,
      title: true,
      cell: ({ action }) => actionWords(action),
    },
    { id: 'time', header: t.time, cell: ({ createdAt }) => formatDateTime(createdAt, language) },
    {
      id: 'who',
      header: t.who,
      cell: ({ actor }) => (
        <span className="wrap-anywhere">
          {actor ? (actor.name ?? t.noName) : t.product}
          {actor?.staffRole && (
            <span className="block text-ink-muted text-sm">{roles[actor.staffRole]}</span>
          )}
        </span>
      ),
    },
    {
      id: 'about',
      header: t.about,
      cell: ({ targetName, targetType, targetId }) => (
        <span className="wrap-anywhere">
          {targetName ?? targetWords(targetType)}
          <span className="block text-ink-muted text-sm">{targetId}</span>
        </span>
      ),
    },
    { id: 'details', header: t.details, cell: ({ details }) => <Details details={details} /> },
  ];
}

function Details({ details }: Pick<AuditEntryView, 'details'>) {
  const facts = Object.entries(details);
  if (facts.length === 0) return '–';
  return (
    <ul className="wrap-anywhere text-sm">
      {facts.map(([name, value]) => (
        <li key={name}>
          {name}: {String(value)}
        </li>
      ))}
    </ul>
  );
}
