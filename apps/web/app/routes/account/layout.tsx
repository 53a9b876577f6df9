import { Outlet } from 'react-router';
import { AccountMenu } from '../../features/account/account-menu.tsx';
import { signedInOnly } from '../../features/account/signed-in.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const meta: Route.MetaFunction = noIndex;

/** Asked for by every section, so that the middleware runs before any of them. */
export const loader = () => null;

/** The sections of the account at the side, the open one beside them. */
export default function AccountLayout() {
  return (
    <div className="account">
      <AccountMenu />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
