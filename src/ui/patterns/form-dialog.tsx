import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../primitives/button.tsx';
import { Dialog, type DialogProps } from '../primitives/dialog.tsx';

interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size'> {
  /** The question hurts: a press outside does not answer it. */
  kind?: DialogProps['kind'];
  submitLabel: string;
  cancelLabel: string;
  isDanger?: boolean;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** A question with its fields: nothing closes it while the answer is on its way. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, size, kind = 'alert', isPending, children } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isPending && props.onClose()}
      kind={kind}
      size={size}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={props.onClose}>
            {props.cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={props.isDanger ? 'danger' : 'primary'}
            pending={isPending}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        method="post"
        noValidate
        onSubmit={(event) => void props.onSubmit(event)}
      >
        {children}
      </form>
    </Dialog>
  );
}
