import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './app/web/load-messages.ts';

// The texts come before hydration, in the reader's language only: the other one is never downloaded.
const ready = loadMessages(document.documentElement.lang);

ready.then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
