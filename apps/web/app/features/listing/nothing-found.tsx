import { Link } from 'react-router';
import { BrandLinks } from '../../entities/catalogue/brand-links.tsx';
import type { Popular } from '../../entities/product/popular.server.ts';
import { Tiles } from '../../entities/product/tiles.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { nothingFound } from '../../ui/drawings.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Reading } from './reading.ts';
import { SectionLinks } from './section-links.tsx';

/** Sections that fit above what others buy. */
const maxSections = 8;

interface NothingFoundProps {
  /** Search text; null for a listing that is no search. */
  query: string | null;
  /** What may have been meant; null where nothing is like it. */
  nearest: Reading['nearest'];
  /** Address without filters; null when none are chosen, so that nothing can be taken back. */
  allHref: string | null;
  /** What others buy, and of whom; null where something is filtered away. */
  popular: Popular | null;
}

/** An empty result offers a way on: fewer filters, the search put differently, sections, what others buy. */
export default function NothingFound({ query, nearest, allHref, popular }: NothingFoundProps) {
  if (allHref !== null) {
    return (
      <EmptyState
        drawing={nothingFound}
        title="Ничего не подошло"
        text="С такими условиями товаров нет. Уберите часть фильтров — или начните сначала."
      >
        <LinkButton to={allHref}>Убрать все фильтры</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        drawing={nothingFound}
        level={query === null ? 2 : 1}
        title={query === null ? 'Здесь пока нет товаров' : `Ничего не нашли по «${query}»`}
        text={
          query === null ? (
            'Загляните в соседние разделы.'
          ) : nearest === null ? (
            'Такого товара у нас, похоже, нет. Проверьте, нет ли опечаток, или опишите его одним словом.'
          ) : (
            <>
              Похоже на «<Link to={nearest.href}>{nearest.text}</Link>»?
            </>
          )
        }
      />
      <nav aria-labelledby="sections">
        <Heading level={2} size={18} id="sections" className="mb-2">
          Популярные разделы
        </Heading>
        <SectionLinks max={maxSections} />
      </nav>
      {popular === null || popular.goods.length === 0 ? null : (
        <section aria-labelledby="popular" className="mt-8">
          <Heading level={2} id="popular" className="mb-4">
            Часто покупают
          </Heading>
          <Tiles products={popular.goods} />
        </section>
      )}
      <BrandLinks brands={popular?.brands ?? []} />
    </>
  );
}
