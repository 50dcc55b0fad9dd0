import { useEffect } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { signInAddress, signInDelayMs } from './api.ts';
import { MessagesSkeleton } from './messages-skeleton.tsx';

/** For who is not signed in: says so, and leads to the sign-in (specification section 6). */
export function SignInFirst() {
  const { signInTitle, signInToView } = useTexts('messaging');
  useEffect(() => {
    toast({ title: signInTitle, description: signInToView, variant: 'destructive' });
    const timer = setTimeout(() => window.location.assign(signInAddress()), signInDelayMs);
    return () => clearTimeout(timer);
  }, [signInTitle, signInToView]);
  return <MessagesSkeleton />;
}
