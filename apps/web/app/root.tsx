import { type ReactNode, use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { styles } from './critical-files.ts';
import { shop } from './platform/company.ts';
import { canonicalPath } from './platform/head/canonical.server.ts';
import { errorTitle } from './platform/head/error-title.ts';
import { routePattern } from './platform/head/route-pattern.server.ts';
import { keepPageOnNetworkError } from './platform/router/connection.ts';
import { LateScripts } from './platform/router/late-scripts.ts';
import { redirectGuard } from './platform/router/redirect-guard.ts';
import { cityInPath, cityOfAddress } from './platform/session/city.server.ts';
import { cityOfPath } from './platform/session/city-path.ts';
import { loadShell } from './routes/shell/load.server.ts';
import { Announcer, TitleAnnouncer } from './ui/announcer.tsx';
import { Heading } from './ui/heading.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const middleware: Route.MiddlewareFunction[] = [routePattern, canonicalPath, cityOfAddress, cityInPath];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [redirectGuard, keepPageOnNetworkError];

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell(context, request);

/** The shell changes with the basket, the city and the visitor's choices, all of which are posts, and with a city in the path. */
export function shouldRevalidate({ formMethod, nextUrl, currentUrl }: ShouldRevalidateFunctionArgs): boolean {
  const city = cityOfPath(nextUrl.pathname);
  return (formMethod !== undefined && formMethod !== 'GET') || (city !== null && city !== cityOfPath(currentUrl.pathname));
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error === undefined ? shop.name : errorTitle(error) },
  { name: 'description', content: shop.summary },
];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="ru" data-theme={shell?.colorScheme ?? undefined} data-redirect-guard={shell?.redirectGuard?.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shop.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={shop.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* The policy lets own style sheets in without a nonce; a browser hides it, which hydration would stumble over. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {shell?.counterScript ? <script async src={shell.counterScript} /> : null}
        <ScrollRestoration />
        <noscript id="scripts">
          <Scripts />
        </noscript>
        {use(LateScripts)}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Announcer>
      <Progress />
      <TitleAnnouncer />
      <Outlet />
    </Announcer>
  );
}

/** A line at the top while the next screen is loading; the delay of 200 ms is the animation's own (spec 1 §9). */
function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="progress" aria-hidden="true" />;
}

/** What fails outside of every layout, with no more than that takes: the screens' own boundaries say more. */
export function ErrorBoundary() {
  return (
    <main id="mainContent" className="container-shop py-10">
      <Heading level={1} size={22} className="mb-2">
        Не получилось загрузить страницу
      </Heading>
      <p>
        Обновите её позже или начните <a href="/">с главной</a>. Телефон: {shop.phone}
      </p>
    </main>
  );
}
