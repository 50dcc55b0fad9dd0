import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { privacyNoticeVersion } from '../../accounts/rules.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyRoute() {
  const t = useTexts('legal');
  const { brand } = useTexts('common');
  return (
    <>
      <PageHead
        title={t.privacyTitle}
        description={fill(t.privacyLead, { brand })}
        canonical="/privacy"
      />
      <LegalPage
        title={t.privacyTitle}
        lead={t.privacyLead}
        version={privacyNoticeVersion}
        sections={t.privacy}
      />
    </>
  );
}
