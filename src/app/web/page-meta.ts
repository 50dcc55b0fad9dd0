import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../messages/index.ts';

export interface PageMeta {
  /** Absolute address of the site without a trailing slash. */
  readonly origin: string;
  /** Path and, where it belongs to the address, the query of this page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly language: Language;
}

const locales: Readonly<Record<Language, string>> = { en: 'en_KE', sw: 'sw_KE' };

/** Size of /og.jpg, as link previews want it. */
const shareImage = { path: '/og.jpg', width: '1200', height: '630' } as const;

/** Title, description, canonical address and what link previews show. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const address = page.origin + page.path;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locales[page.language] },
    { property: 'og:image', content: page.origin + shareImage.path },
    { property: 'og:image:width', content: shareImage.width },
    { property: 'og:image:height', content: shareImage.height },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Who runs the site and how it is searched, for search engines (schema.org). */
export function organizationData(site: {
  readonly origin: string;
  readonly name: string;
  readonly contact: { readonly phone: string; readonly email: string };
}): MetaDescriptor {
  const { origin, name, contact } = site;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name,
          url: `${origin}/`,
          logo: `${origin}/favicon.svg`,
          email: contact.email,
          telephone: contact.phone,
          address: { '@type': 'PostalAddress', addressLocality: 'Nairobi', addressCountry: 'KE' },
        },
        {
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          name,
          url: `${origin}/`,
          publisher: { '@id': `${origin}/#organization` },
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin}/products?search={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    },
  };
}
