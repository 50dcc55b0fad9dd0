import { useTexts } from './messages.tsx';
import { toast } from './toast/store.ts';

/** Says that the code of what was asked for could not be loaded. */
export function useTellPartFailed(): () => void {
  const t = useTexts('ui');
  const common = useTexts('common');
  return () =>
    void toast({ title: common.error, description: t.partFailed, variant: 'destructive' });
}
