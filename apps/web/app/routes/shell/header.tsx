import { Link } from 'react-router';
import { CatalogueButton } from '../../features/catalogue-menu/button.tsx';
import { CityLink } from '../../features/city/city-link.tsx';
import { ListLink } from '../../features/lists/link.tsx';
import { SearchField } from '../../features/search/field.tsx';
import { shop } from '../../platform/company.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';
import { Mark } from './mark.tsx';

/** The city, with its choice. */
function CitySwitch() {
  const { city } = useShell();
  return (
    <CityLink className="city-switch">
      <Icon name="pin" size={18} />
      {city.name}
    </CityLink>
  );
}

/** City and phone, then mark, catalogue, search and basket; the second row stays while the page is scrolled. */
export function Header() {
  return (
    <header className="contents">
      <div className="header-thin">
        <div className="container-shop">
          <CitySwitch />
          <nav aria-label="Магазин">
            <Link to="/special-offers">Акции</Link>
            <Link to="/shops">Магазины</Link>
            <Link to="/delivery">Доставка</Link>
          </nav>
          <ListLink list="compare" id="compare-thin" className="thin-compare" />
          <p>
            <a href={shop.phoneHref} className="tabular whitespace-nowrap">
              {shop.phone}
            </a>
            <span>, {shop.hours}</span>
          </p>
        </div>
      </div>
      <div className="header-main">
        <div className="container-shop">
          <Mark />
          <CatalogueButton />
          <SearchField />
          <div className="header-links">
            <ListLink list="compare" id="compare-header" className="header-basket" />
            <ListLink list="favorites" id="favorites-header" className="header-basket" />
            <AccountLink id="account-header" className="header-basket" />
            <BasketLink id="basket-header" className="header-basket" withSum />
          </div>
        </div>
      </div>
    </header>
  );
}
