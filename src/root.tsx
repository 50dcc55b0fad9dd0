import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import './app/web/app.css';
import { AppFrame } from './app/web/app-frame.tsx';
import { loadedMessages } from './app/web/load-messages.ts';
import { type RootData, rootData } from './app/web/root-data.ts';
import { pageRequest } from './ui/data/page-context.ts';
import { MessagesProvider } from './ui/messages.tsx';
import { Failed } from './ui/patterns/failed.tsx';
import { NotFound } from './ui/patterns/not-found.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context.get(pageRequest));
}

/**
 * Going from page to page changes nothing about the frame. Choosing a language and signing out load
 * everything anew; signing in asks for it on the page where it happens.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

/** Stands in where even the frame's data could not be loaded. */
const nobody: RootData = { language: 'en', theme: 'system', origin: '', user: null };

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root') ?? nobody;
  return (
    <html lang={root.language} data-theme={root.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#8a3b22" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <MessagesProvider language={root.language} messages={loadedMessages(root.language)}>
          <AppFrame root={root}>{children}</AppFrame>
        </MessagesProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failed />;
}
