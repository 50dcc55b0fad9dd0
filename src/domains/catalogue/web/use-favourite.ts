import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { useSignInFirst } from '../../accounts/web/public-failures.ts';
import { readIsFavourite, writeFavourite } from './favourite-api.ts';

/**
 * Whether the reader keeps a product, and changing that. A press shows at once and is undone if the
 * server refuses it; presses are sent in their order.
 *
 * @param known what the page already knows; otherwise it is asked for, where somebody is signed in
 */
export function useFavourite(productId: string, known?: boolean) {
  const t = useTexts('favourites');
  const common = useTexts('common');
  const signInFirst = useSignInFirst();
  const userId = useCurrentUser()?.id ?? null;
  const [isFavourite, setFavourite] = useState(known ?? false);
  const isPressed = useRef(false);
  const sending = useRef(Promise.resolve());

  useEffect(() => {
    if (userId === null || known !== undefined) return;
    isPressed.current = false;
    let isStale = false;
    // Where it cannot be read the heart stays empty; pressing it works all the same.
    readIsFavourite(browserApi, productId).then(
      (answer) => !isStale && !isPressed.current && setFavourite(answer),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [userId, productId, known]);

  const send = async (next: boolean) => {
    try {
      await writeFavourite(browserApi, productId, next);
    } catch {
      setFavourite(!next);
      toast({ title: common.error, description: t.failed, variant: 'destructive' });
    }
  };
  return {
    isFavourite,
    toggle() {
      if (userId === null) return void signInFirst('saveFavourite');
      isPressed.current = true;
      setFavourite(!isFavourite);
      sending.current = sending.current.then(() => send(!isFavourite));
    },
  };
}
