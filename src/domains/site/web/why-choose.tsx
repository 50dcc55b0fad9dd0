import { BadgeCheck, Bot, HandCoins, type LucideIcon, Scale, Truck, Wallet } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { Section } from '../../../ui/patterns/section.tsx';
import type { ReasonIcon, SiteTexts } from '../schema.ts';

const icons: Readonly<Record<ReasonIcon, LucideIcon>> = {
  assistant: Bot,
  verified: BadgeCheck,
  tracking: Truck,
  payment: Wallet,
  credit: HandCoins,
  prices: Scale,
};

export function WhyChoose({ reasons }: { reasons: SiteTexts['reasons'] }) {
  const t = useTexts('site');
  return (
    <Section title={t.reasonsTitle} lead={t.reasonsLead}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={icon} className="flex gap-4">
              <span className="reason-icon">
                <Icon className="size-6" aria-hidden="true" />
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-1.5 text-ink-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
