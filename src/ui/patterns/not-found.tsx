import { useGoBack } from '../go-back.ts';
import { BarrierDrawing } from '../icons/barrier-drawing.tsx';
import { useTexts } from '../messages.tsx';
import { Button } from '../primitives/button.tsx';
import { LinkButton } from '../primitives/link-button.tsx';
import { Container } from './container.tsx';

/** The screen of an address that leads nowhere. */
export function NotFound() {
  const common = useTexts('common');
  const t = useTexts('ui');
  const goBack = useGoBack('/');
  return (
    <Container className="grid justify-items-center py-12 text-center md:py-20">
      <BarrierDrawing className="mb-6 h-auto w-64" />
      <h1>{common.notFoundTitle}</h1>
      <p className="mt-3 text-ink-muted">{common.notFoundHint}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to="/products">{t.browseProducts}</LinkButton>
        <Button variant="outline" onClick={goBack}>
          {common.goBack}
        </Button>
      </div>
    </Container>
  );
}
