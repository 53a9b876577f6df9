import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Filters } from './filters-form.tsx';
import type { ListingData } from './load.server.ts';
import { ListingTools } from './tools.tsx';

const SearchedNote = lazyHydrate(() => import('../../entities/catalogue/searched-note.tsx'));
const SearchReading = lazyHydrate(() => import('./search-reading.tsx'));
const Cards = lazyHydrate(() => import('./cards.tsx'));

/** Seldom seen. */
const NothingFound = lazyWithRetry(() => import('./nothing-found.tsx'));

/** A listing of any kind: filters left, total and sort above, cards, pages. */
export default function ListingScreen(data: ListingData) {
  const { title, text, totalCount, announcement, breadcrumbs, children, filters, query, allHref, hasChoice } = data;
  const isEmpty = totalCount === 0 && filters.length === 0;
  const announce = useAnnounce();
  const lastAnnouncement = useRef(announcement);

  useEffect(() => {
    if (lastAnnouncement.current !== announcement) announce(announcement);
    lastAnnouncement.current = announcement;
  }, [announcement, announce]);

  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      {/* What was searched for and not found stands in the heading that says so. */}
      {!(isEmpty && query) && (
        // A search text is long, and stands in the field as well.
        <Heading level={1} size={query === null ? '22-28' : '18-28'} className="mb-4">
          {title}
        </Heading>
      )}
      {data.searched && <SearchedNote {...data.searched} />}
      {data.reading && <SearchReading {...data.reading} />}
      {children.length > 0 ? (
        <ul className="chips mb-4">
          {children.map((child) => (
            <li key={child.id}>
              <Link to={child.url}>{child.name}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      {isEmpty ? (
        <NothingFound query={query} nearest={data.reading?.nearest ?? null} allHref={null} popular={data.popular} />
      ) : (
        <div className={hasChoice ? 'listing' : undefined}>
          {hasChoice && <Filters {...data} />}
          <section aria-labelledby="goods" className="goods">
            <h2 id="goods" className="visually-hidden">
              Товары
            </h2>
            <ListingTools {...data} />
            <div className="listing-chips">
              <ActiveFilters {...data} />
              {totalCount === 0 ? null : (
                <Chips name="Быстрые фильтры" links={data.quick} className="quick" rel="nofollow" preventScrollReset />
              )}
            </div>
            {totalCount === 0 ? (
              <NothingFound query={query} nearest={null} allHref={allHref} popular={null} />
            ) : (
              // Another list is no list whose goods have moved.
              <Cards key={data.search} {...data} />
            )}
          </section>
        </div>
      )}
      <Chips {...data.more} className="mt-10">
        <Heading level={2} size={18} className="mb-3">
          {data.more.name}
        </Heading>
      </Chips>
      {text && <p className="mt-10 max-w-[60rem] text-ink-soft">{text}</p>}
    </>
  );
}

/** Applied filters, each removable, all removable. */
function ActiveFilters({ activeFilters, allHref }: ListingData) {
  if (activeFilters.length === 0) return null;
  return (
    <ul aria-label="Выбранные фильтры" className="chips">
      {activeFilters.map(({ key, text, href }) => (
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

interface ChipsProps extends Omit<LinkProps, 'to'> {
  name: string;
  links: readonly { href: string; text: string }[];
  children?: ReactNode;
}

/** Links in a row, after a heading where there is one; none where there is no link. */
function Chips({ name, links, className, children, ...link }: ChipsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name} className={className}>
      {children}
      <ul className="chips">
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link {...link} to={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
