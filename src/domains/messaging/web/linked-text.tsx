import { Fragment, useMemo } from 'react';
import { splitLinks } from '../rules.ts';

/** A text whose web addresses can be followed. They are other people's: they learn nothing of this page. */
export function LinkedText({ text }: { text: string }) {
  const parts = useMemo(() => splitLinks(text), [text]);
  return parts.map(({ start, text: part, href }) =>
    href ? (
      <a
        key={start}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  );
}
