import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { Section } from '../../../ui/patterns/section.tsx';
import { phoneLink } from '../rules.ts';
import type { SiteInfo } from '../schema.ts';
import { ContactForm } from './contact-form.tsx';

export function ContactSection({ contact }: { contact: SiteInfo['contact'] }) {
  const t = useTexts('site');
  return (
    <Section id="contact" title={t.contactTitle} lead={t.contactLead}>
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_1.6fr] lg:gap-8">
        <ContactCard contact={contact} />
        <ContactForm />
      </div>
    </Section>
  );
}

function ContactCard({ contact }: { contact: SiteInfo['contact'] }) {
  const t = useTexts('site');
  const icon = 'size-6 flex-none text-brand';
  // As tall as a thumb needs, without pushing the rows apart.
  const link =
    '-my-2.5 inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';
  return (
    <div className="card p-5 md:p-6">
      <h3 className="text-xl">{t.contactCardTitle}</h3>
      <dl className="mt-5 grid gap-5">
        <Detail icon={<Phone className={icon} aria-hidden="true" />} label={t.contactPhone}>
          <a className={`${link} tabular-nums`} href={phoneLink(contact.phone)}>
            {contact.phone}
          </a>
        </Detail>
        <Detail icon={<Mail className={icon} aria-hidden="true" />} label={t.contactEmail}>
          <a className={link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Detail>
        <Detail icon={<MapPin className={icon} aria-hidden="true" />} label={t.contactAddress}>
          <span className="font-semibold">{contact.address}</span>
        </Detail>
        <Detail icon={<Clock className={icon} aria-hidden="true" />} label={t.supportLabel}>
          <span className="font-semibold">{contact.hours}</span>
        </Detail>
      </dl>
    </div>
  );
}

function Detail(props: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative pl-10">
      <dt className="text-ink-muted text-sm">
        <span className="absolute inset-y-0 left-0 grid place-items-center">{props.icon}</span>
        {props.label}
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}
