import { useEffect } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';

/** For who is not signed in: says so, and leads to the sign-in. */
export function SignInFirst() {
  const { signInTitle, signInToView } = useTexts('messaging');
  useEffect(
    () => signInFirst(signInTitle, signInToView, hereAddress()),
    [signInTitle, signInToView],
  );
  return <MessagesSkeleton />;
}
