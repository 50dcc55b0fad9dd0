import { useTexts } from '../../../ui/messages.tsx';
import { MissingScreen } from './missing-screen.tsx';

/** The screen of a supplier that is not there. */
export function SupplierMissing() {
  const t = useTexts('suppliers');
  return <MissingScreen title={t.missingTitle} text={t.missingText} />;
}
