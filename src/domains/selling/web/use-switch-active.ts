import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useRefusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { ProductCard } from '../../catalogue/schema.ts';
import { changeProduct } from './api.ts';

/** Takes a product off the list or puts it back, and offers to undo that. */
export function useSwitchActive(onChanged: () => void) {
  const t = useTexts('selling');
  const common = useTexts('common');
  const refusalOf = useRefusalOf();
  const run = async (product: ProductCard, isActive: boolean): Promise<void> => {
    try {
      await changeProduct(browserApi, product.id, { isActive });
      toast({
        title: isActive ? t.switchedOn : t.switchedOff,
        description: product.name,
        action: { label: t.undo, onClick: () => void run(product, !isActive) },
      });
    } catch (error) {
      const isAnswered = error instanceof ApiError;
      const isRefusal = isAnswered && error.status < 500;
      const sentence = isRefusal && error.status === 409 ? await refusalOf(error) : null;
      const failed = isAnswered ? t.switchFailed : t.noConnection;
      toast({ title: common.error, description: sentence ?? failed, variant: 'destructive' });
      // Without a connection nothing else could be read either; a refusal says that this is out of date.
      if (!isRefusal) return;
    }
    onChanged();
  };
  return run;
}
