import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { cx } from '../../../../ui/cx.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button, buttonClass } from '../../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import { type Gap, type GapSource, gapSources } from '../../../materials/gap-schema.ts';
import { decideGap, reopenGap } from './api.ts';
import { MeaningDialog } from './meaning-dialog.tsx';

interface GapListProps {
  source: GapSource;
  isClosed: boolean;
  gaps: Page<Gap>;
}

/** What nobody understood, each a press away from becoming an alias. */
export function GapList({ source, isClosed, gaps: { items, total } }: GapListProps) {
  const t = useTexts('shelves');
  const { revalidate } = useRevalidator();
  const [named, setNamed] = useState<Gap | null>(null);
  const steps = useSteps(revalidate);
  const names = { search: t.searches, message: t.messages, question: t.questions };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Choice
        label={t.sources}
        options={gapSources.map((one) => ({
          to: `?source=${one}${isClosed ? '&closed=true' : ''}`,
          text: names[one],
          isChosen: one === source,
        }))}
      />
      <Choice
        label={t.states}
        options={[false, true].map((closed) => ({
          to: `?source=${source}${closed ? '&closed=true' : ''}`,
          text: closed ? t.closed : t.open,
          isChosen: closed === isClosed,
        }))}
      />
      {items.length === 0 && <EmptyState title={t.noGaps} />}
      {total > items.length && (
        <p className="text-ink-muted text-sm">{fill(t.shownOf, { shown: items.length, total })}</p>
      )}
      <ul className="grid gap-3">
        {items.map((gap) => (
          <GapCard
            key={gap.id}
            gap={gap}
            isClosed={isClosed}
            onName={() => setNamed(gap)}
            onDismiss={() => void steps.dismiss(gap)}
            onReopen={() => void steps.reopen(gap)}
          />
        ))}
      </ul>
      {named && (
        <MeaningDialog
          gap={named}
          onClose={() => setNamed(null)}
          onSaved={() => {
            setNamed(null);
            steps.tellDone(named, t.saved);
          }}
        />
      )}
    </div>
  );
}

function Choice(props: {
  label: string;
  options: readonly { to: string; text: string; isChosen: boolean }[];
}) {
  return (
    <nav aria-label={props.label} className="tab-list">
      {props.options.map(({ to, text, isChosen }) => (
        <Link key={to} to={to} className="tab" aria-current={isChosen ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

function GapCard(props: {
  gap: Gap;
  isClosed: boolean;
  onName: () => void;
  onDismiss: () => void;
  onReopen: () => void;
}) {
  const { text, times, lastDay, excerpt } = props.gap;
  const t = useTexts('shelves');
  const language = useLanguage();
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">{text}</h2>
        <p className="text-ink-muted text-sm">
          {countWords(t.times, times)} · {fill(t.lastDay, { date: formatDate(lastDay, language) })}
        </p>
        {excerpt && (
          <blockquote className="mt-2 wrap-anywhere border-line-strong border-l-4 pl-3 text-sm">
            {excerpt}
          </blockquote>
        )}
        {props.isClosed && <Decision gap={props.gap} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {props.isClosed ? (
          <Button
            variant="outline"
            aria-label={fill(t.undoNamed, { text })}
            onClick={props.onReopen}
          >
            <RotateCcw aria-hidden="true" />
            {t.undo}
          </Button>
        ) : (
          <>
            {props.gap.source === 'question' ? (
              <Link
                className={cx(buttonClass({}), 'min-h-11')}
                to="/admin/dictionary?list=answers"
                aria-label={`${t.writeAnswer}: ${text}`}
              >
                {t.writeAnswer}
              </Link>
            ) : (
              <Button
                aria-label={`${t.means} ${fill(t.meansNamed, { text })}`}
                onPointerEnter={preloadDialog}
                onClick={props.onName}
              >
                {t.means}
              </Button>
            )}
            <Button
              variant="outline"
              aria-label={fill(t.dismissNamed, { text })}
              onClick={props.onDismiss}
            >
              {t.dismiss}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function Decision({ gap: { meaning } }: { gap: Gap }) {
  const t = useTexts('shelves');
  if (!meaning) return <Badge variant="secondary">{t.dismissed}</Badge>;
  const { alias, materialKeys } = meaning;
  return (
    <p className="mt-2 wrap-anywhere font-semibold text-sm">
      {materialKeys.length === 0
        ? fill(t.meaningNone, { alias })
        : fill(t.meaning, { alias, materials: materialKeys.join(', ') })}
    </p>
  );
}

function useSteps(onDone: () => unknown) {
  const t = useTexts('shelves');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    // Also where it was refused: then the page is out of date.
    await onDone();
  };
  const reopen = ({ source, text }: Gap) =>
    attempt(
      () => reopenGap({ source, text }),
      () => toast({ title: common.success, description: t.undone }),
    );
  const tellDone = (gap: Gap, description: string) => {
    const action = { label: t.undo, onClick: () => void reopen(gap) };
    toast({ title: common.success, description, action });
    void onDone();
  };
  return {
    reopen,
    tellDone,
    dismiss: (gap: Gap) =>
      attempt(
        () => decideGap({ source: gap.source, text: gap.text, meaning: null }),
        () => tellDone(gap, t.dismissed),
      ),
  };
}
