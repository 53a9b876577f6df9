import { createContext, type MiddlewareFunction, Outlet, redirect } from 'react-router';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { hasSession } from '../../entities/person/viewer.server.ts';
import { AccountMenu } from '../../features/account/account-menu.tsx';
import { listsRepairs } from '../../features/account/menu.ts';
import { AccountFrameDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import type { Route } from './+types/layout';

/** Which sections there are, as the middleware has read it together with whose account it is. */
const accountFrame = createContext<{ hasRepairs: boolean }>();

/** The account is for whoever is signed in; anybody else signs in first and comes back. */
const signedInOnly: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const frame = hasSession(context) ? await query(context, request, AccountFrameDocument, {}) : null;
  if (!frame?.data?.me) throw redirect(signInPath('any', `${url.pathname}${url.search}`));
  context.set(accountFrame, { hasRepairs: listsRepairs(frame.errors) });
};

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const meta: Route.MetaFunction = noIndex;

/** Asked for by every section, so that the middleware runs before any of them. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(accountFrame);

/** The sections of the account at the side, the open one beside them. */
export default function AccountLayout({ loaderData: { hasRepairs } }: Route.ComponentProps) {
  return (
    <div className="account">
      <AccountMenu hasRepairs={hasRepairs} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
