import { useNavigate } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { SearchBox } from '../../../ui/primitives/search-box.tsx';
import { suggestBelow } from '../../catalogue/web/public.tsx';
import { searchPath } from '../rules.ts';

/** The search box of the hero. Enter and the button do the same. */
export function ProductSearch({ className }: { className?: string }) {
  const t = useTexts('site');
  const navigate = useNavigate();
  return (
    <SearchBox
      name="search"
      action="/products"
      label={t.searchLabel}
      placeholder={t.searchPlaceholder}
      buttonLabel={t.search}
      buttonVariant="accent"
      onSearch={(text) => navigate(searchPath(text))}
      popup={suggestBelow}
      className={className}
    />
  );
}
