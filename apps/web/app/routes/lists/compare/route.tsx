import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { SuggestedGoods } from '../../../entities/viewed/suggested.ts';
import { readView } from '../../../features/lists/compare/address.ts';
import { loadComparison } from '../../../features/lists/compare/load.server.ts';
import { Pairs } from '../../../features/lists/compare/pairs.tsx';
import { ComparisonTable } from '../../../features/lists/compare/table.tsx';
import { ComparisonCategories, ComparisonTools } from '../../../features/lists/compare/tools.tsx';
import { NotLoaded } from '../../../features/lists/not-loaded.tsx';
import { RemovedNotice } from '../../../features/lists/removed-notice.tsx';
import { skipAfterBasketChange } from '../../../features/lists/revalidate.ts';
import { SharedNote } from '../../../features/lists/shared-note.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { nothingCompared } from '../../../ui/drawings-seldom.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

export const loader = (args: Route.LoaderArgs) => loadComparison(args);

/** Which rows are shown is worked out where they are: nothing has to be loaded for it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const of = ({ searchParams }: URL) => `${searchParams.get('category')} ${searchParams.get('products')}`;
  const isView = (formMethod === undefined || formMethod === 'GET') && nextUrl.search !== currentUrl.search;
  return isView && of(currentUrl) === of(nextUrl) ? false : skipAfterBasketChange(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Compare({ loaderData }: Route.ComponentProps) {
  const view = readView(new URLSearchParams(useLocation().search));
  const isShared = view?.products != null;
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Сравнение' }]} />
      {!loaderData.isLoaded || view === null ? (
        <NotLoaded title="Сравнение сейчас не загружается" isShared={isShared} />
      ) : (
        <>
          {loaderData.products.length > 0 ? (
            <Heading level={1} className="mb-2 md:mb-4 print:text-18">
              Сравнение товаров
            </Heading>
          ) : null}
          {isShared ? null : <RemovedNotice list="compare" ids={loaderData.removedIds} />}
          {loaderData.products.length > 0 ? (
            <>
              <ComparisonCategories comparison={loaderData} view={view} />
              <ComparisonTable comparison={loaderData} view={view}>
                <ComparisonTools comparison={loaderData} view={view} />
                {isShared ? <SharedNote list="compare" ids={loaderData.allIds} /> : null}
              </ComparisonTable>
            </>
          ) : isShared ? (
            <EmptyState
              drawing={nothingCompared}
              level={1}
              title="Этих товаров больше нет"
              text="Товары из ссылки больше не продаются. Выберите другие в каталоге."
            >
              <LinkButton to="/catalog" look="primary">
                Перейти в каталог
              </LinkButton>
            </EmptyState>
          ) : (
            <EmptyState
              drawing={nothingCompared}
              level={1}
              title="Сравнивать пока нечего"
              text="Нажмите на весы у двух-трёх товаров одной категории — здесь будет видно, чем они отличаются."
            >
              <LinkButton to="/catalog" look="primary">
                Перейти в каталог
              </LinkButton>
            </EmptyState>
          )}
          <Pairs pairs={loaderData.pairs} />
          <SuggestedGoods suggested={loaderData.suggested} />
        </>
      )}
    </>
  );
}
