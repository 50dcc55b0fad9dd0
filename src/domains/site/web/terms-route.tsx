import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { termsVersion } from '../../accounts/rules.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsRoute() {
  const t = useTexts('legal');
  const { brand } = useTexts('common');
  return (
    <>
      <PageHead
        title={t.termsTitle}
        description={fill(t.termsLead, { brand })}
        canonical="/terms"
      />
      <LegalPage
        title={t.termsTitle}
        lead={t.termsLead}
        version={termsVersion}
        sections={t.terms}
      />
    </>
  );
}
