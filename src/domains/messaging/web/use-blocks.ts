import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { type Blocks, blocksKey, readBlocks, report, setBlocked } from './api.ts';

/** Whether one of the two has blocked the other, and how to change the reader's side of it. */
export function useBlocks(ownId: string, peerId: string) {
  const t = useTexts('messaging');
  const common = useTexts('common');
  const client = useQueryClient();
  const key = blocksKey(peerId);
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => readBlocks(browserApi, peerId),
    enabled: ownId !== peerId,
    refetchOnMount: 'always',
  });
  const tellFailure = () =>
    void toast({ title: common.error, description: t.notDone, variant: 'destructive' });
  const block = useMutation({
    mutationFn: (isBlocked: boolean) => setBlocked(browserApi, peerId, isBlocked),
    onSuccess(_answer, isBlocked) {
      client.setQueryData<Blocks>(key, (known) => known && { ...known, isBlocked });
      toast({ title: common.success, description: isBlocked ? t.blocked : t.unblocked });
    },
    onError: tellFailure,
  });
  const reporting = useMutation({
    mutationFn: (reason: string) => report(browserApi, peerId, reason),
    onSuccess: () => void toast({ title: common.success, description: t.reported }),
    onError: tellFailure,
  });
  return { blocks: data ?? null, block, reporting };
}
