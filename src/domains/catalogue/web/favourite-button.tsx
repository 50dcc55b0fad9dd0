import { Heart } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { useMay } from '../../accounts/web/public.tsx';
import { useFavourite } from './use-favourite.ts';

export interface FavouriteButtonProps {
  productId: string;
  /** What the page already knows; otherwise it is asked for. */
  known?: boolean | undefined;
}

/** A heart that keeps a product among the favourites, filled while it is there. */
export function FavouriteButton({ productId, known }: FavouriteButtonProps) {
  const t = useTexts('favourites');
  const may = useMay();
  const { isFavourite, toggle } = useFavourite(productId, known);
  if (!may('PUT /api/favourites/:productId')) return null;
  return (
    <IconButton
      label={t.button}
      tooltip={isFavourite ? t.drop : t.keep}
      icon={<Heart className={cx(isFavourite && 'fill-current text-brand')} aria-hidden="true" />}
      variant="outline"
      className="flex-none"
      aria-pressed={isFavourite}
      onClick={toggle}
    />
  );
}
