import { Container } from '../patterns/container.tsx';
import { PageHeader } from '../patterns/page-header.tsx';
import { ContentSamples } from './content-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PatternSamples } from './pattern-samples.tsx';
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
            <ControlSamples />
            <FormSamples scope={theme} />
            <ContentSamples scope={theme} />
            <OverlaySamples />
            <PatternSamples />
          </Container>
        </div>
      ))}
    </div>
  );
}
