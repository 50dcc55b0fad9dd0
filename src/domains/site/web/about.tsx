import { LogoMark } from '../../../ui/icons/logo.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import type { SiteTexts } from '../schema.ts';

export function About({ paragraphs }: { paragraphs: SiteTexts['about'] }) {
  const t = useTexts('site');
  const [opening, ...rest] = paragraphs;
  return (
    <section id="about" className="grid gap-x-12 gap-y-5 py-10 md:py-16 lg:grid-cols-[1fr_2fr]">
      <div className="flex items-center gap-4 lg:block">
        <LogoMark className="size-14 lg:mb-5 lg:size-24" />
        <h2>{t.aboutTitle}</h2>
      </div>
      <div className="max-w-3xl">
        <p className="font-bold font-heading text-xl leading-snug md:text-2xl">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-ink-muted md:text-lg">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
