import { lazyPart } from '../lazy-part.ts';
import { useTexts } from '../messages.tsx';
import { useTellPartFailed } from '../use-tell-part-failed.ts';
import type { DialogPanelProps, DialogProps } from './dialog-panel.tsx';

export type { DialogProps } from './dialog-panel.tsx';

const panel = lazyPart<DialogPanelProps>(async () => (await import('./dialog-panel.tsx')).default);

/** Starts loading the dialog's code, e.g. when the pointer comes near its button. */
export const preloadDialog = panel.preload;

/** A modal dialog. Its code comes at the first opening and its body is rendered only while open. */
export function Dialog(props: DialogProps) {
  const tellFailure = useTellPartFailed();
  const common = useTexts('common');
  const Panel = panel.usePart(props.open, () => {
    props.onOpenChange(false);
    tellFailure();
  });
  return Panel && <Panel {...props} closeLabel={common.close} />;
}
