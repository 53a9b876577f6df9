import { Link } from 'react-router';
import type { Promotion } from './promotion.tsx';

/** What a promotion gives, each thing a link; nothing where it gives nothing. */
export function Presents({ presents }: Pick<Promotion, 'presents'>) {
  const given = presents.flatMap(({ product }) => product ?? []);
  if (given.length === 0) return null;
  return (
    <span>
      {given.length === 1 ? 'Подарок: ' : 'Подарок на выбор: '}
      {given.map(({ name, url }, at) => (
        <span key={url}>
          {at === 0 ? '' : ', '}
          <Link to={url} className="link">
            {name}
          </Link>
        </span>
      ))}
    </span>
  );
}
