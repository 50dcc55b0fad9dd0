import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { Progress } from '../../../../ui/primitives/progress.tsx';
import type { ProductImport } from '../../import-schema.ts';
import { FailureTable } from './failure-table.tsx';

/** How far it is, and what came of it. */
export function ProgressStep(props: { state: ProductImport; onStartOver: () => void }) {
  const { created, updated, failed, total, status, failures } = props.state;
  const t = useTexts('bulk');
  const done = created + updated + failed;
  const isDone = status === 'done';
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-4 p-4 md:p-6">
        <div aria-live="polite">
          <h2>{isDone ? t.doneTitle : t.runningTitle}</h2>
          <p className="mt-1">
            {isDone
              ? fill(t.doneText, { created, updated, failed })
              : fill(t.runningText, { done, total })}
          </p>
        </div>
        {isDone ? (
          <div className="flex flex-wrap gap-3">
            <LinkButton className="max-sm:w-full" to="/dashboard?tab=products">
              {t.toProducts}
            </LinkButton>
            <Button className="max-sm:w-full" variant="outline" onClick={props.onStartOver}>
              {t.anotherFile}
            </Button>
          </div>
        ) : (
          <Progress label={t.runningTitle} share={total === 0 ? 0 : done / total} />
        )}
      </Card>
      <FailureTable failures={failures} count={failed} />
    </div>
  );
}
