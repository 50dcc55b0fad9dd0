import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../primitives/card.tsx';

interface LinkCardProps {
  to: string;
  icon: LucideIcon;
  isWarning?: boolean;
  title: ReactNode;
  text: string;
  /** Of the text, where something of it presses. */
  textClass?: string;
  children?: ReactNode;
}

/** The way to another page, with how things stand there. */
export function LinkCard(props: LinkCardProps) {
  const { to, icon: Icon, isWarning, title, text, textClass, children } = props;
  const tone = isWarning ? 'text-warning' : 'text-brand';
  return (
    <Card interactive className="relative flex items-center gap-4 p-4">
      <Icon className={`size-6 flex-none ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Link to={to} className="font-heading font-extrabold after:absolute after:inset-0">
          {title}
        </Link>
        <p className={textClass ?? 'text-ink-muted text-sm'}>{text}</p>
        {children}
      </div>
      <ChevronRight className="size-5 flex-none text-ink-muted" aria-hidden="true" />
    </Card>
  );
}
