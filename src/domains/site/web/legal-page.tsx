import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { contactDetails } from '../rules.ts';

export interface LegalPageProps {
  title: string;
  lead: string;
  /** The day from which this wording counts, "2026-11-01". */
  version: string;
  sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** A long text with its contents on top: the privacy notice, the terms. */
export function LegalPage({ title, lead, version, sections }: LegalPageProps) {
  const t = useTexts('legal');
  const { brand } = useTexts('common');
  const language = useLanguage();
  const say = (text: string) => fill(text, { brand, email: contactDetails.email });
  return (
    <Container className="pb-12">
      <PageHeader title={title} lead={say(lead)} />
      <p className="text-ink-muted text-sm">
        {fill(t.version, { date: formatDate(version, language) })}
      </p>
      <nav aria-label={title} className="mt-4">
        <ol className="grid list-decimal pl-5 sm:columns-2 sm:block">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
                href={`#part-${index + 1}`}
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-6 grid max-w-3xl gap-8">
        {sections.map((section, index) => (
          <section key={section.title} id={`part-${index + 1}`} className="scroll-mt-24">
            <h2 className="text-xl md:text-2xl">
              {index + 1}. {section.title}
            </h2>
            {section.text.map((text) => (
              <p key={text} className="mt-3">
                {say(text)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Container>
  );
}
