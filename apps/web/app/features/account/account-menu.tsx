import { Form } from 'react-router';
import { useLists } from '../../entities/product/use-lists.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentLink } from '../../ui/current-link.tsx';
import { type SectionCounts, sectionsOf } from './menu.ts';
import './account.css';

interface AccountMenuProps {
  hasRepairs: boolean;
  /** On the account's own page, where there is no room beside the sections: the same as a list, with what is in each. */
  counts?: SectionCounts;
}

/** The sections of the account, with the open one marked: beside each of them where there is room. */
export function AccountMenu({ hasRepairs, counts }: AccountMenuProps) {
  const { favorites, compare } = useLists();
  return (
    <nav aria-label="Личный кабинет" className={counts === undefined ? 'account-menu' : 'account-list'}>
      {counts === undefined ? (
        <CurrentLink to="/account" exact>
          Обзор
        </CurrentLink>
      ) : null}
      {sectionsOf({ hasRepairs }).map(({ path, name }) => (
        <MenuLink key={path} to={path} name={name} count={counts?.[path]} />
      ))}
      {/* Lists of the shopper's (spec 1 §2). */}
      <MenuLink to="/favorite-products" name="Избранное" count={favorites.length} />
      <MenuLink to="/compare" name="Сравнение" count={compare.length} />
      <Form method="post" action="/user/logout" className="account-leave">
        <Button look="quiet">Выйти</Button>
      </Form>
    </nav>
  );
}

/** A section and how much is in it; nothing is said of an empty one. */
function MenuLink({ to, name, count }: { to: string; name: string; count: number | undefined }) {
  return (
    <CurrentLink to={to}>
      {name}
      {count ? <span className="tab-count">&nbsp;{count}</span> : null}
    </CurrentLink>
  );
}
