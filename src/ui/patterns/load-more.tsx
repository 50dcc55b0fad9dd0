import { fill } from '../../messages/index.ts';
import { useTexts } from '../messages.tsx';
import { Button } from '../primitives/button.tsx';
import { LinkButton } from '../primitives/link-button.tsx';

export interface LoadMoreProps {
  /** E.g. "Load More Products". */
  label: string;
  onLoad: () => void;
  pending?: boolean | undefined;
  /** The page that was asked for has not come: said above the button, which asks again. */
  failed?: boolean | undefined;
  /** How many are shown, and of how many: says how far along the reader is. */
  shown?: number | undefined;
  total?: number | undefined;
  /** The next page's own address, for readers without JavaScript and for search engines. */
  to?: string | undefined;
}

/** The end of a list that goes on. */
export function LoadMore(props: LoadMoreProps) {
  const { label, onLoad, pending, failed, shown, total, to } = props;
  const t = useTexts('ui');
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      {shown !== undefined && total !== undefined && (
        <>
          <p className="text-ink-muted text-sm tabular-nums" aria-live="polite">
            {fill(t.shownOf, { shown, total })}
          </p>
          <progress className="load-progress" aria-hidden="true" value={shown} max={total} />
        </>
      )}
      {failed && !pending && (
        <p role="alert" className="font-semibold text-danger text-sm">
          {t.partFailed}
        </p>
      )}
      {to && !pending ? (
        <LinkButton
          to={to}
          variant="outline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onLoad();
          }}
        >
          {label}
        </LinkButton>
      ) : (
        <Button variant="outline" pending={pending} onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  );
}
