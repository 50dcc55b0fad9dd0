import { useTexts } from '../../../ui/messages.tsx';
import { MissingScreen } from './missing-screen.tsx';

/** The screen of a product that is not there. */
export function ProductMissing() {
  const t = useTexts('product');
  return <MissingScreen title={t.missingTitle} text={t.missingText} />;
}
