import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useGoal } from '../../platform/goals/use-goal.ts';
import { errorTitle } from '../../platform/head/error-title.ts';
import { checkSeo, seoOfPath } from '../../platform/head/seo.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { onOtherPath } from '../../platform/router/revalidate.ts';
import { assignBranch } from '../../platform/session/branch.server.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import type { Route } from './+types/layout';
import { FailedScreen } from './failed-screen.tsx';
import { Header } from './header.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SkipLink } from './skip-link.tsx';
import { useStorage } from './storage.ts';

const EmployeeBar = lazyHydrate(() => import('../../features/employee/bar.tsx'));
const CityPrompt = lazyHydrate(() => import('../../features/city/city-prompt.tsx'));
const Below = lazyHydrate(() => import('./below.tsx'));

/** Before a page is loaded (`branch.server.ts`, `seo.server.ts`). */
export const middleware = [assignBranch, seoOfPath];

export const loader = checkSeo;

export const shouldRevalidate = onOtherPath;

/** Header, content, footer: around every screen but the checkout's. */
function Frame({ children }: { children: ReactNode }) {
  const shell = useShell();
  useStorage(useLocation().key, shell);
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
      <Below />
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
