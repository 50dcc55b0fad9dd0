import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import type { ReturnMove } from '../../return-rules.ts';
import type { GoodsReturn } from '../../return-schema.ts';
import { PhotoList } from '../photo-list.tsx';
import { returnPhotoAddress } from './api.ts';

const looks = {
  asked: 'warning',
  agreed: 'info',
  received: 'success',
  declined: 'destructive',
  withdrawn: 'secondary',
} as const;

interface ReturnCardProps {
  asked: GoodsReturn;
  onMove: (move: ReturnMove) => void;
}

/** One return, as a side of its order reads it. */
export function ReturnCard({ asked, onMove }: ReturnCardProps) {
  const t = useTexts('returns');
  const language = useLanguage();
  const may = useMay();
  const { number, status, kind, reason, declinedReason } = asked;
  const moves = asked.moves.filter((move) => may(`POST /api/returns/:id/${move}`));
  const at = (text: string, instant: string) =>
    fill(text, { date: formatDateTime(instant, language) });
  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">
          {number}: {t.kinds[kind]}
        </h3>
        <Badge variant={looks[status]}>{t.statuses[status]}</Badge>
      </div>
      <p className="text-ink-muted text-sm">
        {[
          at(t.askedAt, asked.createdAt),
          ...(asked.endedAt ? [at(t.endedAt, asked.endedAt)] : []),
          ...(asked.isRestocked ? [t.restocked] : []),
        ].join(' · ')}
      </p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
      <ReturnedLines asked={asked} />
      {asked.photos.length > 0 && (
        <PhotoList
          label={fill(t.photosOf, { number })}
          photos={asked.photos}
          addressOf={(photoId) => returnPhotoAddress(asked.id, photoId)}
        />
      )}
      {declinedReason && (
        <p className="wrap-anywhere">{fill(t.declinedReason, { reason: declinedReason })}</p>
      )}
      {moves.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {moves.map((move) => (
            <Button
              key={move}
              variant={move === 'agree' || move === 'receive' ? 'primary' : 'ghost'}
              onClick={() => onMove(move)}
            >
              {t[move]}
              <span className="sr-only">: {number}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function ReturnedLines({ asked: { number, lines } }: { asked: GoodsReturn }) {
  const t = useTexts('returns');
  const typeWords = useTypeWords();
  const words = useQuantityWords();
  return (
    <ul className="grid gap-1" aria-label={fill(t.linesOf, { number })}>
      {lines.map(({ orderItemId, name, unit, quantity, received }) => (
        <li key={orderItemId} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="wrap-anywhere font-semibold">{typeWords(name)}</span>
          <span className="tabular-nums">
            {received === null
              ? words(quantity, unit)
              : fill(t.receivedOf, {
                  received: words(received, null),
                  quantity: words(quantity, unit),
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
