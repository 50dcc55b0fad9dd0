import { useEffect } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';

/** For who is not signed in: says so, and leads to the sign-in. */
export function SignInFirst() {
  const { title, text } = useTexts('signIn').seeMessages;
  useEffect(() => signInFirst(title, text, hereAddress()), [title, text]);
  return <MessagesSkeleton />;
}
