import { Link } from 'react-router';
import { formatDate } from '../../../../shared/dates.ts';
import { mostCounted } from '../../../../shared/list-query.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import type { FoundUser } from '../../users-schema.ts';
import { nameOfUser } from './user-names.ts';

/** The users that were found, page by page. */
export function UserList({ first }: { first: Page<FoundUser> }) {
  const t = useTexts('users');
  const { page, isLoading, isFailed, readMore } = useParts(first);
  const columns = useColumns();
  return (
    <>
      <DataTable
        caption={t.list}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t.none} text={t.noneText} />}
      />
      {page.next && (
        <LoadMore
          label={t.more}
          onLoad={() => void readMore()}
          pending={isLoading}
          failed={isFailed}
          shown={page.items.length}
          total={page.total > mostCounted ? undefined : page.total}
        />
      )}
    </>
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
