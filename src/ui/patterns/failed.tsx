import { RotateCw } from 'lucide-react';
import { BarrierDrawing } from '../icons/barrier-drawing.tsx';
import { retryTexts, useTexts } from '../messages.tsx';
import { Button } from '../primitives/button.tsx';
import { useIsOnline } from '../use-is-online.ts';

export interface FailedProps {
  /** The answer's HTTP status, where there was an answer. */
  status?: number | undefined;
  /** Loads again what failed; without it the page is loaded anew. */
  onRetry?: (() => void) | undefined;
  /** Where it stands for a part of a page that has a heading of its own. */
  heading?: 'h1' | 'h2' | undefined;
  /** Whether the missing network is the reason; asked of the device where not given. */
  isOffline?: boolean | undefined;
}

/** What stands where a page or a part of it could not be shown. */
export function Failed({ status, onRetry, heading: Heading = 'h1', ...props }: FailedProps) {
  const common = useTexts('common');
  const isOnline = useIsOnline();
  const isOffline = props.isOffline ?? !isOnline;
  const retry = () => {
    if (!onRetry) return window.location.reload();
    retryTexts();
    onRetry();
  };
  return (
    <div className="grid justify-items-center px-4 py-12 text-center" role="alert">
      <BarrierDrawing className="mb-5 h-auto w-52" />
      <Heading className="text-2xl">{isOffline ? common.offlineTitle : common.failedTitle}</Heading>
      <p className="mt-2 max-w-md text-ink-muted">
        {isOffline ? common.offlineLink : common.failedText}
      </p>
      {status !== undefined && <p className="mt-1 text-ink-muted text-sm tabular-nums">{status}</p>}
      <Button className="mt-6" onClick={retry}>
        <RotateCw aria-hidden="true" />
        {common.retry}
      </Button>
    </div>
  );
}
