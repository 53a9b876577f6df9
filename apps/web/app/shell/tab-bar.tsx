import { House, LayoutGrid } from 'lucide-react';
import { NavLink } from 'react-router';
import { BasketLink } from './basket-link.tsx';

/** The phone's navigation, at the thumb. */
export function TabBar() {
  return (
    <nav aria-label="Основная" className="tab-bar">
      <NavLink to="/" end>
        <House size={24} strokeWidth={1.75} aria-hidden="true" />
        Главная
      </NavLink>
      <NavLink to="/catalog">
        <LayoutGrid size={24} strokeWidth={1.75} aria-hidden="true" />
        Каталог
      </NavLink>
      <BasketLink id="basket-tab" className="" />
    </nav>
  );
}
