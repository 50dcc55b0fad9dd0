import { type ReactNode, useEffect, useMemo } from 'react';
import {
  Links,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import './app/web/app.css';
import { AppFrame } from './app/web/app-frame.tsx';
import { EarlyTaps } from './app/web/early-taps.tsx';
import { ErrorScreen } from './app/web/error-screen.tsx';
import { PageScripts } from './app/web/page-scripts.tsx';
import { keepRootData, type RootData, readRootAgain, rootData } from './app/web/root-data.ts';
import { ShownTexts, textsReader } from './app/web/texts.tsx';
import { pageRequest } from './ui/data/page-context.ts';
import { type Area, MessagesProvider } from './ui/messages.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context.get(pageRequest));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readRootAgain(() => serverLoader());
}

/**
 * Going from page to page changes nothing about the frame. Choosing a language and signing out load
 * everything anew; signing in asks for it on the page where it happens.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

/** Stands in where even the frame's data could not be loaded. */
const nobody: RootData = {
  language: 'en',
  theme: 'system',
  origin: '',
  isDemo: false,
  notice: null,
  user: null,
};

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root') ?? nobody;
  const shown = useMemo(() => new Set<Area>(), []);
  const readTexts = useMemo(() => textsReader(root.language, shown), [root.language, shown]);
  useEffect(() => {
    if (root !== nobody) keepRootData(root);
  }, [root]);
  return (
    <html lang={root.language} data-theme={root.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#8a3b22" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        <EarlyTaps />
      </head>
      <body>
        <MessagesProvider
          language={root.language}
          readTexts={readTexts}
          categoryNames={root.categoryNames}
        >
          <AppFrame root={root}>{children}</AppFrame>
        </MessagesProvider>
        <ShownTexts areas={shown} />
        <ScrollRestoration />
        <PageScripts areas={shown} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
