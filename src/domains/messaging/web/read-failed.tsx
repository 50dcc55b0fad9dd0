import { RotateCw } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';

/** What stands where a list of conversations or messages could not be read. */
export function ReadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('messaging');
  const common = useTexts('common');
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 p-6" role="alert">
      <p>{t.fetchFailed}</p>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {common.retry}
      </Button>
    </div>
  );
}
