import type { Token } from '../../materials/language/public.ts';
import { isCounting, stopWords, unitOf } from '../../materials/language/public.ts';
import type { ItemScope, Span } from './item-spans.ts';
import type { Knowledge } from './knowledge.ts';
import { separators } from './separators.ts';

/** So many words around the name can belong to it. */
const around = 3;

/** "200 kva": a size, and never how many. */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const unit = unitOf(tokens[at + 1]?.text ?? '', true);
  return tokens[at]?.kind === 'number' && unit !== null && !isCounting(unit);
}

/**
 * How what nobody sells is called, as it was written: without its count, its purpose and its place.
 */
export function writtenName(
  { vocabulary }: Pick<Knowledge, 'vocabulary'>,
  { tokens, isTaken }: ItemScope,
  { hit, from: first, to: end }: Span,
): string {
  const isOfName = (at: number) => {
    const token = tokens[at];
    if (at < first || at >= end) return false;
    if (isMeasured(tokens, at) || isMeasured(tokens, at - 1)) return !isTaken(at);
    if (token?.kind !== 'word' || isTaken(at) || token.isGlued) return false;
    if (stopWords.has(token.text) || separators.has(token.text)) return false;
    if (unitOf(token.text, tokens[at - 1]?.kind === 'number') !== null) return false;
    return token.written !== undefined || vocabulary.kindOf(token.text) !== 'function';
  };
  let [from, to] = [hit.start, hit.end];
  while (hit.start - from < around && isOfName(from - 1)) from -= 1;
  while (to - hit.end < around && isOfName(to)) to += 1;
  const written = (token: Token) => token.written ?? token.text;
  return tokens.slice(from, to).map(written).join(' ');
}
