import { useGoBack } from '../../../ui/go-back.ts';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

/** The screen of something of the catalogue that is not there; it leads back and to all products. */
export function MissingScreen({ title, text }: { title: string; text: string }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const goBack = useGoBack('/products');
  return (
    <Container className="grid justify-items-center py-12 text-center md:py-20">
      <PageHead title={title} hidden />
      <BarrierDrawing className="mb-6 h-auto w-64" />
      <h1>{title}</h1>
      <p className="mt-3 max-w-md text-ink-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={goBack}>{common.goBack}</Button>
        <LinkButton to="/products" variant="outline">
          {t.allProducts}
        </LinkButton>
      </div>
    </Container>
  );
}
