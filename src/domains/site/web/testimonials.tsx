import { useTexts } from '../../../ui/messages.tsx';
import { Section } from '../../../ui/patterns/section.tsx';
import type { SiteTexts, Testimonial } from '../schema.ts';

/** The six fixed testimonials. */
export function Testimonials({ testimonials }: { testimonials: SiteTexts['testimonials'] }) {
  const t = useTexts('site');
  return (
    <Section title={t.testimonialsTitle} lead={t.testimonialsLead}>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name} className="card p-5">
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quote({ testimonial: { quote, name, role, place } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="quote flex-1">{quote}</blockquote>
      <figcaption className="mt-4 border-line border-t pt-3">
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-muted text-sm">
          {role}, {place}
        </span>
      </figcaption>
    </figure>
  );
}
