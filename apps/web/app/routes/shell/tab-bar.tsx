import { ListLink } from '../../features/lists/link.tsx';
import { CurrentLink } from '../../ui/current-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';

/** The phone's navigation, at the thumb. */
export function TabBar() {
  return (
    <nav aria-label="Основная" className="tab-bar">
      <CurrentLink to="/" exact>
        <Icon name="home" size={24} />
        Главная
      </CurrentLink>
      <CurrentLink to="/catalog">
        <Icon name="grid" size={24} />
        Каталог
      </CurrentLink>
      <BasketLink id="basket-tab" className="" />
      <ListLink list="favorites" id="favorites-tab" className="" />
      <AccountLink id="account-tab" className="" />
    </nav>
  );
}
