import { data } from 'react-router';
import { addChild } from '../../../entities/basket/add-bundle.server.ts';
import { accessoryQueryOf, selectionPath } from '../../../features/cart/accessories/address.ts';
import { type SelectionData, selectionOf } from '../../../features/cart/accessories/load.server.ts';
import { Selection as SelectionList } from '../../../features/cart/accessories/selection.tsx';
import { dataOrRedirect, formOf, identifier, isEnhanced, text } from '../../../forms/answer.server.ts';
import { RemoveFromBasketDocument } from '../../../generated/graphql.ts';
import { notFound, query } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = noIndex;

/** What belongs to a line of the basket. A window over the basket asks for it too, and closes when the line is gone (spec 2 §4). */
export async function loader({ context, request, params, url }: Route.LoaderArgs): Promise<SelectionData> {
  const selection = await selectionOf({ context, request, url }, params.itemId);
  if (selection !== null) return { selection };
  // A window is told; a page of something that is not there is none.
  return url.searchParams.has('window') ? { selection: null } : notFound();
}

/** Puts an accessory or a warranty under the line, or takes one out again. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = text(form, 'intent');
  const productId = identifier(form, 'productId');
  const lineId = identifier(form, 'lineId');
  const to = selectionPath(params.itemId, accessoryQueryOf(url.searchParams));
  const answerWith = (failure: string | null) => {
    if (failure !== null && !isEnhanced(request)) leaveNotice(context, 'basket-failed');
    return dataOrRedirect(request, to, { failure });
  };
  if (intent === 'remove' && lineId !== null) {
    const { errors } = await query(context, request, RemoveFromBasketDocument, { input: { itemId: lineId } });
    return answerWith(errors.length === 0 ? null : 'Не получилось убрать. Попробуйте ещё раз.');
  }
  if ((intent !== 'accessory' && intent !== 'warranty') || productId === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const node = { productId, isWarranty: intent === 'warranty', quantity: 1, actionId: null, children: [] };
  const { failure } = await addChild({ context, request }, params.itemId, node);
  if (failure === null) return answerWith(null);
  return answerWith(failure.code === 'OUT_OF_STOCK' ? 'Товар закончился.' : 'Не получилось добавить. Попробуйте ещё раз.');
}

export default function SelectionScreen({ loaderData: { selection } }: Route.ComponentProps) {
  if (selection === null) return null;
  const title = 'Аксессуары и гарантия';
  return (
    <>
      <PageTitle title={title} isFailed={false} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Корзина', url: '/cart' }, { name: title }]} />
      <Heading level={1} className="mb-1">
        {title}
      </Heading>
      <p className="mb-4 text-ink-soft">{selection.name}</p>
      <SelectionList selection={selection} />
      <LinkButton to="/cart" look="primary">
        Вернуться в корзину
      </LinkButton>
      <section aria-label="Сумма и корзина" className="buy-bar">
        <Price value={selection.total} />
        <LinkButton to="/cart" look="primary">
          В корзину
        </LinkButton>
      </section>
    </>
  );
}
