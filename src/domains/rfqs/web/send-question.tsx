import { useRef, useState } from 'react';
import { countWords } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import type { RfqDraft } from './draft.ts';
import { type Reach, ReachWords } from './recipients-card.tsx';

/** A question whose answer is waited for: they are told at once, and nothing takes that back. */
export function useSendQuestion() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isYes: boolean) => void>(() => undefined);
  return {
    isOpen,
    ask: () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
    reply(isYes: boolean) {
      setOpen(false);
      answer.current(isYes);
    },
  };
}

interface SendQuestionProps {
  question: ReturnType<typeof useSendQuestion>;
  reach: Reach;
  draft: RfqDraft;
}

/** Says to how many suppliers a request goes, and where, before it does. */
export function SendQuestion({ question, reach, draft }: SendQuestionProps) {
  const t = useTexts('rfqs').recipients;
  const { asked } = reach;
  return (
    <Dialog
      open={question.isOpen}
      onOpenChange={(isOpen) => !isOpen && question.reply(false)}
      kind="alert"
      size="sm"
      title={t.askTitle}
      description={t.askText}
      footer={
        <>
          <Button variant="outline" onClick={() => question.reply(false)}>
            {t.lookAgain}
          </Button>
          <Button onClick={() => question.reply(true)}>
            {asked?.length ? countWords(t.sendTo, asked.length) : t.send}
          </Button>
        </>
      }
    >
      {asked && (
        <p className="font-semibold">
          <ReachWords asked={asked} county={draft.deliveryCounty} />
        </p>
      )}
    </Dialog>
  );
}
