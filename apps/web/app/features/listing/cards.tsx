import { Fragment } from 'react';
import { Link, useNavigation } from 'react-router';
import { ProductCard } from '../../entities/product/card.tsx';
import Row from '../../entities/product/row.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ListingData } from './load.server.ts';

/** The goods of a page of a listing, and the way to its other pages. */
export default function Cards({ sections, theme, page, pageCount, base, search, next, similar }: ListingData) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      {sections.map(({ heading, onlyHref, cards }, place) => (
        <Fragment key={heading}>
          {heading && (
            <div className="cards-heading">
              <h2>{heading}</h2>
              {onlyHref && (
                <Link to={onlyHref} rel="nofollow">
                  Показать только их
                </Link>
              )}
            </div>
          )}
          <ul className={`cards cards-${theme}`} aria-busy={isLoading}>
            {cards.map((card, index) => (
              <li key={card.product.id}>
                <ProductCard {...card} eager={place === 0 && index < 2} isRow={theme === 'list'} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {next && (
        <Link to={next.href} className="button button-secondary button-wide mt-8">
          {next.text}
        </Link>
      )}
      <Pagination current={page} count={pageCount} href={(each) => `${each === 1 ? base : `${base}/page-${each}`}${search}`} />
      {similar.length > 0 && <Row title="Похожие модели" isRecommended products={similar} />}
    </>
  );
}
