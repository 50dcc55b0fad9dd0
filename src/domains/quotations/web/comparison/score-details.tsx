import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import type { ComparisonQuotation } from '../../comparison-schema.ts';

/** A score, and on request what it is made of, in words. */
export function ScoreDetails({ score, parts }: Pick<ComparisonQuotation, 'score' | 'parts'>) {
  const t = useTexts('comparison');
  if (score === null) return <p className="text-ink-muted">{t.noScore}</p>;
  return (
    <div>
      <p className="flex items-center gap-2">
        <strong className="whitespace-nowrap tabular-nums">{fill(t.scoreOf, { score })}</strong>
        <span
          className="h-2 min-w-16 max-w-40 flex-1 overflow-hidden rounded-full bg-surface-sunken"
          aria-hidden="true"
        >
          <span
            className="block h-full bg-brand"
            style={{ width: `${(Number(score) / 5) * 100}%` }}
          />
        </span>
      </p>
      <details>
        <summary className="disclosure font-semibold text-brand">{t.why}</summary>
        <dl className="grid gap-2 pb-2">
          {parts.map(({ name, weight, value, words }) => (
            <div key={name}>
              <dt className="font-semibold text-sm tabular-nums">
                {t.parts[name]}{' '}
                {weight === 0 ? (
                  <span className="font-normal text-ink-muted">({t.notCounted})</span>
                ) : (
                  <>
                    {value.toFixed(1)}{' '}
                    <span className="font-normal text-ink-muted">
                      ({fill(t.weight, { percent: Math.round(weight * 100) })})
                    </span>
                  </>
                )}
              </dt>
              <dd className="wrap-anywhere text-sm">{words}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
