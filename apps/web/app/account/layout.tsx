import { Form, Outlet } from 'react-router';
import { noIndex } from '../checkout/no-index.ts';
import { Button } from '../ui/button.tsx';
import { CurrentLink } from '../ui/current-link.tsx';
import type { Route } from './+types/layout';
import { sections } from './menu.ts';
import { signedInOnly } from './signed-in.server.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const meta: Route.MetaFunction = noIndex;

/** Asked for by every section, so that the middleware runs before any of them. */
export const loader = () => null;

/** The sections of the account at the side, the open one beside them. */
export default function AccountLayout() {
  return (
    <div className="account">
      <nav aria-label="Личный кабинет" className="account-menu">
        <CurrentLink to="/account" exact>
          Обзор
        </CurrentLink>
        {sections.map(({ path, name }) => (
          <CurrentLink key={path} to={path}>
            {name}
          </CurrentLink>
        ))}
        <Form method="post" action="/user/logout" className="account-leave">
          <Button look="quiet">Выйти</Button>
        </Form>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
