import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items of one name close each other. */
  name?: string | undefined;
  className?: string | undefined;
}

/** Questions and answers in native <details>: opens without JavaScript and is found by find-in-page. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={cx('accordion', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name}>
          <summary>
            {item.title}
            <Plus aria-hidden="true" />
          </summary>
          <div className="pb-4 text-ink-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
