import { Link } from 'react-router';
import { formatDate } from '../../../../shared/dates.ts';
import { mostCounted } from '../../../../shared/list-query.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import type { Column } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import type { FoundUser } from '../../users-schema.ts';
import { PagedTable } from '../paged-table.tsx';
import { nameOfUser } from './user-names.ts';

/** The users that were found, page by page. */
export function UserList({ first }: { first: Page<FoundUser> }) {
  const t = useTexts('users');
  return (
    <PagedTable
      first={first}
      caption={t.list}
      columns={useColumns()}
      moreLabel={t.more}
      mostCounted={mostCounted}
      empty={<EmptyState title={t.none} text={t.noneText} />}
    />
  );
}

function useColumns(): Column<FoundUser>[] {
  const t = useTexts('users');
  const language = useLanguage();
  return [
    {
      id: 'name',
      header: t.name,
      title: true,
      cell: (user) => (
        <Link
          to={`/admin/users/${user.id}`}
          className="wrap-anywhere inline-flex min-h-11 items-center font-semibold underline"
        >
          {nameOfUser(user, t.noName)}
        </Link>
      ),
    },
    { id: 'role', header: t.role, cell: ({ role }) => t[role] },
    {
      id: 'contact',
      header: t.contact,
      cell: ({ email, phoneNumber }) => (
        <span className="wrap-anywhere">
          {[email, phoneNumber].filter(Boolean).map((contact) => (
            <span key={contact} className="block">
              {contact}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'standing',
      header: t.standing,
      cell: ({ isSuspended, isVerified }) => (
        <span className="inline-flex flex-wrap gap-2">
          <Badge variant={isSuspended ? 'destructive' : 'secondary'}>
            {isSuspended ? t.suspended : t.active}
          </Badge>
          {isVerified && <Badge variant="success">{t.verified}</Badge>}
        </span>
      ),
    },
    { id: 'since', header: t.since, cell: ({ createdAt }) => formatDate(createdAt, language) },
  ];
}
