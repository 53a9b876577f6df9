import { Link } from 'react-router';
import { visiblePages } from './pages.ts';

interface PaginationProps {
  current: number;
  count: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Pages of a list as numbers. */
export function Pagination({ current, count, href }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Страницы" className="pagination">
      {current > 1 ? (
        <Link to={href(current - 1)} rel="prev">
          Назад
        </Link>
      ) : null}
      {visiblePages(current, count).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={page} to={href(page)} aria-label={`Страница ${page}`} aria-current={page === current ? 'page' : undefined}>
            {page}
          </Link>
        ),
      )}
      {current < count ? (
        <Link to={href(current + 1)} rel="next">
          Дальше
        </Link>
      ) : null}
    </nav>
  );
}
