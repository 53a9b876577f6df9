import { type BasketFailure, failureText, isOf } from '../../entities/basket/basket-failure.ts';
import { BasketExchange } from '../../entities/exchange/exchange-basket.tsx';
import OwnOrders from '../../entities/order/own.tsx';
import { changeBasket } from '../../features/cart/action.server.ts';
import { changeNotices } from '../../features/cart/changes.ts';
import { BasketPromotions, visiblePromotions } from '../../features/cart/promotions.tsx';
import { RemovedGoods } from '../../features/cart/removed-goods.tsx';
import { formOf } from '../../forms/answer.server.ts';
import { useGoal } from '../../platform/goals/use-goal.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import type { Route } from './+types/route';
import { Aside } from './aside.tsx';
import { Goods } from './goods.tsx';
import { loadBasket } from './load.server.ts';
import { EmptyBasket, UnreadableBasket } from './no-goods.tsx';
import '../../features/checkout/columns.css';
import '../../features/cart/cart.css';
import '../../entities/order/order.css';

const KeptPromocode = lazyHydrate(() => import('./kept-promocode.tsx'));
const GiftNote = lazyHydrate(() => import('../../features/cart/gift-note.tsx'));

export const meta: Route.MetaFunction = noIndex;

export async function loader(args: Route.LoaderArgs) {
  return loadBasket(args);
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeBasket(context, request, await formOf(request));
}

export default function BasketStep({ loaderData, actionData }: Route.ComponentProps) {
  const { basket, totals, removed, suggested, own, elsewhere } = loaderData;
  useGoal(basket?.items.length ? 'checkout-basket' : null);
  if (basket === null || totals === null) return <UnreadableBasket />;
  const failure = actionData?.failure ?? null;
  const promocodeFailure = actionData?.promocode ?? null;
  const removedGoods = <RemovedGoods products={removed} failure={failure} />;
  const isShown =
    failure === null ||
    basket.items.some(({ id }) => isOf(failure, { itemId: id })) ||
    removed.some(({ id }) => isOf(failure, { productId: id }));
  const orphanFailure = isShown ? null : <OrphanFailure failure={failure} />;
  if (basket.items.length === 0) {
    return (
      <EmptyBasket isFailed={failure !== null || promocodeFailure !== null} suggested={suggested}>
        {orphanFailure}
        <KeptPromocode promocode={basket.promocode} failure={promocodeFailure} />
        <ChangeNotice changes={elsewhere} />
        {removedGoods}
        <OwnOrders orders={own} isShort />
        <BasketExchange devices={basket.exchangeDevices} items={basket.items} />
      </EmptyBasket>
    );
  }

  const isShort = basket.items.some(({ isAvailable }) => !isAvailable);
  return (
    <>
      <PageTitle title="Корзина" isFailed={failure !== null || promocodeFailure !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Корзина' }]} />
      <Heading level={1} className="mb-4">
        Корзина
      </Heading>
      {orphanFailure}
      <ChangeNotice changes={[...elsewhere, ...changeNotices(basket.changes, basket.items)]} />
      <div className="checkout">
        <div className="min-w-0">
          <Goods basket={basket} failure={failure} />
          {basket.isGiftable ? <GiftNote gift={basket.gift} /> : null}
          {removedGoods}
          <BasketExchange devices={basket.exchangeDevices} items={basket.items} />
          <BasketPromotions promotions={visiblePromotions(basket)} items={basket.items} />
        </div>
        <Aside {...loaderData} basket={basket} totals={totals} isShort={isShort} promocodeFailure={promocodeFailure} />
      </div>
      {isShort ? null : (
        <section aria-label="Сумма и оформление" className="buy-bar">
          <Price value={totals.total} />
          <LinkButton to="/cart/contacts" look="primary">
            К оформлению
          </LinkButton>
        </section>
      )}
    </>
  );
}

/** What it is about is shown nowhere any more. */
function OrphanFailure({ failure }: { failure: BasketFailure }) {
  return (
    <Notice look="warn" role="alert" className="mb-4">
      {failureText(failure)}
    </Notice>
  );
}

/** What has changed since the goods were put in, above the lines that say it again. */
function ChangeNotice({ changes }: { changes: readonly string[] }) {
  const [only, ...more] = changes;
  if (only === undefined) return null;
  return (
    <Notice as="div" look="warn" role="status" className="mb-4">
      {more.length === 0 ? (
        `Корзина изменилась: ${only}.`
      ) : (
        <>
          Корзина изменилась:
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
