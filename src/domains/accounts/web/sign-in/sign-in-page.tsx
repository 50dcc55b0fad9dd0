import { useEffect } from 'react';
import { BarrierDrawing } from '../../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import { signInAddress, signInFirst } from './sign-in-first.ts';

export interface SignInFirstProps {
  text: string;
  /** The page to come back to. */
  next: string;
}

/** For who is not signed in: says so, and leads to the sign-in and back. */
export function SignInFirst({ text, next }: SignInFirstProps) {
  const t = useTexts('account');
  const title = t.signInTitle;
  useEffect(() => signInFirst(title, text, next), [title, text, next]);
  return (
    <EmptyState
      art={<BarrierDrawing className="mb-2 h-auto w-52" />}
      title={title}
      text={text}
      action={
        <a href={signInAddress(next)} className={buttonClass({})}>
          {t.signIn}
        </a>
      }
    />
  );
}
