import { GalleryPage } from './gallery-page.tsx';

/** The design system's own page: every token and component, light beside dark. In development only. */
export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 });
  return null;
}

export default function GalleryRoute() {
  return (
    <>
      <title>Design system</title>
      <meta name="robots" content="noindex" />
      <GalleryPage />
    </>
  );
}
