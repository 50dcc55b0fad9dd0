import { useTexts } from '../../../ui/messages.tsx';
import { Section } from '../../../ui/patterns/section.tsx';
import type { SiteTexts } from '../schema.ts';

export function HowItWorks({ steps }: { steps: SiteTexts['steps'] }) {
  const t = useTexts('site');
  return (
    <Section id="how-it-works" title={t.stepsTitle} lead={t.stepsLead}>
      <ol className="grid gap-x-6 gap-y-14 pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p className="mt-1.5 text-ink-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
