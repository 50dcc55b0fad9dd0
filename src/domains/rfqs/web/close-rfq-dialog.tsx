import { useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import { limits } from '../schema.ts';
import { closeRfq, rfqsPath } from './api.ts';

interface CloseRfqDialogProps {
  rfqId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}

/** Asks before an RFQ is closed, which cannot be undone, and for the reason. */
export function CloseRfqDialog({ rfqId, open, onOpenChange, onClosed }: CloseRfqDialogProps) {
  const t = useTexts('rfqs');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  const [reason, setReason] = useState('');
  const [isClosing, setClosing] = useState(false);
  const close = async () => {
    setClosing(true);
    try {
      await closeRfq(browserApi, rfqId, reason.trim());
      toast({ title: common.success, description: t.closed });
      announceChange(rfqsPath);
    } catch (error) {
      void tellFailure(error, t.closeFailed);
    } finally {
      setClosing(false);
    }
    onOpenChange(false);
    // Also where it was refused: then the page is out of date.
    onClosed();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      kind="alert"
      size="sm"
      title={t.closeTitle}
      description={t.closeText}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t.keepOpen}
          </Button>
          <Button variant="danger" pending={isClosing} onClick={() => void close()}>
            {t.closeConfirm}
          </Button>
        </>
      }
    >
      <Field label={`${t.closeReason} (${t.optional})`} hint={t.closeReasonHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={limits.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
