import { Link, useLocation } from 'react-router';
import type { List } from '../../entities/product/lists.ts';
import { useLists } from '../../entities/product/use-lists.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { Icon } from '../../ui/icon.tsx';

const links = {
  favorites: { to: '/favorite-products', name: 'Избранное', icon: 'heart' },
  compare: { to: '/compare', name: 'Сравнение', icon: 'compare' },
} as const;

/** The way to a list with how much is in it, which describes the link and is no part of its name. `id` sets those of a page apart. */
export function ListLink({ list, id, className }: { list: List; id: string; className: string }) {
  const { to, name, icon } = links[list];
  const count = useLists()[list].length;
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={className}
      aria-label={name}
      aria-describedby={count > 0 ? id : undefined}
      aria-current={pathname === to ? 'page' : undefined}
    >
      <span className="relative">
        <Icon name={icon} size={24} />
        {count > 0 ? <span className="basket-count tabular" data-figure={count} /> : null}
      </span>
      <span className="list-link-name">{name}</span>
      {count > 0 ? (
        <span id={id} className="visually-hidden">
          {pluralize(count, goods)}
        </span>
      ) : null}
    </Link>
  );
}
