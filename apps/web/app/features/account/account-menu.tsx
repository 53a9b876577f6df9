import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { useLists } from '../../entities/product/use-lists.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentLink } from '../../ui/current-link.tsx';
import { sectionsOf } from './menu.ts';
import './account.css';

/** The sections of the account, with the open one marked. */
export function AccountMenu({ hasRepairs }: { hasRepairs: boolean }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { favorites, compare } = useLists();
  // On a phone they stand in one line that is swept: it begins at the open one, unless it was swept before scripts came.
  const isPlaced = useRef(false);
  useEffect(() => {
    const wasPlaced = isPlaced.current;
    isPlaced.current = true;
    if (!wasPlaced && menu.current?.scrollLeft !== 0) return;
    const open = pathname === '/account' ? null : menu.current?.querySelector<HTMLElement>('[aria-current="page"]');
    menu.current?.scrollTo({ left: (open?.offsetLeft ?? 0) - 16, behavior: 'instant' });
  }, [pathname]);
  return (
    <nav ref={menu} aria-label="Личный кабинет" className="account-menu">
      <CurrentLink to="/account" exact>
        Обзор
      </CurrentLink>
      {sectionsOf({ hasRepairs }).map(({ path, name }) => (
        <CurrentLink key={path} to={path}>
          {name}
        </CurrentLink>
      ))}
      <ListTab to="/favorite-products" name="Избранное" count={favorites.length} />
      <ListTab to="/compare" name="Сравнение" count={compare.length} />
      <Form method="post" action="/user/logout" className="account-leave">
        <Button look="quiet">Выйти</Button>
      </Form>
    </nav>
  );
}

/** A list of the shopper's and how many goods are in it (spec 1 §2). */
function ListTab({ to, name, count }: { to: string; name: string; count: number }) {
  return (
    <CurrentLink to={to}>
      {name}
      {count === 0 ? null : <span className="tab-count">&nbsp;{count}</span>}
    </CurrentLink>
  );
}
