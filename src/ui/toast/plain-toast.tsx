import { useEffect } from 'react';
import { cx } from '../cx.ts';
import { Button } from '../primitives/button.tsx';
import { toastDuration } from './store.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

/** The toast without swiping and hotkey, for when the richer one cannot be downloaded. */
export function PlainToast({ toasts, onDismiss }: ToastViewportProps) {
  const current = toasts.find((toast) => toast.open);
  const id = current?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => onDismiss(id), toastDuration);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  const act = () => {
    if (!current) return;
    onDismiss(current.id);
    current.action?.onClick();
  };
  return (
    <div className="toast-viewport" role="status">
      {current && (
        <div className={cx('toast', current.variant === 'destructive' && 'is-destructive')}>
          <div>
            <p className="font-semibold">{current.title}</p>
            {current.description && <p className="text-sm">{current.description}</p>}
            {current.action && (
              <Button variant="outline" size="sm" className="mt-2" onClick={act}>
                {current.action.label}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
