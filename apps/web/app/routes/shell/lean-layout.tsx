import type { ReactNode } from 'react';
import { type MetaFunction, Outlet, useLocation } from 'react-router';
import EmployeeBar from '../../features/employee/bar.tsx';
import { shop } from '../../platform/company.ts';
import { errorTitle } from '../../platform/head/error-title.ts';
import { seoOfPath } from '../../platform/head/seo.server.ts';
import { assignBranch } from '../../platform/session/branch.server.ts';
import { FailedScreen } from './failed-screen.tsx';
import { Mark } from './mark.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SkipLink } from './skip-link.tsx';
import { useStorage } from './storage.ts';

/**
 * Before a page is loaded (`branch.server.ts`, `seo.server.ts`). A path that moved leads on; of what search engines are told nothing else is
 * in the way of whoever pays.
 */
export const middleware = [assignBranch, seoOfPath];

/** The checkout's frame: nothing leads away from paying but the mark and the phone (spec 1 §1). */
export function LeanFrame({ children }: { children: ReactNode }) {
  useStorage(useLocation().key);
  return (
    <>
      <SkipLink />
      <EmployeeBar />
      <header className="border-b border-line">
        <div className="container-shop flex min-h-16 flex-wrap items-center justify-between gap-x-4">
          <Mark />
          <a href={shop.phoneHref} className="tabular min-h-11 content-center text-right text-14 whitespace-nowrap hover:text-accent">
            {shop.phone}
          </a>
        </div>
      </header>
      <main id="mainContent" tabIndex={-1} className="container-shop flex-1 pt-6 pb-12 outline-none">
        <NoticeLine />
        {children}
      </main>
      <footer className="border-t border-line py-4 text-14 text-ink-faint print:hidden">
        <div className="container-shop">
          {shop.legal.name}, ИНН {shop.legal.inn}, ОГРН {shop.legal.ogrn}
        </div>
      </footer>
    </>
  );
}

export default function LeanLayout() {
  return (
    <LeanFrame>
      <Outlet />
    </LeanFrame>
  );
}

export const meta: MetaFunction = ({ error, matches }) => (error === undefined ? (matches[0]?.meta ?? []) : [{ title: errorTitle(error) }]);

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <LeanFrame>
      <FailedScreen error={error} />
    </LeanFrame>
  );
}
