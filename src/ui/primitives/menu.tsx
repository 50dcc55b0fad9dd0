import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { lazyPart } from '../lazy-part.ts';
import { useTellPartFailed } from '../use-tell-part-failed.ts';
import { type ButtonLook, buttonClass } from './button.tsx';
import type { MenuItem, MenuListProps } from './menu-list.tsx';

export type { MenuItem } from './menu-list.tsx';

export interface MenuProps extends ButtonLook {
  /** The button's name and the menu's. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Above the items, e.g. who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Class of the button. */
  className?: string | undefined;
}

const list = lazyPart<MenuListProps>(async () => (await import('./menu-list.tsx')).default);

/** Starts loading the code of menus. */
export const preloadMenu = list.preload;

/** A button that drops a menu. The button works at once; the menu's code comes when it is near. */
export function Menu(props: MenuProps) {
  const { label, trigger, items, header, align = 'end', variant = 'ghost', size } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tellFailure = useTellPartFailed();
  const List = list.usePart(open, () => {
    setOpen(false);
    tellFailure();
  });
  const openByArrow = (event: KeyboardEvent) => {
    if (event.target !== button.current || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        type="button"
        className={cx(buttonClass({ variant, size }), props.className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={list.preload}
        onFocus={list.preload}
        onClick={() => setOpen(true)}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      {List && (
        <List
          label={label}
          items={items}
          header={header}
          align={align}
          onClose={() => setOpen(false)}
          focusTrigger={() => button.current?.focus()}
        />
      )}
    </span>
  );
}
