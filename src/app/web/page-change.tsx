import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A link inside the application does not load a page, so a screen reader would hear nothing and the
 * focus would stay on a link that may be gone. On each new path the focus moves to the content and
 * the new title is said. Searching or paging on the same path leaves the focus alone.
 */
export function usePageChange() {
  const { pathname, hash } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    if (!hash) mainRef.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  const announcer = (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
  return { mainRef, announcer };
}
