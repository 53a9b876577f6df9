import type { ReactNode } from 'react';
import { Form, useFetchers } from 'react-router';
import { type BasketFailure, failureText, isOf } from '../../entities/basket/basket-failure.ts';
import { deliveryCost, needsDelivery } from '../../entities/basket/receiving.ts';
import { flattenTree } from '../../entities/basket/tree.ts';
import { BasketExchange } from '../../entities/exchange/exchange-basket.tsx';
import { hasOrdered, readOwnOrders } from '../../entities/order/own.server.ts';
import OwnOrders from '../../entities/order/own.tsx';
import { SmartPriceNote } from '../../entities/smart-price/lazy-note.ts';
import { standingOf } from '../../entities/smart-price/standing.ts';
import { type Suggested, suggestedGoods } from '../../entities/viewed/suggested.server.ts';
import { SuggestedGoods } from '../../entities/viewed/suggested.ts';
import { changeBasket } from '../../features/cart/action.server.ts';
import { changeNotices } from '../../features/cart/changes.ts';
import { describeChanges, goodsBefore } from '../../features/cart/concurrent-edit.server.ts';
import { removedAlongWith } from '../../features/cart/dependent-lines.ts';
import { Line } from '../../features/cart/line.tsx';
import { Promocode } from '../../features/cart/promocode.tsx';
import { BasketPromotions, visiblePromotions } from '../../features/cart/promotions.tsx';
import { RemovedGoods } from '../../features/cart/removed-goods.tsx';
import { backAs, parseRemovedItems, removedCookie, restorableItems } from '../../features/cart/removed-items.ts';
import { groupsOf, PreorderSwitch, SplitNote } from '../../features/cart/split.tsx';
import { isLineKey } from '../../features/cart/use-line.ts';
import { TotalLines } from '../../features/checkout/columns.tsx';
import { readTrips } from '../../features/checkout/delivery/trips.server.ts';
import { readChosenPlan } from '../../features/checkout/payments/chosen-plan.server.ts';
import { ChosenPlanNote } from '../../features/checkout/payments/chosen-plan.tsx';
import { basketTotals } from '../../features/checkout/totals.ts';
import { formOf } from '../../forms/answer.server.ts';
import { BasketPageDocument, type BasketPageQuery, RemovedOfPartnersDocument, TraceBasketDocument } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { useGoal } from '../../platform/goals/use-goal.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { queryPage } from '../../platform/head/seo.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { emptyBasket as emptyDrawing } from '../../ui/drawings.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import type { Route } from './+types/route';
import '../../features/checkout/columns.css';
import '../../entities/basket/lines.css';
import '../../features/cart/cart.css';
import '../../entities/order/order.css';

export const meta: Route.MetaFunction = noIndex;

/** The basket, and what was taken out of it; the latter is worth no error. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const removedItems = parseRemovedItems(readCookie(context, removedCookie));
  const before = goodsBefore(context);
  const plan = readChosenPlan(context, request);
  const ids = removedItems.map(({ productId }) => productId);
  // What partners offer is asked for product by product, so it is no part of what the basket waits for.
  const ofPartners = removedItems.some(({ supplierId }) => supplierId !== null)
    ? query(context, request, RemovedOfPartnersDocument, { ids })
    : null;
  const { data, errors } = await queryPage({ context, request, url }, BasketPageDocument, {
    removed: ofPartners === null ? ids : [],
    elsewhere: [...(before?.keys() ?? [])],
  });
  const removed = ofPartners === null ? data?.removed : (await ofPartners).data?.products;
  const basket = data?.basket ?? (data === null || errors.some(({ path }) => path.split('.')[0] === 'basket') ? null : emptyBasket);
  const isEmpty = basket !== null && basket.items.length === 0;
  const restorable = new Map(
    restorableItems(removedItems, new Set(basket?.items.map(({ productId }) => productId))).map((each) => [each.productId, each]),
  );
  if (basket?.items.length) traceBasket(context, request);
  return {
    own: isEmpty ? await readOwnOrders(context, request) : { value: [] },
    /** What another tab has done to the goods that an order was pressed for. */
    elsewhere: basket === null || before === null ? [] : describeChanges(before, basket.items, namesOf(data?.elsewhere)),
    /** Whether the last order can fill in this one. */
    hasLast: hasOrdered(context),
    /** Null when it could not be loaded: then it can be given up as a whole (spec 1 §4). */
    basket,
    totals: basket === null ? null : basketTotals(basket, null),
    /** What an empty basket may begin with. */
    suggested: isEmpty ? await suggestedGoods(context, request) : null,
    smartPrice: standingOf(basket?.smartPrice),
    trips: await readTrips(context, request, basket?.items ?? []),
    plan: isEmpty ? null : await plan,
    removed: (removed ?? []).flatMap((product) => {
      const entry = product === null ? undefined : restorable.get(product.id);
      return product === null || entry === undefined ? [] : { ...product, ...backAs(product, entry) };
    }),
  };
}

const namesOf = (products: BasketPageQuery['elsewhere'] | undefined): ReadonlyMap<string, string> =>
  new Map((products ?? []).flatMap((product) => (product === null ? [] : [[product.id, product.name]])));

/** The provider is told that the step was shown; nobody waits for it, and whoever leaves does not take it back. */
function traceBasket(context: Route.LoaderArgs['context'], request: Request): void {
  const telling = query(context, request, TraceBasketDocument, {}, { signal: AbortSignal.timeout(tellingTime) });
  // A visitor who has gone meanwhile.
  void telling.catch(() => undefined);
}

/** Milliseconds. */
const tellingTime = 5_000;

export async function action({ context, request }: Route.ActionArgs) {
  return changeBasket(context, request, await formOf(request));
}

/** What whoever has put nothing in yet sees. */
const emptyBasket: NonNullable<BasketPageQuery['basket']> = {
  revision: null,
  quantity: 0,
  sum: { amount: 0 },
  discount: { amount: 0 },
  totalSum: { amount: 0 },
  promocode: null,
  promocodeStatus: null,
  discounts: [],
  smartPrice: null,
  actions: [],
  exchangeDevices: [],
  items: [],
  orders: [],
  changes: [],
};

const withParent = <Item extends { parentId?: string | null | undefined }>(item: Item) => ({ ...item, parentId: item.parentId ?? null });

export default function BasketStep({ loaderData, actionData }: Route.ComponentProps) {
  const { basket, totals, smartPrice, removed, suggested, own, elsewhere, hasLast, trips, plan } = loaderData;
  useGoal(basket?.items.length ? 'checkout-basket' : null);
  const fetchers = useFetchers();
  const isBusy = fetchers.some(({ key }) => isLineKey(key));
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
      <EmptyBasket isFailed={failure !== null} suggested={suggested}>
        {orphanFailure}
        <ChangeNotice changes={elsewhere} />
        <OwnOrders orders={own} isShort />
        <BasketExchange devices={basket.exchangeDevices} />
        {removedGoods}
      </EmptyBasket>
    );
  }

  const isShort = basket.items.some(({ isAvailable }) => !isAvailable);
  const groups = groupsOf(basket);
  const leaving = removedAlongWith(basket.items.map(withParent), fetchers);
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
          <SplitNote count={groups.length} />
          <PreorderSwitch basket={basket} />
          {groups.map((group) => (
            <section key={group.key} aria-label={group.name ?? 'Товары'} className="mb-6">
              {group.name === null ? null : (
                <Heading level={2} size={18} className="mb-2 flex flex-wrap justify-between gap-x-4">
                  {group.name} <span className="tabular">{exactRubles(group.sum.amount)}</span>
                </Heading>
              )}
              <ul className="lines">
                {flattenTree(group.items.map(withParent).filter(({ id }) => !leaving.has(id))).map(({ item, depth }) => (
                  <Line
                    key={item.id}
                    item={item}
                    depth={depth}
                    hasWarranty={group.items.some(({ parentId, isWarranty }) => isWarranty && parentId === item.id)}
                    changes={basket.changes.filter((change) => change.item.id === item.id)}
                    failure={failure && isOf(failure, { itemId: item.id }) ? failure : null}
                  />
                ))}
              </ul>
            </section>
          ))}
          <BasketExchange devices={basket.exchangeDevices} />
          <BasketPromotions promotions={visiblePromotions(basket)} items={basket.items} />
          {removedGoods}
        </div>
        <aside className="checkout-aside" aria-label="Итого" aria-busy={isBusy || undefined}>
          {/* Of these very goods: those of a moment ago do not hold up what has changed. */}
          <Streamed key={basket.revision} from={trips} skeleton={<div className="h-12" />}>
            {(text) =>
              text && (
                <p className="basket-trips">
                  <Icon name="parcel" />
                  <span>{text}</span>
                </p>
              )
            }
          </Streamed>
          <TotalLines totals={totals} quantity={basket.quantity} beforehand={deliveryCost(basket.items)} />
          {smartPrice && <SmartPriceNote standing={smartPrice} />}
          {plan && <ChosenPlanNote plan={plan} />}
          {isShort ? (
            <Settle />
          ) : (
            <LinkButton to="/cart/contacts" look="primary" wide>
              Перейти к оформлению
            </LinkButton>
          )}
          {!isShort && hasLast && (
            <LinkButton to="/cart/fast" wide className="mt-2">
              Быстрое оформление
            </LinkButton>
          )}
          <Promocode promocode={basket.promocode} promocodeStatus={basket.promocodeStatus} failure={promocodeFailure} />
          <p className="mt-3 text-14 text-ink-faint">
            {needsDelivery(basket.items)
              ? 'День, адрес и точную стоимость доставки выберете после контактов, до оплаты.'
              : 'Почту, на которую придёт код, укажете в контактах.'}
          </p>
        </aside>
      </div>
      {isShort ? null : (
        <div className="buy-bar">
          <Price value={totals.total} />
          <LinkButton to="/cart/contacts" look="primary">
            К оформлению
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** What is not any more as it was when the goods were put in, named before the lines that say it again. */
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

/** Some goods are not there any more: the way on is to leave what can be had. */
function Settle() {
  return (
    <Form method="post" action="/cart">
      <p className="mb-3 text-warn">Часть товаров закончилась. Чтобы оформить остальное, измените корзину.</p>
      <Button look="primary" wide name="intent" value="settle">
        Оставить то, что есть
      </Button>
    </Form>
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

interface EmptyBasketProps {
  children: ReactNode;
  isFailed: boolean;
  suggested: Suggested | null;
}

function EmptyBasket({ children, isFailed, suggested }: EmptyBasketProps) {
  return (
    <>
      <PageTitle title="Корзина" isFailed={isFailed} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Корзина' }]} />
      <EmptyState drawing={emptyDrawing} level={1} title="Корзина пуста" text="Товары, которые вы выберете, будут ждать здесь.">
        <LinkButton to="/catalog" look="primary">
          Перейти в каталог
        </LinkButton>
      </EmptyState>
      <div className="mx-auto max-w-[44rem]">{children}</div>
      <SuggestedGoods suggested={suggested} />
    </>
  );
}

function UnreadableBasket() {
  return (
    <>
      <PageTitle title="Корзина" isFailed />
      <ErrorState
        level={1}
        title="Корзина не загружается"
        text="Попробуйте ещё раз через минуту: товары в ней сохранены. Если не помогает, корзину можно очистить и собрать заново."
      >
        <LinkButton to="/cart" reloadDocument look="primary">
          Попробовать ещё раз
        </LinkButton>
        <Form method="post" action="/cart">
          <Button name="intent" value="clear">
            Очистить корзину
          </Button>
        </Form>
      </ErrorState>
    </>
  );
}
