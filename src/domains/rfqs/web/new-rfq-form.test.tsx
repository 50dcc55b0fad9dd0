import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { NewRfqForm } from './new-rfq-form.tsx';

it('the form of a new RFQ is rendered by the server, with whom it is sent to', () => {
  const element = (
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <NewRfqForm userId="a" now={Date.UTC(2026, 10, 23)} projectId="" projectField={() => null} />
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(
    'Suppliers who get this RFQ',
  );
});
