import type { ReactNode } from 'react';
import { Barrier } from '../../../ui/patterns/barrier.tsx';
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
  return <Barrier title={title} text={text} />;
}
