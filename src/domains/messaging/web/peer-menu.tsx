import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Menu } from '../../../ui/primitives/menu.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { maxReasonLength } from '../rules.ts';
import type { useBlocks } from './use-blocks.ts';

interface PeerMenuProps {
  name: string;
  actions: ReturnType<typeof useBlocks>;
}

/** What can be done about somebody: block and report. */
export function PeerMenu({ name, actions }: PeerMenuProps) {
  const t = useTexts('messaging');
  const [asks, setAsks] = useState<'block' | 'report' | null>(null);
  const isBlocked = actions.blocks?.isBlocked ?? false;
  return (
    <>
      <Menu
        label={fill(t.moreAbout, { name })}
        trigger={<EllipsisVertical aria-hidden="true" />}
        className="btn-icon"
        items={[
          {
            id: 'block',
            label: isBlocked ? t.unblock : t.block,
            icon: <Ban aria-hidden="true" />,
            onSelect: () => (isBlocked ? actions.block.mutate(false) : setAsks('block')),
          },
          {
            id: 'report',
            label: t.report,
            icon: <Flag aria-hidden="true" />,
            onSelect: () => setAsks('report'),
          },
        ]}
      />
      <BlockDialog
        name={name}
        isOpen={asks === 'block'}
        onClose={() => setAsks(null)}
        onBlock={() => actions.block.mutate(true)}
      />
      <ReportDialog
        name={name}
        isOpen={asks === 'report'}
        onClose={() => setAsks(null)}
        onReport={(reason) => actions.reporting.mutate(reason)}
      />
    </>
  );
}

function BlockDialog(props: {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onBlock: () => void;
}) {
  const t = useTexts('messaging');
  const block = () => {
    props.onClose();
    props.onBlock();
  };
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => !open && props.onClose()}
      kind="alert"
      size="sm"
      title={fill(t.blockTitle, { name: props.name })}
      description={t.blockText}
      footer={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button variant="danger" onClick={block}>
            {t.block}
          </Button>
        </>
      }
    />
  );
}

function ReportDialog(props: {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onReport: (reason: string) => void;
}) {
  const t = useTexts('messaging');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    props.onReport(reason);
    setReason('');
    props.onClose();
  };
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => !open && props.onClose()}
      size="sm"
      title={fill(t.reportTitle, { name: props.name })}
      description={t.reportText}
    >
      <form onSubmit={submit} className="grid gap-3">
        <Textarea
          aria-label={t.reportReason}
          placeholder={t.reportReason}
          rows={4}
          maxLength={maxReasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" disabled={reason.trim() === ''}>
            {t.report}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Stands in place of the composer while nobody of the two can write to the other. */
export function BlockedNotice({ actions }: { actions: ReturnType<typeof useBlocks> }) {
  const t = useTexts('messaging');
  const { blocks, block } = actions;
  return (
    <div className="chat-composer grid justify-items-center gap-2 border-line border-t bg-surface-raised px-4 py-4 text-center">
      <p>{blocks?.hasBlockedYou ? t.hasBlockedYou : t.youBlocked}</p>
      {blocks?.isBlocked && (
        <Button variant="outline" pending={block.isPending} onClick={() => block.mutate(false)}>
          {t.unblock}
        </Button>
      )}
    </div>
  );
}
