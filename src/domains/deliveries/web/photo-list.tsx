import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';

interface PhotoListProps {
  label: string;
  photos: readonly string[];
  addressOf: (photoId: string) => string;
}

/** Photos that somebody sent, to look at and to download. */
export function PhotoList({ label, photos, addressOf }: PhotoListProps) {
  const t = useTexts('deliveries');
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {photos.map((photoId, index) => (
        <li key={photoId}>
          <a href={addressOf(photoId)} download>
            <img
              className="size-20 rounded-control object-cover"
              src={addressOf(photoId)}
              alt={fill(t.photo, { number: index + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
