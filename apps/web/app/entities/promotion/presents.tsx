import { Link } from 'react-router';
import type { Promotion } from './promotion.tsx';

/** What a promotion gives, each thing a link; nothing where it gives nothing. */
export function Presents({ presents }: Pick<Promotion, 'presents'>) {
  const products = presents.flatMap(({ product }) => product ?? []);
  if (products.length === 0) return null;
  return (
    <span>
      {products.length === 1 ? 'Подарок: ' : 'Подарок на выбор: '}
      {products.map(({ name, url }, at) => (
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
