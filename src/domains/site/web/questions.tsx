import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Accordion } from '../../../ui/primitives/accordion.tsx';
import type { Question } from '../schema.ts';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTexts('site');
  return (
    <section id="questions" className="grid gap-x-12 gap-y-6 py-10 md:py-16 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2>{t.questionsTitle}</h2>
        <p className="mt-2 text-ink-muted md:text-lg">{t.questionsLead}</p>
        <Link
          to="/#contact"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {t.questionsContact}
        </Link>
      </div>
      <Accordion
        items={questions.map(({ question, answer }, index) => ({
          id: `question-${index + 1}`,
          title: question,
          content: <p className="max-w-prose">{answer}</p>,
        }))}
      />
    </section>
  );
}
