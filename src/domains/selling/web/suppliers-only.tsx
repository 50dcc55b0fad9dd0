import type { ReactNode } from 'react';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { useCurrentUser } from '../../accounts/web/public.tsx';

interface SuppliersOnlyProps {
  title: string;
  text: string;
  children: (supplier: CurrentUser) => ReactNode;
}

/** A page for suppliers: others are told whose it is. */
export function SuppliersOnly({ children, title, text }: SuppliersOnlyProps) {
  const user = useCurrentUser();
  if (user?.role === 'supplier') return children(user);
  return (
    <EmptyState art={<BarrierDrawing className="mb-2 h-auto w-52" />} title={title} text={text} />
  );
}
