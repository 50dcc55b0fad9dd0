import { useRef } from 'react';
import { apiFailure } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { errorsOf, refusalOf } from '../../../ui/refusals.ts';
import type { Load } from '../rules.ts';

/**
 * What the server says of lines that were sent stands at their fields, which bear the lines' ids: of those that are
 * left out nothing is sent.
 *
 * @param failed what is said where it says nothing
 */
export function useLineErrors(failed: string) {
  const refusals = useTexts('refusals');
  const sent = useRef<readonly Load[]>([]);
  return {
    remember(lines: readonly Load[]) {
      sent.current = lines;
    },
    explain(error: unknown): Readonly<Record<string, string>> {
      const failure = apiFailure(error);
      if (failure?.code !== 'invalid') return { lines: refusalOf(error, refusals) ?? failed };
      return errorsOf(failure.issues, refusals, ({ path }) => {
        const [field = '', index] = path.split('.');
        return (index && sent.current[Number(index)]?.orderItemId) || field;
      });
    },
  };
}
