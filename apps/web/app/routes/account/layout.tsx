import { type MiddlewareFunction, Outlet, redirect } from 'react-router';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { viewerOf } from '../../entities/person/viewer.server.ts';
import { AccountMenu } from '../../features/account/account-menu.tsx';
import { noIndex } from '../../platform/head/no-index.ts';
import type { Route } from './+types/layout';

/** The account is for whoever is signed in; anybody else signs in first and comes back. */
const signedInOnly: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  if ((await viewerOf(context, request)) === null) throw redirect(signInPath('any', `${url.pathname}${url.search}`));
};

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
