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
  const links = [
    ...sectionsOf({ hasRepairs }).map(({ path, name }) => <MenuLink key={path} to={path} name={name} count={counts?.[path]} />),
    // Lists of the shopper's (spec 1 §2).
    <MenuLink key="favorites" to="/favorite-products" name="Избранное" count={favorites.length} />,
    <MenuLink key="compare" to="/compare" name="Сравнение" count={compare.length} />,
    <Form key="leave" method="post" action="/user/logout" className="account-leave">
      <Button look="quiet">Выйти</Button>
    </Form>,
  ];
  if (counts === undefined)
    return (
      <nav aria-label={menuName} className="account-menu">
        <CurrentLink to="/account" exact>
          Обзор
        </CurrentLink>
        {links}
      </nav>
    );
  return (
    <nav aria-label={menuName} className="account-list">
      <div className="account-links">{links.slice(0, mainLinks)}</div>
      <details className="form-fold">
        <summary>Ещё</summary>
        <div className="account-links">{links.slice(mainLinks)}</div>
      </details>
    </nav>
  );
}

const menuName = 'Личный кабинет';

/** Links of the list that are seen at once. */
const mainLinks = 4;

/** A section and how much is in it; nothing is said of an empty one. */
function MenuLink({ to, name, count }: { to: string; name: string; count: number | undefined }) {
  return (
    <CurrentLink to={to}>
      {name}
      {count ? <span className="tab-count">&nbsp;{count}</span> : null}
    </CurrentLink>
  );
}
