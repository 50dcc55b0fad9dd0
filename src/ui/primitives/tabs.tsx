import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** Name of the whole set for screen readers. */
  label: string;
  defaultTab?: string | undefined;
  /** Controlled with `onChange`. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** The tab that a key leads to from `index`, or null for a key that is none of the tabs' business. */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** On a phone the chosen tab may be past the edge. */
function useChosenInView(list: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected="true"]');
    if (!row || !tab) return;
    const [edge, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += box.left - edge.left - (edge.width - box.width) / 2;
  }, [current]);
}

/** Tabs by the ARIA pattern with automatic activation. Hidden panels stay in the page, so that search engines and find-in-page see them. */
export function Tabs({ tabs, label, defaultTab, value, onChange, className }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultTab ?? tabs[0]?.id);
  const current = value ?? chosen;

  useChosenInView(list, current);
  const select = (id: string) => {
    setChosen(id);
    onChange?.(id);
  };
  const followKey = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={cx(className)}>
      <div className="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => followKey(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="pt-4"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern wants a panel of plain text to take focus
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
