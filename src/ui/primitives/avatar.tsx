import { cx } from '../cx.ts';

export interface AvatarProps {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  src?: string | null | undefined;
  className?: string | undefined;
}

/** First letters of both names, or 'U' when there are none. */
export function initialsOf(firstName?: string | null, lastName?: string | null): string {
  const initials = [firstName, lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '');
  return initials.join('').toUpperCase() || 'U';
}

/** A decoration beside the name it belongs to, so screen readers pass over it. */
export function Avatar({ firstName, lastName, src, className }: AvatarProps) {
  return (
    <span className={cx('avatar', className)} aria-hidden="true">
      {src ? <img src={src} alt="" width={96} height={96} /> : initialsOf(firstName, lastName)}
    </span>
  );
}
