import { crumbsTo } from '../../../features/account/menu.ts';
import { OwnReviewList } from '../../../features/account/own-list.tsx';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/faq';
import { loadOwn } from './load.server.ts';

export const meta: Route.MetaFunction = noIndex;

export const loader = ({ context, request, url }: Route.LoaderArgs) => loadOwn(context, request, url, 'QUESTION');

export default function OwnQuestionsScreen({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Вопросы и ответы" />
      <Breadcrumbs steps={crumbsTo('Вопросы и ответы')} />
      <Heading level={1} className="mb-4">
        Вопросы и ответы
      </Heading>
      {own.nodes.length === 0 ? (
        <EmptyState title="Вопросов пока нет" text="Спросите о товаре на его странице: ответ появится и здесь.">
          <LinkButton to="/catalog" look="primary">
            В каталог
          </LinkButton>
        </EmptyState>
      ) : (
        <OwnReviewList page={own} path="/account/faq" tab="faq" />
      )}
    </>
  );
}
