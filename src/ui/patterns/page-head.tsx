import { useRouteLoaderData } from 'react-router';
import { useTexts } from '../messages.tsx';

export interface PageHeadProps {
  /** Without the brand, which is added; the start page's own title comes with it. */
  title: string;
  hasBrand?: boolean | undefined;
  description?: string | undefined;
  /** The page's own path and query; missing where it has none worth keeping, e.g. an error. */
  canonical?: string | undefined;
  /** Keeps the page out of search engines. */
  hidden?: boolean | undefined;
  /** Path of the picture shown where the page is shared, 1200 × 630; the site's own where it has none. */
  image?: string | null | undefined;
  /** schema.org objects; `path(…)` gives them absolute addresses. */
  structuredData?: ((path: (path: string) => string) => readonly object[]) | undefined;
}

/**
 * Title, description, canonical address and sharing data of a page, in the reader's language: React
 * puts them into the head, wherever in the page they are rendered.
 */
export function PageHead(props: PageHeadProps) {
  const { description, canonical, hidden, structuredData } = props;
  const { brand } = useTexts('common');
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const absolute = (path: string) => origin + path;
  const picture = props.image || (!hidden && '/og.jpg');
  const title = props.hasBrand ? props.title : `${props.title} · ${brand}`;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={props.title} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical !== undefined && !hidden && <link rel="canonical" href={absolute(canonical)} />}
      {canonical !== undefined && <meta property="og:url" content={absolute(canonical)} />}
      {picture && <meta property="og:image" content={absolute(picture)} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {structuredData?.(absolute).map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped cannot end the script
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
