import { useRevalidator } from 'react-router';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useExplain } from '../../accounts/web/public-explain.ts';

/** What a failed call about payments means. What changed meanwhile is read anew. */
export function useExplainPayment() {
  const explain = useExplain(useTexts('payments').failed);
  const { revalidate } = useRevalidator();
  return (error: unknown) => {
    if (error instanceof ApiError && [404, 409].includes(error.status)) void revalidate();
    return explain(error);
  };
}
