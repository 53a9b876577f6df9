import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { EmployeeBar } from '../employee/bar.tsx';
import { useGoal } from '../goals/use-goal.ts';
import { ListsForm } from '../lists/form.tsx';
import type { Route } from './+types/layout';
import { CityPrompt } from './city-prompt.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { errorTitle } from './error-title.ts';
import { FailedScreen } from './failed-screen.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SkipLink } from './skip-link.tsx';
import { useMirroredStorage } from './storage.ts';
import { TabBar } from './tab-bar.tsx';
import { useShell } from './use-shell.ts';

/** Header, content, footer: around every screen but the checkout's. */
function Frame({ children }: { children: ReactNode }) {
  const shell = useShell();
  useMirroredStorage(useLocation().key, shell);
  useGoal(shell.goal);
  return (
    <>
      <SkipLink />
      <EmployeeBar />
      <Header />
      <CityPrompt />
      <main id="mainContent" tabIndex={-1} className="container-shop flex-1 pt-4 pb-12 outline-none">
        <NoticeLine />
        {children}
      </main>
      <Footer />
      <ListsForm />
      <CookieNotice />
      <TabBar />
    </>
  );
}

export default function ShopLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error === undefined ? (matches[0]?.meta ?? []) : [{ title: errorTitle(error) }];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <FailedScreen error={error} />
    </Frame>
  );
}
