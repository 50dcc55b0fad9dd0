import type { ContactDetails } from '../../domains/site/rules.ts';
import { fill } from '../../messages/index.ts';
import { useTexts } from '../../ui/messages.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';

/** What search engines and link previews read of the start page. */
export function StartPageHead({ contact }: { contact: ContactDetails }) {
  const { brand } = useTexts('common');
  const { metaTitle, metaDescription } = useTexts('site');
  return (
    <PageHead
      title={fill(metaTitle, { brand })}
      hasBrand
      description={metaDescription}
      canonical="/"
      structuredData={(path) => [organizationData(path, brand, contact)]}
    />
  );
}

/** Who runs the site and how it is searched (schema.org). */
function organizationData(path: (path: string) => string, name: string, contact: ContactDetails) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': path('/#organization'),
        name,
        url: path('/'),
        logo: path('/icon-512.png'),
        email: contact.email,
        telephone: contact.phone,
        address: { '@type': 'PostalAddress', addressLocality: 'Nairobi', addressCountry: 'KE' },
      },
      {
        '@type': 'WebSite',
        '@id': path('/#website'),
        name,
        url: path('/'),
        publisher: { '@id': path('/#organization') },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: path('/products?search={search_term_string}'),
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
