import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { CatalogueButton } from '../../features/catalogue-menu/button.tsx';
import { CityLink } from '../../features/city/city-link.tsx';
import { ListLink } from '../../features/lists/link.tsx';
import { SearchField } from '../../features/search/field.tsx';
import { shop } from '../../platform/company.ts';
import { useGoal } from '../../platform/goals/use-goal.ts';
import { errorTitle } from '../../platform/head/error-title.ts';
import { checkSeo, seoOfPath } from '../../platform/head/seo.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { onOtherPath } from '../../platform/router/revalidate.ts';
import { assignBranch } from '../../platform/session/branch.server.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/layout';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { Mark } from './mark.tsx';
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

/** The city, with its choice. */
function CitySwitch() {
  const { city } = useShell();
  return (
    <CityLink className="city-switch">
      <Icon name="pin" size={18} />
      {city.name}
    </CityLink>
  );
}

/** City and phone, then mark, catalogue, search and basket; the second row stays while the page is scrolled. */
function Header() {
  return (
    <header className="contents">
      <div className="header-thin">
        <div className="container-shop">
          <CitySwitch />
          <nav aria-label="Магазин">
            <Link to="/special-offers">Акции</Link>
            <Link to="/shops">Магазины</Link>
            <Link to="/delivery">Доставка</Link>
            <Link to="/repair">Ремонт</Link>
            <Link to="/trade-in">Трейд-ин</Link>
          </nav>
          <ListLink list="compare" id="compare-thin" className="thin-compare" />
          <p>
            <a href={shop.phoneHref} className="tabular whitespace-nowrap">
              {shop.phone}
            </a>
            <span>, {shop.hours}</span>
          </p>
        </div>
      </div>
      <div className="header-main">
        <div className="container-shop">
          <Mark />
          <CatalogueButton />
          <SearchField />
          <div className="header-links">
            <ListLink list="compare" id="compare-header" className="header-basket" />
            <ListLink list="favorites" id="favorites-header" className="header-basket" />
            <AccountLink id="account-header" className="header-basket" />
            <BasketLink id="basket-header" className="header-basket" withSum />
          </div>
        </div>
      </div>
    </header>
  );
}
