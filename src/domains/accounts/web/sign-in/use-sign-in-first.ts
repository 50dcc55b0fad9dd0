import { useCallback } from 'react';
import type { Messages } from '../../../../messages/index.ts';
import { useReadTexts } from '../../../../ui/messages.tsx';
import { hereAddress, signInFirst } from './sign-in-first.ts';

/** Says why signing in comes first, then leads there and back: to this page where no other is named. */
export function useSignInFirst() {
  const readTexts = useReadTexts();
  return useCallback(
    async (why: keyof Messages['signIn'], next = hereAddress()): Promise<void> => {
      const { title, text } = (await readTexts('signIn'))[why];
      signInFirst(title, text, next);
    },
    [readTexts],
  );
}
