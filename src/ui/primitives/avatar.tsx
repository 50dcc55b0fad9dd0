import { avatarSources } from '../../shared/avatars.ts';
import { cx } from '../cx.ts';

export interface AvatarProps {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  src?: string | null | undefined;
  /** How wide it is shown, as the browser must know it to choose a file. */
  sizes?: string | undefined;
  className?: string | undefined;
}

/** First letters of both names, or 'U' when there are none. */
export function initialsOf(firstName?: string | null, lastName?: string | null): string {
  const initials = [firstName, lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '');
  return initials.join('').toUpperCase() || 'U';
}

/** A decoration beside the name it belongs to, so screen readers pass over it. */
export function Avatar({ firstName, lastName, src, sizes = '44px', className }: AvatarProps) {
  return (
    <span className={cx('avatar', className)} aria-hidden="true">
      {src ? (
        <img src={src} srcSet={avatarSources(src)} sizes={sizes} alt="" width={96} height={96} />
      ) : (
        initialsOf(firstName, lastName)
      )}
    </span>
  );
}
