import { chatAddress } from '../../../shared/open-chat.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useCurrentUser, useMay } from '../../accounts/web/public.tsx';
import { isRestricted, listAddress, type ProductFilters, pricesCross } from './list-filters.ts';

/** An empty list, with what can be done about it. */
export default function NothingFound({ filters }: { filters: ProductFilters }) {
  const t = useTexts('catalogue');
  const user = useCurrentUser();
  const hasWayOn = isRestricted(filters) || filters.cursor !== '';
  const may = useMay();
  const isBuyer = user === null || (user.role === 'contractor' && may('POST /api/rfqs'));
  return (
    <EmptyState
      title={t.emptyTitle}
      text={pricesCross(filters) ? t.pricesCross : t.emptyText}
      action={
        <>
          {filters.search && isBuyer && <AskElsewhere search={filters.search} />}
          {hasWayOn && (
            <LinkButton to={listAddress({ view: filters.view })} variant="outline">
              {t.allProducts}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** What is not on the list can still be had: the search's words go along. */
function AskElsewhere({ search }: { search: string }) {
  const words = useTexts('finding');
  const here = listAddress({ search });
  return (
    <>
      <LinkButton to={`/rfqs/new?${new URLSearchParams({ material: search })}`}>
        {words.emptyRequest}
      </LinkButton>
      <LinkButton to={chatAddress(here, search)} variant="outline" preventScrollReset>
        {words.emptyAsk}
      </LinkButton>
    </>
  );
}
