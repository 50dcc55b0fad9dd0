import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';
import { buttonClass } from '../primitives/button.tsx';
import { type ToastRecord, toastDuration, toastHotkey, toastSwipeThreshold } from './store.ts';

export interface ToastViewportProps {
  toasts: readonly ToastRecord[];
  onDismiss: (id: string) => void;
}

/** The region of toasts, loaded with the first one. F8 moves the focus here. */
export default function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  const t = useTexts('ui');
  return (
    <Toast.Provider
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={toastSwipeThreshold}
      label={t.notification}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      <Toast.Viewport
        className="toast-viewport"
        hotkey={[toastHotkey]}
        label={`${t.notifications} ({hotkey})`}
        // An open dialog hides from screen readers whatever does not say something of being live.
        aria-live="off"
      />
    </Toast.Provider>
  );
}

function ToastCard({ toast, onDismiss }: { toast: ToastRecord; onDismiss: () => void }) {
  const { close } = useTexts('common');
  return (
    <Toast.Root
      className={cx('toast', toast.variant === 'destructive' && 'is-destructive')}
      open={toast.open}
      onOpenChange={(open) => !open && onDismiss()}
    >
      <div className="min-w-0 py-1">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="text-ink-muted text-sm">
            {toast.description}
          </Toast.Description>
        )}
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            className={cx(buttonClass({ variant: 'outline', size: 'sm' }), 'mt-2')}
            onClick={toast.action.onClick}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className={cx(buttonClass({ variant: 'ghost' }), 'btn-icon')} aria-label={close}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
