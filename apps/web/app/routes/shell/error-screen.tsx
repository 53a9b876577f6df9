import { useEffect } from 'react';
import { isRouteErrorResponse, useFetcher, useLocation } from 'react-router';
import { BrandLinks } from '../../entities/catalogue/brand-links.tsx';
import { Shelf, ShelfSkeleton } from '../../entities/product/shelf.tsx';
import { SectionLinks } from '../../features/listing/section-links.tsx';
import { shop } from '../../platform/company.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { noSuchPage } from '../../ui/drawings.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { loader } from '../catalogue/route.tsx';

/** What a failed screen shows: by its status, always with a way on. */
export default function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NoSuchPage />;
  const isBusy = status === 503 || status === 429;
  return (
    <ErrorState
      level={1}
      title={isBusy ? 'Не получилось загрузить страницу' : 'Что-то пошло не так'}
      text={
        <>
          {isBusy
            ? 'Магазин отвечает дольше обычного. Подождите немного и попробуйте ещё раз.'
            : 'Мы уже знаем об ошибке и разбираемся. Попробуйте ещё раз или начните с главной страницы.'}{' '}
          Если нужно срочно, позвоните:{' '}
          <a className="link whitespace-nowrap" href={shop.phoneHref}>
            {shop.phone}
          </a>
        </>
      }
    >
      <LinkButton to={`${pathname}${search}`} reloadDocument look="primary">
        Попробовать ещё раз
      </LinkButton>
      <LinkButton to="/">На главную</LinkButton>
    </ErrorState>
  );
}

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
function NoSuchPage() {
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
        <LinkButton to="/help">Помощь</LinkButton>
      </EmptyState>
      <SectionLinks />
      <PopularGoods />
    </>
  );
}
