import { NavLink } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { BasketLink } from './basket-link.tsx';

/** The phone's navigation, at the thumb. */
export function TabBar() {
  return (
    <nav aria-label="Основная" className="tab-bar">
      <NavLink to="/" end>
        <Icon name="home" size={24} />
        Главная
      </NavLink>
      <NavLink to="/catalog">
        <Icon name="grid" size={24} />
        Каталог
      </NavLink>
      <BasketLink id="basket-tab" className="" />
    </nav>
  );
}
