import { countWords, fill } from '../../../../messages/index.ts';
import { useRead } from '../../../../ui/data/use-read.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import type { AliasEffect, Meaning } from '../../../materials/gap-schema.ts';
import { measureMeaning } from './api.ts';

/** How long a change must rest before it is measured, in ms. */
const restMs = 500;
const shortest = 2;

/** What a meaning would change in how searches are read; measured anew with every change of it. */
export function useAliasEffect(meaning: Meaning) {
  const key = meaning.alias.length < shortest ? null : JSON.stringify(meaning);
  const read = async () => ({ key, effect: await measureMeaning(meaning) });
  const { data, hasFailed, retry } = useRead(key, read, restMs);
  const effect = data?.key === key ? data?.effect : null;
  return {
    alias: meaning.alias,
    effect,
    hasFailed,
    retry,
    isReading: key && !effect && !hasFailed,
  };
}

type Measured = ReturnType<typeof useAliasEffect>;

export function AliasEffectView({ alias, effect, hasFailed, retry }: Measured) {
  const t = useTexts('shelves');
  return (
    <section aria-live="polite" className="rounded-control border border-line p-3">
      <h3 className="mb-2 text-base">{t.effect}</h3>
      {hasFailed && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t.effectFailed}</p>
          <Button variant="outline" onClick={retry}>
            {t.retry}
          </Button>
        </div>
      )}
      {!effect && !hasFailed && <p className="text-ink-muted text-sm">{t.effectReading}</p>}
      {effect && !hasFailed && <EffectText effect={effect} alias={alias} />}
    </section>
  );
}

const badges = { better: 'success', worse: 'destructive', other: 'secondary' } as const;

function EffectText({ effect, alias }: { effect: AliasEffect; alias: string }) {
  const t = useTexts('shelves');
  const typeWords = useTypeWords();
  const named = (types: readonly string[]) => types.map(typeWords).join(', ') || t.nothing;
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">
        {effect.after.length === 0
          ? fill(t.effectNothing, { alias })
          : `${fill(t.effectFinds, { alias, types: named(effect.after) })} ${countWords(t.effectProducts, effect.products)}`}
      </p>
      <p>
        {fill(t.effectRight, {
          before: effect.rightBefore,
          after: effect.rightAfter,
          total: effect.total,
        })}
      </p>
      {effect.changed.length === 0 && <p>{t.effectNone}</p>}
      <ul className="grid gap-2">
        {effect.changed.map(({ text, change, before, after }) => (
          <li key={text} className="flex flex-wrap items-baseline gap-x-2">
            <Badge variant={badges[change]}>{t[change]}</Badge>
            <span className="wrap-anywhere font-semibold">{text}</span>
            <span className="wrap-anywhere text-ink-muted">
              {fill(t.beforeAfter, { before: named(before), after: named(after) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
