import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { FigureSource, Figures, PlacedFigure } from '../figure-schema.ts';
import type { ComparisonAnswer } from '../schema.ts';
import { pageOf, piecesOf, placesOf } from './figure-places.ts';

interface Props {
  readonly content: string;
  readonly figures: Figures;
  readonly comparison: ComparisonAnswer | undefined;
  /** Shows the rows of the card that a figure is computed from. */
  readonly onPoint: (places: readonly string[]) => void;
}

/** The words of an answer, each figure of which leads to what it is computed from. */
export function FiguredText({ content, figures, ...rest }: Props) {
  return piecesOf(content, figures.placed).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <FigureWay key={piece.at} figure={piece} all={figures.sources} {...rest} />
    ),
  );
}

interface FigureWayProps extends Pick<Props, 'comparison' | 'onPoint'> {
  readonly figure: PlacedFigure;
  readonly all: readonly FigureSource[];
}

/** Quiet among the words: a dotted line below, and room to press above and below the line. */
const look =
  'relative inline cursor-pointer rounded-sm text-left underline decoration-dotted decoration-line-strong underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:decoration-solid';

function FigureWay({ figure, all, comparison, onPoint }: FigureWayProps) {
  const label = useFigureWords();
  const sources = figure.sources.flatMap((place) => all[place] ?? []);
  const places = placesOf(sources, comparison);
  const name = label(figure.text, sources);
  return places.length > 0 ? (
    <button type="button" className={look} aria-label={name} onClick={() => onPoint(places)}>
      {figure.text}
    </button>
  ) : (
    <Link to={pageOf(sources)} className={look} aria-label={name}>
      {figure.text}
    </Link>
  );
}

/** So many sources are named to who listens. */
const mostNamed = 3;

/** "KSh 12,400, from Simba Cement quotation, line 2". */
export function useFigureWords() {
  const t = useTexts('assistant');
  const wordsOf = ({ supplierName: supplier, rfqId, term, lines }: FigureSource): string => {
    if (supplier === null) return rfqId === null ? t.figureOfRequests : t.figureOfRequest;
    const isOfOne = term === 'unitPrice' || term === 'lineTotal';
    const numbers = term === 'share' || isOfOne ? lines.flatMap((line) => line.lineNo ?? []) : [];
    const named = isOfOne ? numbers.slice(0, 1) : numbers;
    if (named.length === 0) return fill(t.figureOf, { supplier });
    if (named.length === 1) return fill(t.figureOfLine, { supplier, line: named[0] ?? '' });
    return fill(t.figureOfLines, { supplier, lines: named.join(', ') });
  };
  return (figure: string, sources: readonly FigureSource[]): string => {
    const all = [...new Set(sources.map(wordsOf))];
    const named = all.slice(0, mostNamed).join('; ');
    const count = all.length - mostNamed;
    const words = count > 0 ? fill(t.figureOfMore, { sources: named, count }) : named;
    return fill(t.figureFrom, { figure, sources: words });
  };
}
