import { type ReactNode, useEffect } from 'react';
import { BarrierDrawing } from '../../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import type { CurrentUser } from '../../../accounts/schema.ts';
import { signInAddress, signInFirst, useCurrentUser } from '../../../accounts/web/public.tsx';

interface SuppliersOnlyProps {
  /** The page's own, where signing in leads back to. */
  address: string;
  title: string;
  text: string;
  /** Tells a visitor why. */
  signInText: string;
  children: (supplier: CurrentUser) => ReactNode;
}

/** A page for suppliers: visitors are led to the sign-in, others are told whose it is. */
export function SuppliersOnly({ children, ...words }: SuppliersOnlyProps) {
  const user = useCurrentUser();
  return user?.role === 'supplier' ? children(user) : <Refused {...words} isVisitor={!user} />;
}

function Refused(props: Omit<SuppliersOnlyProps, 'children'> & { isVisitor: boolean }) {
  const { address, title, text, signInText, isVisitor } = props;
  const { signIn } = useTexts('bulk');
  const { signInRequired } = useTexts('catalogue');
  useEffect(() => {
    if (isVisitor) return signInFirst(signInRequired, signInText, address);
  }, [isVisitor, signInRequired, signInText, address]);
  return (
    <EmptyState
      art={<BarrierDrawing className="mb-2 h-auto w-52" />}
      title={title}
      text={text}
      action={
        isVisitor && (
          <a href={signInAddress(address)} className={buttonClass({})}>
            {signIn}
          </a>
        )
      }
    />
  );
}
