import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { BrandLinks } from '../../entities/catalogue/brand-links.tsx';
import { Shelf, ShelfSkeleton } from '../../entities/product/shelf.tsx';
import { SectionLinks } from '../../features/listing/search-start.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { noSuchPage } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { loader } from '../catalogue/route.tsx';

/** What others buy, and of whom. A page that is not there has no loader of its own, so it borrows what the catalogue shows. */
function PopularGoods() {
  const { load, data, state } = useFetcher<typeof loader>({ key: 'popular' });
  useEffect(() => void load('/catalog'), [load]);
  if (data !== undefined)
    return (
      <>
        <Shelf title="Часто покупают" products={data.popular} isRecommended />
        <BrandLinks brands={data.brands} />
      </>
    );
  return state === 'loading' ? <ShelfSkeleton /> : null;
}

/** «Страница не найдена» (spec 1 §2). */
export function NoSuchPage() {
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: '404' }]} />
      <EmptyState
        level={1}
        drawing={noSuchPage}
        title="Страница не найдена"
        text="Ссылка устарела или в адресе опечатка. Попробуйте найти товар через поиск или начните с главной страницы."
      >
        <LinkButton to="/search" look="primary">
          Перейти к поиску
        </LinkButton>
        <LinkButton to="/">На главную</LinkButton>
      </EmptyState>
      <SectionLinks />
      <PopularGoods />
    </>
  );
}
