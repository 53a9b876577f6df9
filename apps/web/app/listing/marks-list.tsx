import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { listingHref } from './href.ts';
import type { ListingData } from './load.server.ts';
import { marksOf } from './marks.ts';

/** Applied filters, each removable, all removable. */
export function Marks(data: ListingData) {
  const marks = marksOf(data.filters, data.listing.facets);
  if (marks.length === 0) return null;
  return (
    <ul aria-label="Выбранные фильтры" className="chips mb-4">
      {marks.map(({ key, text, rest }) => (
        <li key={key}>
          <Link to={listingHref({ ...data, filters: rest })} preventScrollReset rel="nofollow">
            <span className="visually-hidden">Убрать: </span>
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listingHref({ ...data, filters: [] })} preventScrollReset className="chip-quiet">
          Сбросить всё
        </Link>
      </li>
    </ul>
  );
}
