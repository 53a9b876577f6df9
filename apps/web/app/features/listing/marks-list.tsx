import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { ListingData } from './load.server.ts';

/** Applied filters, each removable, all removable. */
export function Marks({ marks, allHref }: ListingData) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="Выбранные фильтры" className="chips">
      {marks.map(({ key, text, href }) => (
        <li key={key}>
          <Link to={href} preventScrollReset rel="nofollow">
            <span className="visually-hidden">Убрать: </span>
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={allHref} preventScrollReset className="chip-quiet">
          Сбросить всё
        </Link>
      </li>
    </ul>
  );
}
