import { useGoBack } from '../../../ui/go-back.ts';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

/** The screen of a supplier that is not there. */
export function SupplierMissing() {
  const t = useTexts('suppliers');
  const catalogue = useTexts('catalogue');
  const common = useTexts('common');
  const goBack = useGoBack('/products');
  return (
    <Container className="grid justify-items-center py-12 text-center md:py-20">
      <PageHead title={t.missingTitle} hidden />
      <BarrierDrawing className="mb-6 h-auto w-64" />
      <h1>{t.missingTitle}</h1>
      <p className="mt-3 max-w-md text-ink-muted">{t.missingText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={goBack}>{common.goBack}</Button>
        <LinkButton to="/products" variant="outline">
          {catalogue.allProducts}
        </LinkButton>
      </div>
    </Container>
  );
}
