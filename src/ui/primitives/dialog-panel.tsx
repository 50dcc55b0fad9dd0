import { setNonce } from 'get-nonce';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { buttonClass } from './button.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons of the lower edge; they stay in view while the body scrolls. */
  footer?: ReactNode;
  /** Greatest width from 640 px on: sm 26 rem, md 32 rem, lg 48 rem. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alert` asks something that must be answered: a press outside does not close it. */
  kind?: 'dialog' | 'alert' | undefined;
  children?: ReactNode;
}

export interface DialogPanelProps extends DialogProps {
  closeLabel: string;
}

// The scroll lock adds a style element; the page's policy lets it stand only with the page's nonce.
setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

const widths = { sm: '26rem', md: '32rem', lg: '48rem' } as const;

/**
 * With a mouse the first control takes the focus, ready to be typed into. With a finger the dialog
 * itself does: a keyboard that jumps up would hide half of what was opened.
 */
function focusFirstControl(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const first = window.matchMedia('(pointer: fine)').matches
    ? dialog.querySelector<HTMLElement>('input, select, textarea')
    : null;
  (first ?? dialog).focus();
}

const hasFields = (event: Event) =>
  (event.currentTarget as HTMLElement).querySelector('input, select, textarea') !== null;

/** Whether Escape belongs to the suggestions of the field that has the focus. */
const isListOpen = () => document.activeElement?.matches('[role=combobox][aria-expanded=true]');

/** The open dialog, loaded at the first need. */
export default function DialogPanel(props: DialogPanelProps) {
  const { open, onOpenChange, title, description, footer, size = 'md', closeLabel } = props;
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const isAlert = props.kind === 'alert';
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          className="dialog"
          role={isAlert ? 'alertdialog' : 'dialog'}
          style={{ '--dialog-width': widths[size] } as CSSProperties}
          onOpenAutoFocus={(event) => (!isAlert || hasFields(event)) && focusFirstControl(event)}
          onEscapeKeyDown={(event) => isListOpen() && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
          onInteractOutside={(event) => isAlert && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-2">
            <div className="min-w-0 flex-1 pt-1">
              <Dialog.Title className="text-xl">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-ink-muted">
                  {description}
                </Dialog.Description>
              )}
            </div>
            {!isAlert && (
              <Dialog.Close
                className={`${buttonClass({ variant: 'ghost' })} btn-icon -mr-2`}
                aria-label={closeLabel}
              >
                <X aria-hidden="true" />
              </Dialog.Close>
            )}
          </header>
          {props.children ? (
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-5">{props.children}</div>
          ) : (
            <div className="h-3" />
          )}
          {footer && <footer className="dialog-footer">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
