import { Link } from 'react-router';
import type { ListingData } from './load.server.ts';

/** Filters that most shoppers choose, one press each. */
export default function QuickFilters({ quick }: Pick<ListingData, 'quick'>) {
  return (
    <nav aria-label="Быстрые фильтры" className="quick">
      <ul className="chips">
        {quick.map(({ key, text, href }) => (
          <li key={key}>
            <Link to={href} rel="nofollow" preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
