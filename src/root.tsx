import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root';
import './app/web/app.css';
import { AppFrame } from './app/web/app-frame.tsx';
import { loadedMessages } from './app/web/load-messages.ts';
import { rootData } from './app/web/root-data.ts';
import { pageRequest } from './ui/data/page-context.ts';
import { MessagesProvider } from './ui/messages.tsx';
import { Failed } from './ui/patterns/failed.tsx';
import { NotFound } from './ui/patterns/not-found.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context.get(pageRequest));
}

/** The frame's data changes by signing in or out or choosing a language, which load the page anew. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return children;
}

function Document(props: { language: string; theme: string; children: React.ReactNode }) {
  return (
    <html lang={props.language} data-theme={props.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#8a3b22" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {props.children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { language, theme } = loaderData;
  return (
    <Document language={language} theme={theme}>
      <MessagesProvider language={language} messages={loadedMessages(language)}>
        <AppFrame root={loaderData}>
          <Outlet />
        </AppFrame>
      </MessagesProvider>
    </Document>
  );
}
