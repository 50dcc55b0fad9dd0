import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** What stands at the end of the row, e.g. an unread count. */
  badge?: ReactNode;
  /** Where it leads; an item without it does `onSelect`. */
  to?: string;
  /** Loads what it leads to anew, e.g. because the whole page changes. */
  reloads?: boolean;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above. */
  separated?: boolean;
}

export interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  header: ReactNode;
  align: 'start' | 'center' | 'end';
  onClose: () => void;
  focusTrigger: () => void;
}

/** The open menu, loaded at the first need; it hangs from the element around it. */
export default function MenuList(props: MenuListProps) {
  const { label, items, header, align, onClose, focusTrigger } = props;
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusTrigger();
          }}
        >
          {header && <div className="mb-1.5 border-line border-b px-3 pt-2 pb-3">{header}</div>}
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.badge}
    </>
  );
  return (
    <>
      {item.separated && <DropdownMenu.Separator className="my-1.5 h-px bg-line" />}
      <DropdownMenu.Item
        className={cx('menu-item', item.danger && 'is-danger')}
        disabled={item.disabled ?? false}
        asChild={item.to !== undefined}
        onSelect={() => item.onSelect?.()}
      >
        {item.to === undefined ? (
          content
        ) : (
          <Link to={item.to} reloadDocument={item.reloads ?? false}>
            {content}
          </Link>
        )}
      </DropdownMenu.Item>
    </>
  );
}
