import { Bot } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { searchPath } from '../rules.ts';
import { HeroArt } from './hero-art.tsx';
import { ProductSearch } from './product-search.tsx';

/** The assistant is for contractors, so a visitor signs in first and finds it open afterwards. */
const chatbotPath = `/auth?next=${encodeURIComponent('/?chat=1')}`;

export function LandingHero() {
  const t = useTexts('site');
  return (
    <section className="overflow-clip bg-brand text-on-brand dark:bg-brand-strong">
      <Container className="grid grid-cols-1 items-end gap-x-10 lg:grid-cols-[1fr_1.12fr]">
        <div className="relative z-10 pt-10 pb-8 md:pt-14 lg:pb-24">
          <h1 className="max-w-2xl text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] leading-[1.05]">
            {t.heroTitle}
          </h1>
          <p className="mt-4 max-w-xl text-lg leading-relaxed md:text-xl">{t.heroLead}</p>
          <ProductSearch className="mt-7 max-w-xl" />
          <SearchIdeas />
          <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
            <LinkButton to={chatbotPath} variant="outline" size="lg" className="text-ink">
              <Bot aria-hidden="true" />
              {t.chatbot}
            </LinkButton>
            <p className="min-w-0 max-w-xs flex-1 basis-52 text-sm">{t.chatbotHint}</p>
          </div>
        </div>
        <HeroArt
          title={t.heroArt}
          className="mx-auto block h-auto w-full max-w-xl lg:mt-8 lg:max-w-none"
        />
      </Container>
      <div className="hazard-strip relative" />
    </section>
  );
}

function SearchIdeas() {
  const t = useTexts('site');
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      {t.searchTry}:
      {Object.values(t.searchIdeas).map((idea) => (
        <Link
          key={idea}
          to={searchPath(idea)}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4"
        >
          {idea}
        </Link>
      ))}
    </p>
  );
}
