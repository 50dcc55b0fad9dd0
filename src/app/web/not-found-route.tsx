import { data } from 'react-router';
import { useTexts } from '../../ui/messages.tsx';
import { NotFound } from '../../ui/patterns/not-found.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  const { notFoundTitle } = useTexts('common');
  return (
    <>
      <PageHead title={notFoundTitle} hidden />
      <NotFound />
    </>
  );
}
