import { Container } from '../patterns/container.tsx';
import { PageHeader } from '../patterns/page-header.tsx';
import { TokenSamples } from './token-samples.tsx';

const themes = ['light', 'dark'] as const;

/** For developers, so its own words are not in the message catalogue. */
export function GalleryPage() {
  return (
    <div className="grid lg:grid-cols-2">
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 bg-surface pb-12 text-ink">
          <Container>
            <PageHeader title="Design system" lead={`Every token and component, ${theme}.`} />
            <TokenSamples />
          </Container>
        </div>
      ))}
    </div>
  );
}
