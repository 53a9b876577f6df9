import { GoodsToAskAboutList } from '../../../features/account/goods-list.tsx';
import { crumbsTo } from '../../../features/account/menu.ts';
import { ownedGoods } from '../../../features/account/overview.ts';
import { OwnReviewList } from '../../../features/account/own-list.tsx';
import { GoodsToAskAboutDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { noQuestions } from '../../../ui/drawings-seldom.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/faq';
import { loadOwn } from './load.server.ts';

export const meta: Route.MetaFunction = noIndex;

/** Goods that whoever has asked nothing yet may ask about. */
const maxGoods = 6;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { own } = await loadOwn(context, request, url, 'QUESTION');
  const answer = own.nodes.length === 0 ? await query(context, request, GoodsToAskAboutDocument, {}) : null;
  return { own, goods: ownedGoods(answer?.data ?? {}).slice(0, maxGoods) };
}

export default function OwnQuestionsScreen({ loaderData: { own, goods } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Вопросы и ответы" />
      <Breadcrumbs steps={crumbsTo('Вопросы и ответы')} />
      <Heading level={1} className="mb-4">
        Вопросы и ответы
      </Heading>
      {own.nodes.length === 0 ? (
        <>
          <EmptyState
            drawing={noQuestions}
            title="Вопросов пока нет"
            text="Спросите о товаре на его странице: ответят покупатели и наши эксперты, и ответ появится здесь."
          >
            {goods.length > 0 ? null : (
              <LinkButton to="/catalog" look="primary">
                В каталог
              </LinkButton>
            )}
          </EmptyState>
          {goods.length === 0 ? null : (
            <section aria-labelledby="owned">
              <Heading level={2} id="owned" className="mb-3">
                Спросите о том, что у вас есть
              </Heading>
              <GoodsToAskAboutList goods={goods} />
            </section>
          )}
        </>
      ) : (
        <OwnReviewList page={own} path="/account/faq" tab="faq" />
      )}
    </>
  );
}
