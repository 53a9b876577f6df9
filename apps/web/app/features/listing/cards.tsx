import { Link, useNavigation } from 'react-router';
import { ProductCard } from '../../entities/product/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ListingData } from './load.server.ts';

/** The goods of a page of a listing, and the way to its other pages. */
export default function Cards({ folds, theme, page, pageCount, base, search, next }: ListingData) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <ul className={`cards cards-${theme}`} aria-busy={isLoading}>
        {folds.map((fold, index) => (
          <li key={fold.product.id}>
            <ProductCard {...fold} eager={index < 4} />
          </li>
        ))}
        {next === null ? null : (
          <li className="card-next">
            <Link to={next.href}>{next.text}</Link>
          </li>
        )}
      </ul>
      <Pagination current={page} count={pageCount} href={(each) => `${each === 1 ? base : `${base}/page-${each}`}${search}`} />
    </>
  );
}
